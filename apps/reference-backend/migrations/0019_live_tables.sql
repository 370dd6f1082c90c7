CREATE TABLE "live_bets" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"game_slug" text NOT NULL,
	"round_number" integer NOT NULL,
	"currency_code" text NOT NULL,
	"launch_id" text NOT NULL,
	"player_id" bigint,
	"bets" jsonb NOT NULL,
	"staked" numeric(30, 8) NOT NULL,
	"client_seed" text,
	"changes" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"settles_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"payout" numeric(30, 8)
);
--> statement-breakpoint
CREATE TABLE "live_rounds" (
	"game_slug" text NOT NULL,
	"number" integer NOT NULL,
	"closed_at" timestamp with time zone,
	"client_seeds" jsonb,
	"result" integer,
	CONSTRAINT "live_rounds_game_slug_number_pk" PRIMARY KEY("game_slug","number")
);
--> statement-breakpoint
CREATE TABLE "live_table_secrets" (
	"id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_bets" ADD CONSTRAINT "live_bets_launch_id_launches_id_fk" FOREIGN KEY ("launch_id") REFERENCES "public"."launches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_bets" ADD CONSTRAINT "live_bets_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_bets" ADD CONSTRAINT "live_bets_of_round" FOREIGN KEY ("game_slug","round_number") REFERENCES "public"."live_rounds"("game_slug","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "live_bets_owner" ON "live_bets" USING btree ("owner","game_slug","currency_code","round_number");--> statement-breakpoint
CREATE INDEX "live_bets_round" ON "live_bets" USING btree ("game_slug","round_number");--> statement-breakpoint
CREATE INDEX "live_bets_due" ON "live_bets" USING btree ("settles_at") WHERE "live_bets"."settled_at" is null;