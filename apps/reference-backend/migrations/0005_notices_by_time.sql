DROP INDEX "notices_player";--> statement-breakpoint
CREATE INDEX "notices_player" ON "notices" USING btree ("player_id","created_at","id");