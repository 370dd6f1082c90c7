-- Ways to pay in beside the card.
ALTER TABLE "deposits" ADD COLUMN "method_kind" text DEFAULT 'card' NOT NULL;
--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "method_title" text DEFAULT 'Visa / Mastercard' NOT NULL;
--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "bonus_id" text;
--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "next" jsonb;
--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "expires_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "charge_version" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "asked_at" timestamp with time zone;
--> statement-breakpoint
CREATE INDEX "deposits_open" ON "deposits" USING btree ("created_at") WHERE "deposits"."status" in ('pending', 'challenge');
--> statement-breakpoint
CREATE TABLE "payment_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"webhook_secret" text NOT NULL
);
--> statement-breakpoint
-- The provider: other kinds of payment, cards that it keeps, its messages and what it does wrong on purpose.
ALTER TABLE "provider_card_tokens" ADD COLUMN "expiry" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "provider_charges" ADD COLUMN "kind" text DEFAULT 'card' NOT NULL;
--> statement-breakpoint
ALTER TABLE "provider_charges" ADD COLUMN "customer" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "provider_charges" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "provider_charges" ADD COLUMN "error_params" jsonb;
--> statement-breakpoint
ALTER TABLE "provider_charges" ADD COLUMN "step" jsonb;
--> statement-breakpoint
ALTER TABLE "provider_charges" ADD COLUMN "page_key" text;
--> statement-breakpoint
ALTER TABLE "provider_charges" ADD COLUMN "expires_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "provider_charges" ADD COLUMN "seen_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "provider_charges" ADD COLUMN "settles_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "provider_charges" ADD COLUMN "card_to_keep" text;
--> statement-breakpoint
ALTER TABLE "provider_charges" ADD COLUMN "kept_card_id" text;
--> statement-breakpoint
ALTER TABLE "provider_charges" DROP COLUMN "notified_at";
--> statement-breakpoint
CREATE UNIQUE INDEX "provider_charges_page_key" ON "provider_charges" USING btree ("page_key");
--> statement-breakpoint
CREATE INDEX "provider_charges_open" ON "provider_charges" USING btree ("created_at") WHERE "provider_charges"."status" in ('pending', 'challenge');
--> statement-breakpoint
CREATE TABLE "provider_kept_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"customer" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"expiry" text NOT NULL,
	"outcome" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "provider_kept_cards_card" ON "provider_kept_cards" USING btree ("customer","brand","last4","expiry");
--> statement-breakpoint
CREATE TABLE "provider_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"charge" jsonb NOT NULL,
	"version" integer NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "provider_messages_due" ON "provider_messages" USING btree ("due_at") WHERE "provider_messages"."done_at" is null;
--> statement-breakpoint
CREATE TABLE "provider_faults" (
	"id" integer PRIMARY KEY NOT NULL,
	"answers" text NOT NULL,
	"messages" text NOT NULL,
	"paused" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
UPDATE "provider_charges" SET "expires_at" = "created_at" + interval '30 minutes' WHERE "status" = 'challenge';
