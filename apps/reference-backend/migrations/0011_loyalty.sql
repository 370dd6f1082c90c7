CREATE TABLE "loyalty" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"staked" numeric(30, 8) NOT NULL,
	"level" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "loyalty" ADD CONSTRAINT "loyalty_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;