-- Rakeback by player and day, cashback by half hour, and the statements of both.
CREATE TABLE "rakeback_calendars" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"play_date" date,
	"play_date_ends_at" timestamp with time zone,
	"play_date_open" boolean DEFAULT false NOT NULL,
	"half_hour" timestamp with time zone,
	"half_hour_open" boolean DEFAULT false NOT NULL,
	"last_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rakeback_days" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"play_date" date NOT NULL,
	"claim_date" date NOT NULL,
	"currency_code" text NOT NULL,
	"time_zone" text NOT NULL,
	"rounds" integer DEFAULT 0 NOT NULL,
	"wagered" numeric(30, 8) DEFAULT '0' NOT NULL,
	"won" numeric(30, 8) DEFAULT '0' NOT NULL,
	"bonus_cost" numeric(30, 8) DEFAULT '0' NOT NULL,
	"rate" text NOT NULL,
	"amount" numeric(30, 8),
	"previous_hash" text,
	"hash" text,
	"paid_at" timestamp with time zone,
	"balance_after" numeric(30, 8),
	CONSTRAINT "rakeback_days_closed" CHECK (("hash" is null) = ("amount" is null) and ("hash" is null) = ("previous_hash" is null)),
	CONSTRAINT "rakeback_days_paid" CHECK ("paid_at" is null or ("hash" is not null and "amount" > 0))
);
--> statement-breakpoint
CREATE TABLE "cashback_awards" (
	"player_id" bigint NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"currency_code" text NOT NULL,
	"wagered" numeric(30, 8) DEFAULT '0' NOT NULL,
	"won" numeric(30, 8) DEFAULT '0' NOT NULL,
	"percent" text NOT NULL,
	"payout" numeric(30, 8),
	"day_id" text,
	CONSTRAINT "cashback_awards_player_id_until_currency_code_pk" PRIMARY KEY("player_id","until","currency_code")
);
--> statement-breakpoint
ALTER TABLE "rakeback_calendars" ADD CONSTRAINT "rakeback_calendars_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rakeback_days" ADD CONSTRAINT "rakeback_days_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cashback_awards" ADD CONSTRAINT "cashback_awards_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cashback_awards" ADD CONSTRAINT "cashback_awards_day_id_rakeback_days_id_fk" FOREIGN KEY ("day_id") REFERENCES "public"."rakeback_days"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "rakeback_calendars_due" ON "rakeback_calendars" USING btree ("half_hour") WHERE "rakeback_calendars"."half_hour_open";
--> statement-breakpoint
CREATE UNIQUE INDEX "rakeback_days_day" ON "rakeback_days" USING btree ("player_id","play_date","currency_code");
--> statement-breakpoint
CREATE INDEX "rakeback_days_paid" ON "rakeback_days" USING btree ("player_id","paid_at") WHERE "rakeback_days"."paid_at" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "rakeback_days_after" ON "rakeback_days" USING btree ("player_id","previous_hash") WHERE "rakeback_days"."previous_hash" is not null;
--> statement-breakpoint
CREATE INDEX "cashback_awards_day" ON "cashback_awards" USING btree ("day_id") WHERE "cashback_awards"."day_id" is not null;
--> statement-breakpoint
-- Rounds that were taken back.
ALTER TABLE "rounds" ADD COLUMN "voided_at" timestamp with time zone;
--> statement-breakpoint
-- A day that is closed stays as it is; all that can still happen to it is that it is paid, once.
CREATE FUNCTION "closed_rakeback_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."hash" IS NOT NULL AND (
    OLD."paid_at" IS NOT NULL
    OR (to_jsonb(NEW) - 'paid_at' - 'balance_after') <> (to_jsonb(OLD) - 'paid_at' - 'balance_after')
  ) THEN
    RAISE EXCEPTION 'rakeback day % is closed', OLD."id" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "rakeback_days_closed_stay" BEFORE UPDATE ON "rakeback_days"
FOR EACH ROW EXECUTE FUNCTION "closed_rakeback_stays"();
--> statement-breakpoint
CREATE FUNCTION "added_cashback_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."payout" IS NOT NULL THEN
    RAISE EXCEPTION 'the cashback of % is added', OLD."until" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "cashback_awards_added_stay" BEFORE UPDATE ON "cashback_awards"
FOR EACH ROW EXECUTE FUNCTION "added_cashback_stays"();
