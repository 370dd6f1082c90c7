-- Conditions of offers, coupons, and the bonuses that players took.
ALTER TABLE "bonuses" ADD COLUMN "conditions" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "bonuses" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"bonus_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_bonuses" (
	"id" text PRIMARY KEY NOT NULL,
	"bonus_id" text NOT NULL,
	"player_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"offer" jsonb NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"currency_code" text NOT NULL,
	"status" text NOT NULL,
	"amount" numeric(30, 8) NOT NULL,
	"balance" numeric(30, 8) NOT NULL,
	"wagered" numeric(30, 8) NOT NULL,
	"wager_total" numeric(30, 8) NOT NULL,
	"free_spins_left" integer NOT NULL,
	"free_spins_won" numeric(30, 8) NOT NULL,
	"converted" numeric(30, 8) NOT NULL,
	"forfeited" numeric(30, 8) NOT NULL,
	"deposit_id" text,
	"coupon_code" text,
	"cash_after" numeric(30, 8),
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "player_bonuses_not_negative" CHECK ("balance" >= 0 and "free_spins_left" >= 0),
	CONSTRAINT "player_bonuses_ended" CHECK (("status" = 'active') = ("ended_at" is null)),
	CONSTRAINT "player_bonuses_empty" CHECK ("status" = 'active' or "balance" = 0)
);
--> statement-breakpoint
CREATE TABLE "coupon_redemptions" (
	"code" text NOT NULL,
	"player_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_redemptions_code_player_id_pk" PRIMARY KEY("code","player_id")
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_bonus_id_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonuses"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "player_bonuses" ADD CONSTRAINT "player_bonuses_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "player_bonuses_active" ON "player_bonuses" USING btree ("player_id","kind") WHERE "player_bonuses"."status" = 'active';
--> statement-breakpoint
CREATE UNIQUE INDEX "player_bonuses_deposit" ON "player_bonuses" USING btree ("deposit_id");
--> statement-breakpoint
CREATE INDEX "player_bonuses_player" ON "player_bonuses" USING btree ("player_id","started_at");
--> statement-breakpoint
CREATE INDEX "player_bonuses_offer" ON "player_bonuses" USING btree ("bonus_id","player_id");
--> statement-breakpoint
CREATE INDEX "player_bonuses_due" ON "player_bonuses" USING btree ("expires_at") WHERE "player_bonuses"."status" = 'active';
--> statement-breakpoint
-- What of a round was bonus money.
ALTER TABLE "rounds" ADD COLUMN "bonus_stake" numeric(30, 8) DEFAULT '0' NOT NULL;
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "bonus_payout" numeric(30, 8) DEFAULT '0' NOT NULL;
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "player_bonus_id" text;
--> statement-breakpoint
-- What a deposit is to activate, and what became of it.
ALTER TABLE "deposits" ADD COLUMN "replaces_bonus_id" text;
--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;
--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "coupon_code" text;
--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "bonus_error" text;
