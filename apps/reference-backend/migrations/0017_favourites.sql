CREATE TABLE "favourite_games" (
	"player_id" bigint NOT NULL,
	"game_slug" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_games_player_id_game_slug_pk" PRIMARY KEY("player_id","game_slug")
);
--> statement-breakpoint
ALTER TABLE "favourite_games" ADD CONSTRAINT "favourite_games_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;