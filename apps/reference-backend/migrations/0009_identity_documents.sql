CREATE TABLE "document_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"sha256" text NOT NULL,
	"captured" boolean NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"writer" text,
	"writer_until" timestamp with time zone,
	"document_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_approvals" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"applies_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"stored_as" text NOT NULL,
	"captured" boolean NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"uploaded_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "document_uploads" ADD CONSTRAINT "document_uploads_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_approvals" ADD CONSTRAINT "identity_approvals_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_uploads_player" ON "document_uploads" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "document_uploads_expiry" ON "document_uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_approvals_due" ON "identity_approvals" USING btree ("applies_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_documents_hash" ON "identity_documents" USING btree ("player_id","sha256");--> statement-breakpoint
CREATE INDEX "identity_documents_player" ON "identity_documents" USING btree ("player_id","uploaded_at");