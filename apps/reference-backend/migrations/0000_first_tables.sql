CREATE TABLE "bonuses" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"offer" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text
);
--> statement-breakpoint
CREATE TABLE "password_tries" (
	"scope" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "players_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1),
	"email" text,
	"email_key" text,
	"username" text,
	"username_key" text,
	"phone_code" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"date_of_birth" date,
	"gender" text DEFAULT 'Not to say' NOT NULL,
	"country_code" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"currency_code" text NOT NULL,
	"preferred_language" text DEFAULT 'en' NOT NULL,
	"kyc_status" text DEFAULT '' NOT NULL,
	"is_email_verified" boolean DEFAULT false NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"newsletter" boolean DEFAULT false NOT NULL,
	"marketing" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ip" text NOT NULL,
	"location" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"player_id" bigint,
	"currency_code" text NOT NULL,
	"balance" numeric(30, 8) DEFAULT '0' NOT NULL,
	CONSTRAINT "accounts_owner" CHECK (("accounts"."kind" like 'player:%') = ("accounts"."player_id" is not null)),
	CONSTRAINT "accounts_player_not_negative" CHECK ("accounts"."player_id" is null or "accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"reference" text,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transfer_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" numeric(30, 8) NOT NULL,
	"balance_after" numeric(30, 8) NOT NULL,
	CONSTRAINT "postings_not_zero" CHECK ("postings"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_card_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_by" text
);
--> statement-breakpoint
CREATE TABLE "provider_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"card_brand" text NOT NULL,
	"card_last4" text NOT NULL,
	"amount" numeric(30, 8) NOT NULL,
	"currency_code" text NOT NULL,
	"status" text NOT NULL,
	"error_code" text,
	"pa_req" text,
	"md" text,
	"return_urls" jsonb NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"notified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_orders" (
	"id" integer PRIMARY KEY NOT NULL,
	"next_outcome" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"method_id" text NOT NULL,
	"amount" numeric(30, 8) NOT NULL,
	"currency_code" text NOT NULL,
	"status" text NOT NULL,
	"card_token" text,
	"card_brand" text,
	"card_last4" text,
	"return_url" text NOT NULL,
	"three_ds_url" text,
	"pa_req" text,
	"error_code" text,
	"error_params" jsonb,
	"balance_after" numeric(30, 8),
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "launches" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"player_id" bigint,
	"access_token_hash" text,
	"game_slug" text NOT NULL,
	"mode" text NOT NULL,
	"locale" text NOT NULL,
	"currency_code" text NOT NULL,
	"play_balance" numeric(30, 8),
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"launch_id" text,
	"player_id" bigint NOT NULL,
	"game_slug" text NOT NULL,
	"currency_code" text NOT NULL,
	"stake" numeric(30, 8) NOT NULL,
	"payout" numeric(30, 8) NOT NULL,
	"balance_after" numeric(30, 8) NOT NULL,
	"drawn" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_scripts" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"audience" text NOT NULL,
	"head" text DEFAULT '' NOT NULL,
	"body_start" text DEFAULT '' NOT NULL,
	"body_end" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "country_block_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "country_block_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ip" text NOT NULL,
	"country_code" text NOT NULL,
	"first_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitor_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visitor_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"marketing" jsonb NOT NULL,
	"device_type" text NOT NULL,
	"coupon" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launches" ADD CONSTRAINT "launches_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launches" ADD CONSTRAINT "launches_access_token_hash_access_tokens_token_hash_fk" FOREIGN KEY ("access_token_hash") REFERENCES "public"."access_tokens"("token_hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_launch_id_launches_id_fk" FOREIGN KEY ("launch_id") REFERENCES "public"."launches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_events" ADD CONSTRAINT "visitor_events_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bonuses_window" ON "bonuses" USING btree ("starts_at","ends_at");--> statement-breakpoint
CREATE INDEX "access_tokens_player" ON "access_tokens" USING btree ("player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "players_email_key" ON "players" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "players_username_key" ON "players" USING btree ("username_key");--> statement-breakpoint
CREATE UNIQUE INDEX "players_phone_key" ON "players" USING btree ("phone_code","phone") WHERE "players"."phone" <> '';--> statement-breakpoint
CREATE INDEX "sign_ins_player" ON "sign_ins" USING btree ("player_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_of_player" ON "accounts" USING btree ("kind","player_id","currency_code") WHERE "accounts"."player_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_of_house" ON "accounts" USING btree ("kind","currency_code") WHERE "accounts"."player_id" is null;--> statement-breakpoint
CREATE INDEX "postings_transfer" ON "postings" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "postings_account" ON "postings" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_reference" ON "transfers" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_charges_reference" ON "provider_charges" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_charges_pa_req" ON "provider_charges" USING btree ("pa_req");--> statement-breakpoint
CREATE INDEX "deposits_player" ON "deposits" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_pa_req" ON "deposits" USING btree ("pa_req");--> statement-breakpoint
CREATE UNIQUE INDEX "launches_token" ON "launches" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "launches_player" ON "launches" USING btree ("player_id","last_used_at");--> statement-breakpoint
CREATE INDEX "launches_used" ON "launches" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "rounds_player" ON "rounds" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "rounds_created" ON "rounds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "visitor_events_created" ON "visitor_events" USING btree ("created_at");