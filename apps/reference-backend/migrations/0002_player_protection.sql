CREATE TABLE "document_signals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_signals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"player_id" bigint NOT NULL,
	"other_player_id" bigint,
	"document_id" text,
	"file_name" text NOT NULL,
	"detail" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_documents" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "identity_documents" ADD COLUMN "picture_hash" text;--> statement-breakpoint
ALTER TABLE "identity_documents" ADD COLUMN "stored_size" integer;--> statement-breakpoint
ALTER TABLE "protections" ADD COLUMN "limits_reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "document_signals" ADD CONSTRAINT "document_signals_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_signals" ADD CONSTRAINT "document_signals_other_player_id_players_id_fk" FOREIGN KEY ("other_player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_signals" ADD CONSTRAINT "document_signals_document_id_identity_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."identity_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_signals_time" ON "document_signals" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "identity_documents_sent" ON "identity_documents" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "identity_documents_content" ON "identity_documents" USING btree ("content_hash");