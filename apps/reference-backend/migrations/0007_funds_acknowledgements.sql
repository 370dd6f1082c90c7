CREATE TABLE "funds_acknowledgements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "funds_acknowledgements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"version" text NOT NULL,
	"level" text NOT NULL,
	"words" jsonb,
	"acknowledged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "funds_acknowledgements" ADD CONSTRAINT "funds_acknowledgements_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "funds_acknowledgements_player" ON "funds_acknowledgements" USING btree ("player_id","id");
--> statement-breakpoint
CREATE TRIGGER "funds_acknowledgements_append_only" BEFORE UPDATE OR DELETE ON "funds_acknowledgements"
FOR EACH ROW EXECUTE FUNCTION "ledger_is_append_only"();
