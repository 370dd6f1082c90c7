CREATE TABLE "crash_bets" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"game_slug" text NOT NULL,
	"round_number" integer NOT NULL,
	"currency_code" text NOT NULL,
	"launch_id" text NOT NULL,
	"player_id" bigint,
	"stake" numeric(30, 8) NOT NULL,
	"auto_cash_out" integer,
	"client_seed" text,
	"placed_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"multiplier" integer,
	"payout" numeric(30, 8),
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "crash_rounds" (
	"game_slug" text NOT NULL,
	"number" integer NOT NULL,
	"server_seed" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"client_seeds" jsonb,
	"crash_point" integer,
	"ends_at" timestamp with time zone,
	CONSTRAINT "crash_rounds_game_slug_number_pk" PRIMARY KEY("game_slug","number")
);
--> statement-breakpoint
ALTER TABLE "crash_bets" ADD CONSTRAINT "crash_bets_launch_id_launches_id_fk" FOREIGN KEY ("launch_id") REFERENCES "public"."launches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crash_bets" ADD CONSTRAINT "crash_bets_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crash_bets" ADD CONSTRAINT "crash_bets_of_round" FOREIGN KEY ("game_slug","round_number") REFERENCES "public"."crash_rounds"("game_slug","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "crash_bets_owner" ON "crash_bets" USING btree ("owner","game_slug","currency_code","round_number");--> statement-breakpoint
CREATE INDEX "crash_bets_round" ON "crash_bets" USING btree ("game_slug","round_number");--> statement-breakpoint
CREATE INDEX "crash_bets_open" ON "crash_bets" USING btree ("game_slug","round_number") WHERE "crash_bets"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "crash_rounds_open" ON "crash_rounds" USING btree ("starts_at") WHERE "crash_rounds"."closed_at" is null;