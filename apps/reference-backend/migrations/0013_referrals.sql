CREATE TABLE "referral_payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"amount" numeric(30, 8) NOT NULL,
	"currency_code" text NOT NULL,
	"euro" numeric(30, 8) NOT NULL,
	"balance_after" numeric(30, 8) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_payouts_positive" CHECK ("referral_payouts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "referral_shares" (
	"friend_id" bigint NOT NULL,
	"play_date" date NOT NULL,
	"currency_code" text NOT NULL,
	"referrer_id" bigint NOT NULL,
	"revenue" numeric(30, 8) NOT NULL,
	"share" numeric(30, 8) NOT NULL,
	CONSTRAINT "referral_shares_pk" PRIMARY KEY("friend_id","play_date","currency_code")
);
--> statement-breakpoint
CREATE TABLE "referral_visits" (
	"referrer_id" bigint NOT NULL,
	"day" date NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "referral_visits_pk" PRIMARY KEY("referrer_id","day","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"friend_id" bigint PRIMARY KEY NOT NULL,
	"referrer_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referrals_not_oneself" CHECK ("referrals"."friend_id" <> "referrals"."referrer_id")
);
--> statement-breakpoint
CREATE TABLE "referrers" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "referral_payouts" ADD CONSTRAINT "referral_payouts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_shares" ADD CONSTRAINT "referral_shares_friend_id_players_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_shares" ADD CONSTRAINT "referral_shares_referrer_id_players_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_visits" ADD CONSTRAINT "referral_visits_referrer_id_players_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_friend_id_players_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_players_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrers" ADD CONSTRAINT "referrers_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_payouts_player" ON "referral_payouts" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "referral_shares_referrer" ON "referral_shares" USING btree ("referrer_id");--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("referrer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "referrers_code" ON "referrers" USING btree ("code");