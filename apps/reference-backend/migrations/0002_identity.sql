-- Not only wrong passwords are limited any more.
ALTER TABLE "password_tries" RENAME TO "tries";
--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "has_chosen_password" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "registration_mode" text;
--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "is_linked" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "locked_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "brand_settings" ADD COLUMN "registration_fields" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
CREATE TABLE "link_codes" (
	"player_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "link_codes_player_id_purpose_pk" PRIMARY KEY("player_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"phone" text PRIMARY KEY NOT NULL,
	"player_id" bigint,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"code" text,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_orders" (
	"id" integer PRIMARY KEY NOT NULL,
	"mail_fails" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "link_codes" ADD CONSTRAINT "link_codes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD CONSTRAINT "sms_codes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "link_codes_hash" ON "link_codes" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "sms_codes_player" ON "sms_codes" USING btree ("player_id");
