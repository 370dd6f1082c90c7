-- The bonus buy that a player confirmed above the bet limit of a bonus.
CREATE TABLE "bet_exemptions" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"game_slug" text NOT NULL,
	"cost" numeric(30, 8) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bet_exemptions" ADD CONSTRAINT "bet_exemptions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;
