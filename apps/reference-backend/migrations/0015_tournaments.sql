CREATE TABLE "tournament_entries" (
	"tournament_id" text NOT NULL,
	"player_id" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"score" numeric(30, 8) DEFAULT '0' NOT NULL,
	"reached_at" timestamp with time zone,
	"rounds" integer DEFAULT 0 NOT NULL,
	"wagered" numeric(30, 8) DEFAULT '0' NOT NULL,
	"won" numeric(30, 8) DEFAULT '0' NOT NULL,
	"is_final" boolean DEFAULT false NOT NULL,
	"final_rank" integer,
	"prize" numeric(30, 8),
	"paid_at" timestamp with time zone,
	"paid_amount" numeric(30, 8),
	"paid_currency_code" text,
	"balance_after" numeric(30, 8),
	CONSTRAINT "tournament_entries_tournament_id_player_id_pk" PRIMARY KEY("tournament_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "tournaments" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"edition" integer,
	"metric" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"currency_code" text NOT NULL,
	"min_stake" numeric(30, 8) NOT NULL,
	"stake_per_point" numeric(30, 8) NOT NULL,
	"games" jsonb NOT NULL,
	"prizes" jsonb NOT NULL,
	"final_at" timestamp with time zone,
	CONSTRAINT "tournaments_end_after_start" CHECK ("tournaments"."ends_at" > "tournaments"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "tournament_entries" ADD CONSTRAINT "tournament_entries_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entries" ADD CONSTRAINT "tournament_entries_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tournament_entries_rank" ON "tournament_entries" USING btree ("tournament_id","score" DESC NULLS FIRST,"reached_at","entered_at","player_id");--> statement-breakpoint
CREATE INDEX "tournament_entries_open" ON "tournament_entries" USING btree ("player_id") WHERE not "tournament_entries"."is_final";--> statement-breakpoint
CREATE INDEX "tournament_entries_unpaid" ON "tournament_entries" USING btree ("tournament_id") WHERE "tournament_entries"."prize" is not null and "tournament_entries"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "tournament_entries_paid" ON "tournament_entries" USING btree ("player_id","paid_at") WHERE "tournament_entries"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "tournaments_end" ON "tournaments" USING btree ("ends_at");