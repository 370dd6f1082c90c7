CREATE TABLE "session_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_key" text NOT NULL,
	"used_at" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"successor_salt" text
);
--> statement-breakpoint
ALTER TABLE "protections" ADD COLUMN "deposits_closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "protections" ADD COLUMN "summary_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "protections" ADD COLUMN "active_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_key_access_tokens_token_hash_fk" FOREIGN KEY ("session_key") REFERENCES "public"."access_tokens"("token_hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_tokens_session" ON "session_tokens" USING btree ("session_key");--> statement-breakpoint
INSERT INTO "session_tokens" ("token_hash", "session_key", "used_at")
SELECT "token_hash", "token_hash", "last_seen_at" FROM "access_tokens";
