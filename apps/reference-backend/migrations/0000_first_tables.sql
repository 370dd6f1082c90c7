CREATE TABLE "net_deposit_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "net_deposit_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"net_deposits" numeric(30, 8) NOT NULL,
	"currency_code" text NOT NULL,
	"passed_at" timestamp with time zone NOT NULL,
	"answer" text,
	"ask_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bet_exemptions" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"game_slug" text NOT NULL,
	"cost" numeric(30, 8) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bonuses" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"offer" jsonb NOT NULL,
	"conditions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_redemptions" (
	"code" text NOT NULL,
	"player_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_redemptions_code_player_id_pk" PRIMARY KEY("code","player_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"bonus_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_bonuses" (
	"id" text PRIMARY KEY NOT NULL,
	"bonus_id" text NOT NULL,
	"player_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"offer" jsonb NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"currency_code" text NOT NULL,
	"status" text NOT NULL,
	"amount" numeric(30, 8) NOT NULL,
	"balance" numeric(30, 8) NOT NULL,
	"wagered" numeric(30, 8) NOT NULL,
	"wager_total" numeric(30, 8) NOT NULL,
	"free_spins_left" integer NOT NULL,
	"free_spins_won" numeric(30, 8) NOT NULL,
	"converted" numeric(30, 8) NOT NULL,
	"forfeited" numeric(30, 8) NOT NULL,
	"deposit_id" text,
	"coupon_code" text,
	"cash_after" numeric(30, 8),
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "player_bonuses_not_negative" CHECK ("player_bonuses"."balance" >= 0 and "player_bonuses"."free_spins_left" >= 0),
	CONSTRAINT "player_bonuses_ended" CHECK (("player_bonuses"."status" = 'active') = ("player_bonuses"."ended_at" is null)),
	CONSTRAINT "player_bonuses_empty" CHECK ("player_bonuses"."status" = 'active' or "player_bonuses"."balance" = 0)
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"room" text NOT NULL,
	"player_id" bigint NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" text
);
--> statement-breakpoint
CREATE TABLE "chat_mutes" (
	"player_id" bigint NOT NULL,
	"muted_id" bigint NOT NULL,
	CONSTRAINT "chat_mutes_player_id_muted_id_pk" PRIMARY KEY("player_id","muted_id")
);
--> statement-breakpoint
CREATE TABLE "chat_profiles" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"author_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"colour" text DEFAULT 'default' NOT NULL,
	"font_size" text DEFAULT 'normal' NOT NULL,
	"appearance" text DEFAULT 'comfortable' NOT NULL,
	"last_message_at" timestamp with time zone,
	"silenced_until" timestamp with time zone,
	"is_closed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_reports" (
	"message_id" bigint NOT NULL,
	"player_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "chat_reports_message_id_player_id_pk" PRIMARY KEY("message_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "marketing_consents" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"given" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_stops" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marketing_stops_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"stopped" jsonb NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crash_bets" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"game_slug" text NOT NULL,
	"round_number" integer NOT NULL,
	"currency_code" text NOT NULL,
	"launch_id" text NOT NULL,
	"player_id" bigint,
	"stake" numeric(30, 8) NOT NULL,
	"auto_cash_out" integer,
	"client_seed" text,
	"placed_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"multiplier" integer,
	"payout" numeric(30, 8),
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "crash_rounds" (
	"game_slug" text NOT NULL,
	"number" integer NOT NULL,
	"server_seed" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"client_seeds" jsonb,
	"crash_point" integer,
	"ends_at" timestamp with time zone,
	CONSTRAINT "crash_rounds_game_slug_number_pk" PRIMARY KEY("game_slug","number")
);
--> statement-breakpoint
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
	"content_hash" text,
	"picture_hash" text,
	"stored_as" text NOT NULL,
	"stored_size" integer,
	"captured" boolean NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"uploaded_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "register_simulation" (
	"id" integer PRIMARY KEY NOT NULL,
	"behaviour" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registered_persons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registered_persons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"excluded_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "favourite_games" (
	"player_id" bigint NOT NULL,
	"game_slug" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_games_player_id_game_slug_pk" PRIMARY KEY("player_id","game_slug")
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
CREATE TABLE "access_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text,
	"public_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"method" text DEFAULT 'unknown' NOT NULL,
	"device_kind" text DEFAULT 'unknown' NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"browser" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"last_seen_at" timestamp with time zone,
	"idle_minutes" integer,
	"is_new_device" boolean DEFAULT false NOT NULL
);
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
CREATE TABLE "login_devices" (
	"device_hash" text NOT NULL,
	"player_id" bigint NOT NULL,
	"last_login_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_devices_pk" PRIMARY KEY("device_hash","player_id")
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ip" text NOT NULL,
	"location" text NOT NULL,
	"method" text DEFAULT 'unknown' NOT NULL,
	"device_kind" text DEFAULT 'unknown' NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"browser" text DEFAULT '' NOT NULL
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
	"has_chosen_password" boolean DEFAULT true NOT NULL,
	"registration_mode" text,
	"is_linked" boolean DEFAULT false NOT NULL,
	"locked_at" timestamp with time zone,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"ghost_mode" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "sms_codes" (
	"phone" text PRIMARY KEY NOT NULL,
	"player_id" bigint,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tries" (
	"scope" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
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
CREATE TABLE "loyalty" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"staked" numeric(30, 8) NOT NULL,
	"level" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_mutes" (
	"player_id" bigint NOT NULL,
	"muted_group" text NOT NULL,
	CONSTRAINT "notice_mutes_player_id_muted_group_pk" PRIMARY KEY("player_id","muted_group")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"values" jsonb NOT NULL,
	"cause" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mines_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"game_slug" text NOT NULL,
	"currency_code" text NOT NULL,
	"launch_id" text NOT NULL,
	"player_id" bigint,
	"stake" numeric(30, 8) NOT NULL,
	"mines" integer NOT NULL,
	"opened" jsonb NOT NULL,
	"server_seed" text NOT NULL,
	"client_seed" text NOT NULL,
	"next_server_seed_hash" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"payout" numeric(30, 8)
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
CREATE TABLE "provider_card_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"expiry" text DEFAULT '' NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_by" text
);
--> statement-breakpoint
CREATE TABLE "provider_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"kind" text DEFAULT 'card' NOT NULL,
	"customer" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"card_brand" text NOT NULL,
	"card_last4" text NOT NULL,
	"amount" numeric(30, 8) NOT NULL,
	"currency_code" text NOT NULL,
	"status" text NOT NULL,
	"error_code" text,
	"error_params" jsonb,
	"pa_req" text,
	"md" text,
	"step" jsonb,
	"page_key" text,
	"expires_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"settles_at" timestamp with time zone,
	"card_to_keep" text,
	"kept_card_id" text,
	"return_urls" jsonb NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_faults" (
	"id" integer PRIMARY KEY NOT NULL,
	"answers" text NOT NULL,
	"messages" text NOT NULL,
	"paused" jsonb DEFAULT '[]'::jsonb NOT NULL
);
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
CREATE TABLE "provider_orders" (
	"id" integer PRIMARY KEY NOT NULL,
	"next_outcome" text NOT NULL
);
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
CREATE TABLE "deposits" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"method_id" text NOT NULL,
	"method_kind" text DEFAULT 'card' NOT NULL,
	"method_title" text DEFAULT 'Visa / Mastercard' NOT NULL,
	"amount" numeric(30, 8) NOT NULL,
	"currency_code" text NOT NULL,
	"status" text NOT NULL,
	"card_token" text,
	"card_brand" text,
	"card_last4" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"bonus_id" text,
	"replaces_bonus_id" text,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"coupon_code" text,
	"bonus_error" text,
	"next" jsonb,
	"expires_at" timestamp with time zone,
	"charge_version" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone,
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
CREATE TABLE "payment_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"webhook_secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_persons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_persons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"date_of_birth" date,
	"phone_code" text NOT NULL,
	"phone" text NOT NULL,
	"country_code" text NOT NULL,
	"city" text NOT NULL,
	"zip_code" text NOT NULL,
	"address" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_matches" (
	"player_id" bigint NOT NULL,
	"excluded_id" bigint NOT NULL,
	"match" text NOT NULL,
	"facts" jsonb NOT NULL,
	"state" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "person_matches_player_id_excluded_id_pk" PRIMARY KEY("player_id","excluded_id")
);
--> statement-breakpoint
CREATE TABLE "exclusions" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"reopens_on_request" boolean DEFAULT false NOT NULL,
	"from_player_id" bigint
);
--> statement-breakpoint
CREATE TABLE "funds_acknowledgements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "funds_acknowledgements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"version" text NOT NULL,
	"level" text NOT NULL,
	"words" jsonb,
	"acknowledged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lifted_exclusions" (
	"player_id" bigint NOT NULL,
	"from_player_id" bigint NOT NULL,
	CONSTRAINT "lifted_exclusions_player_id_from_player_id_pk" PRIMARY KEY("player_id","from_player_id")
);
--> statement-breakpoint
CREATE TABLE "limit_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "limit_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"value" text,
	"requested_at" timestamp with time zone NOT NULL,
	"takes_effect_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "protections" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"currency_code" text NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"limits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"usage" jsonb,
	"session_time" jsonb DEFAULT '{"value":null,"pending":null}'::jsonb NOT NULL,
	"session_counted_since" timestamp with time zone,
	"play_session" jsonb,
	"reality_check_minutes" integer,
	"limits_chosen_at" timestamp with time zone,
	"limits_reviewed_at" timestamp with time zone,
	"review_message_at" timestamp with time zone,
	"self_excluded_until" timestamp with time zone,
	"cooling_off_until" timestamp with time zone,
	"is_excluded_for_good" boolean DEFAULT false NOT NULL,
	"linked_self_excluded_until" timestamp with time zone,
	"linked_cooling_off_until" timestamp with time zone,
	"is_linked_for_good" boolean DEFAULT false NOT NULL,
	"reopens_on_request" boolean DEFAULT false NOT NULL,
	"reopens_at" timestamp with time zone,
	"held_since" timestamp with time zone,
	"is_registered" boolean DEFAULT false NOT NULL,
	"registered_until" timestamp with time zone,
	"register_asked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reality_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reality_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"answer" text NOT NULL,
	"minutes" integer,
	"currency_code" text NOT NULL,
	"played_ms" bigint NOT NULL,
	"staked" numeric(30, 8) NOT NULL,
	"won" numeric(30, 8) NOT NULL,
	"rounds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "register_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "register_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"moment" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cashback_awards" (
	"player_id" bigint NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"currency_code" text NOT NULL,
	"wagered" numeric(30, 8) DEFAULT '0' NOT NULL,
	"won" numeric(30, 8) DEFAULT '0' NOT NULL,
	"percent" text NOT NULL,
	"payout" numeric(30, 8),
	"day_id" text,
	CONSTRAINT "cashback_awards_player_id_until_currency_code_pk" PRIMARY KEY("player_id","until","currency_code")
);
--> statement-breakpoint
CREATE TABLE "rakeback_calendars" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"play_date" date,
	"play_date_ends_at" timestamp with time zone,
	"play_date_open" boolean DEFAULT false NOT NULL,
	"half_hour" timestamp with time zone,
	"half_hour_open" boolean DEFAULT false NOT NULL,
	"last_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rakeback_days" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"play_date" date NOT NULL,
	"claim_date" date NOT NULL,
	"currency_code" text NOT NULL,
	"time_zone" text NOT NULL,
	"rounds" integer DEFAULT 0 NOT NULL,
	"wagered" numeric(30, 8) DEFAULT '0' NOT NULL,
	"won" numeric(30, 8) DEFAULT '0' NOT NULL,
	"bonus_cost" numeric(30, 8) DEFAULT '0' NOT NULL,
	"rate" text NOT NULL,
	"amount" numeric(30, 8),
	"previous_hash" text,
	"hash" text,
	"paid_at" timestamp with time zone,
	"balance_after" numeric(30, 8),
	CONSTRAINT "rakeback_days_closed" CHECK (("rakeback_days"."hash" is null) = ("rakeback_days"."amount" is null) and ("rakeback_days"."hash" is null) = ("rakeback_days"."previous_hash" is null)),
	CONSTRAINT "rakeback_days_paid" CHECK ("rakeback_days"."paid_at" is null or ("rakeback_days"."hash" is not null and "rakeback_days"."amount" > 0))
);
--> statement-breakpoint
CREATE TABLE "referral_payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"amount" numeric(30, 8) NOT NULL,
	"currency_code" text NOT NULL,
	"euro" numeric(30, 8) NOT NULL,
	"balance_after" numeric(30, 8) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_payouts_positive" CHECK ("referral_payouts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "referral_shares" (
	"friend_id" bigint NOT NULL,
	"play_date" date NOT NULL,
	"currency_code" text NOT NULL,
	"referrer_id" bigint NOT NULL,
	"revenue" numeric(30, 8) NOT NULL,
	"share" numeric(30, 8) NOT NULL,
	CONSTRAINT "referral_shares_pk" PRIMARY KEY("friend_id","play_date","currency_code")
);
--> statement-breakpoint
CREATE TABLE "referral_visits" (
	"referrer_id" bigint NOT NULL,
	"day" date NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "referral_visits_pk" PRIMARY KEY("referrer_id","day","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"friend_id" bigint PRIMARY KEY NOT NULL,
	"referrer_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referrals_not_oneself" CHECK ("referrals"."friend_id" <> "referrals"."referrer_id")
);
--> statement-breakpoint
CREATE TABLE "referrers" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_bets" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"game_slug" text NOT NULL,
	"round_number" integer NOT NULL,
	"currency_code" text NOT NULL,
	"launch_id" text NOT NULL,
	"player_id" bigint,
	"bets" jsonb NOT NULL,
	"staked" numeric(30, 8) NOT NULL,
	"client_seed" text,
	"changes" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"settles_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"payout" numeric(30, 8)
);
--> statement-breakpoint
CREATE TABLE "live_rounds" (
	"game_slug" text NOT NULL,
	"number" integer NOT NULL,
	"closed_at" timestamp with time zone,
	"client_seeds" jsonb,
	"result" integer,
	CONSTRAINT "live_rounds_game_slug_number_pk" PRIMARY KEY("game_slug","number")
);
--> statement-breakpoint
CREATE TABLE "live_table_secrets" (
	"id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
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
	"next_server_seed" text,
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
	"bonus_stake" numeric(30, 8) DEFAULT '0' NOT NULL,
	"bonus_payout" numeric(30, 8) DEFAULT '0' NOT NULL,
	"player_bonus_id" text,
	"balance_after" numeric(30, 8) NOT NULL,
	"drawn" jsonb NOT NULL,
	"server_seed" text,
	"client_seed" text,
	"volatility" integer,
	"bonus_buy" boolean,
	"bet" numeric(30, 8),
	"created_at" timestamp with time zone NOT NULL,
	"voided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"secret" text,
	"since" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"started_secret" text,
	"started_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "session_confirmations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"is_strong" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "factor_removals" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"removal_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"user_handle" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"player_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_player_id_code_hash_pk" PRIMARY KEY("player_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "security_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"player_id" bigint,
	"challenge" text,
	"user_handle" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"registration_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
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
CREATE TABLE "tournament_entries" (
	"tournament_id" text NOT NULL,
	"player_id" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"score" numeric(30, 8) DEFAULT '0' NOT NULL,
	"reached_at" timestamp with time zone,
	"rounds" integer DEFAULT 0 NOT NULL,
	"wagered" numeric(30, 8) DEFAULT '0' NOT NULL,
	"won" numeric(30, 8) DEFAULT '0' NOT NULL,
	"is_final" boolean DEFAULT false NOT NULL,
	"final_rank" integer,
	"prize" numeric(30, 8),
	"paid_at" timestamp with time zone,
	"paid_amount" numeric(30, 8),
	"paid_currency_code" text,
	"balance_after" numeric(30, 8),
	CONSTRAINT "tournament_entries_tournament_id_player_id_pk" PRIMARY KEY("tournament_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "tournaments" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"edition" integer,
	"metric" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"currency_code" text NOT NULL,
	"min_stake" numeric(30, 8) NOT NULL,
	"stake_per_point" numeric(30, 8) NOT NULL,
	"games" jsonb NOT NULL,
	"prizes" jsonb NOT NULL,
	"final_at" timestamp with time zone,
	CONSTRAINT "tournaments_end_after_start" CHECK ("tournaments"."ends_at" > "tournaments"."starts_at")
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
CREATE TABLE "withdrawals" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"method_id" text NOT NULL,
	"amount" numeric(30, 8) NOT NULL,
	"currency_code" text NOT NULL,
	"status" text NOT NULL,
	"automatic" boolean NOT NULL,
	"details" jsonb NOT NULL,
	"destination" text NOT NULL,
	"other_account_holder" text,
	"balance_after" numeric(30, 8) NOT NULL,
	"error_code" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"next_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "net_deposit_marks" ADD CONSTRAINT "net_deposit_marks_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bet_exemptions" ADD CONSTRAINT "bet_exemptions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_bonus_id_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_bonuses" ADD CONSTRAINT "player_bonuses_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_mutes" ADD CONSTRAINT "chat_mutes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_mutes" ADD CONSTRAINT "chat_mutes_muted_id_players_id_fk" FOREIGN KEY ("muted_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_profiles" ADD CONSTRAINT "chat_profiles_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_consents" ADD CONSTRAINT "marketing_consents_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_stops" ADD CONSTRAINT "marketing_stops_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crash_bets" ADD CONSTRAINT "crash_bets_launch_id_launches_id_fk" FOREIGN KEY ("launch_id") REFERENCES "public"."launches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crash_bets" ADD CONSTRAINT "crash_bets_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crash_bets" ADD CONSTRAINT "crash_bets_of_round" FOREIGN KEY ("game_slug","round_number") REFERENCES "public"."crash_rounds"("game_slug","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_signals" ADD CONSTRAINT "document_signals_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_signals" ADD CONSTRAINT "document_signals_other_player_id_players_id_fk" FOREIGN KEY ("other_player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_signals" ADD CONSTRAINT "document_signals_document_id_identity_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."identity_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_uploads" ADD CONSTRAINT "document_uploads_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_approvals" ADD CONSTRAINT "identity_approvals_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_games" ADD CONSTRAINT "favourite_games_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_codes" ADD CONSTRAINT "link_codes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_devices" ADD CONSTRAINT "login_devices_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD CONSTRAINT "sms_codes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty" ADD CONSTRAINT "loyalty_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_mutes" ADD CONSTRAINT "notice_mutes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mines_rounds" ADD CONSTRAINT "mines_rounds_launch_id_launches_id_fk" FOREIGN KEY ("launch_id") REFERENCES "public"."launches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mines_rounds" ADD CONSTRAINT "mines_rounds_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_persons" ADD CONSTRAINT "former_persons_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_matches" ADD CONSTRAINT "person_matches_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_matches" ADD CONSTRAINT "person_matches_excluded_id_players_id_fk" FOREIGN KEY ("excluded_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exclusions" ADD CONSTRAINT "exclusions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exclusions" ADD CONSTRAINT "exclusions_from_player_id_players_id_fk" FOREIGN KEY ("from_player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "funds_acknowledgements" ADD CONSTRAINT "funds_acknowledgements_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lifted_exclusions" ADD CONSTRAINT "lifted_exclusions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lifted_exclusions" ADD CONSTRAINT "lifted_exclusions_from_player_id_players_id_fk" FOREIGN KEY ("from_player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limit_changes" ADD CONSTRAINT "limit_changes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protections" ADD CONSTRAINT "protections_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reality_checks" ADD CONSTRAINT "reality_checks_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_marks" ADD CONSTRAINT "register_marks_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashback_awards" ADD CONSTRAINT "cashback_awards_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashback_awards" ADD CONSTRAINT "cashback_awards_day_id_rakeback_days_id_fk" FOREIGN KEY ("day_id") REFERENCES "public"."rakeback_days"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rakeback_calendars" ADD CONSTRAINT "rakeback_calendars_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rakeback_days" ADD CONSTRAINT "rakeback_days_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_payouts" ADD CONSTRAINT "referral_payouts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_shares" ADD CONSTRAINT "referral_shares_friend_id_players_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_shares" ADD CONSTRAINT "referral_shares_referrer_id_players_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_visits" ADD CONSTRAINT "referral_visits_referrer_id_players_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_friend_id_players_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_players_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrers" ADD CONSTRAINT "referrers_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_bets" ADD CONSTRAINT "live_bets_launch_id_launches_id_fk" FOREIGN KEY ("launch_id") REFERENCES "public"."launches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_bets" ADD CONSTRAINT "live_bets_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_bets" ADD CONSTRAINT "live_bets_of_round" FOREIGN KEY ("game_slug","round_number") REFERENCES "public"."live_rounds"("game_slug","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launches" ADD CONSTRAINT "launches_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launches" ADD CONSTRAINT "launches_access_token_hash_access_tokens_token_hash_fk" FOREIGN KEY ("access_token_hash") REFERENCES "public"."access_tokens"("token_hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_launch_id_launches_id_fk" FOREIGN KEY ("launch_id") REFERENCES "public"."launches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_confirmations" ADD CONSTRAINT "session_confirmations_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_removals" ADD CONSTRAINT "factor_removals_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_tickets" ADD CONSTRAINT "security_tickets_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entries" ADD CONSTRAINT "tournament_entries_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entries" ADD CONSTRAINT "tournament_entries_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_events" ADD CONSTRAINT "visitor_events_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "net_deposit_marks_player" ON "net_deposit_marks" USING btree ("player_id","passed_at");--> statement-breakpoint
CREATE INDEX "net_deposit_marks_due" ON "net_deposit_marks" USING btree ("ask_at") WHERE "net_deposit_marks"."ask_at" is not null;--> statement-breakpoint
CREATE INDEX "bonuses_window" ON "bonuses" USING btree ("starts_at","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "player_bonuses_active" ON "player_bonuses" USING btree ("player_id","kind") WHERE "player_bonuses"."status" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "player_bonuses_deposit" ON "player_bonuses" USING btree ("deposit_id");--> statement-breakpoint
CREATE INDEX "player_bonuses_player" ON "player_bonuses" USING btree ("player_id","started_at");--> statement-breakpoint
CREATE INDEX "player_bonuses_offer" ON "player_bonuses" USING btree ("bonus_id","player_id");--> statement-breakpoint
CREATE INDEX "player_bonuses_due" ON "player_bonuses" USING btree ("expires_at") WHERE "player_bonuses"."status" = 'active';--> statement-breakpoint
CREATE INDEX "chat_messages_room" ON "chat_messages" USING btree ("room","id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_key" ON "chat_messages" USING btree ("player_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_profiles_author" ON "chat_profiles" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "chat_reports_open" ON "chat_reports" USING btree ("handled_at","created_at");--> statement-breakpoint
CREATE INDEX "marketing_stops_player" ON "marketing_stops" USING btree ("player_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "crash_bets_owner" ON "crash_bets" USING btree ("owner","game_slug","currency_code","round_number");--> statement-breakpoint
CREATE INDEX "crash_bets_round" ON "crash_bets" USING btree ("game_slug","round_number");--> statement-breakpoint
CREATE INDEX "crash_bets_open" ON "crash_bets" USING btree ("game_slug","round_number") WHERE "crash_bets"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "crash_rounds_open" ON "crash_rounds" USING btree ("starts_at") WHERE "crash_rounds"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "document_signals_time" ON "document_signals" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "document_uploads_player" ON "document_uploads" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "document_uploads_expiry" ON "document_uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_approvals_due" ON "identity_approvals" USING btree ("applies_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_documents_hash" ON "identity_documents" USING btree ("player_id","sha256");--> statement-breakpoint
CREATE INDEX "identity_documents_player" ON "identity_documents" USING btree ("player_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "identity_documents_sent" ON "identity_documents" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "identity_documents_content" ON "identity_documents" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "access_tokens_player" ON "access_tokens" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "access_tokens_expiry" ON "access_tokens" USING btree ("expires_at") WHERE "access_tokens"."revoked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "link_codes_hash" ON "link_codes" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "login_devices_player" ON "login_devices" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "sign_ins_player" ON "sign_ins" USING btree ("player_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "players_email_key" ON "players" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "players_username_key" ON "players" USING btree ("username_key");--> statement-breakpoint
CREATE UNIQUE INDEX "players_phone_key" ON "players" USING btree ("phone_code","phone") WHERE "players"."phone" <> '';--> statement-breakpoint
CREATE INDEX "players_date_of_birth" ON "players" USING btree ("date_of_birth");--> statement-breakpoint
CREATE INDEX "players_zip_code" ON "players" USING btree ("zip_code") WHERE "players"."zip_code" <> '';--> statement-breakpoint
CREATE INDEX "sms_codes_player" ON "sms_codes" USING btree ("player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_of_player" ON "accounts" USING btree ("kind","player_id","currency_code") WHERE "accounts"."player_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_of_house" ON "accounts" USING btree ("kind","currency_code") WHERE "accounts"."player_id" is null;--> statement-breakpoint
CREATE INDEX "postings_transfer" ON "postings" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "postings_account" ON "postings" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_reference" ON "transfers" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "notices_player" ON "notices" USING btree ("player_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("player_id","id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_cause" ON "notices" USING btree ("player_id","kind","cause");--> statement-breakpoint
CREATE INDEX "notices_created" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mines_rounds_open" ON "mines_rounds" USING btree ("owner","game_slug","currency_code") WHERE "mines_rounds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "mines_rounds_due" ON "mines_rounds" USING btree ("ends_at") WHERE "mines_rounds"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_charges_reference" ON "provider_charges" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_charges_pa_req" ON "provider_charges" USING btree ("pa_req");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_charges_page_key" ON "provider_charges" USING btree ("page_key");--> statement-breakpoint
CREATE INDEX "provider_charges_open" ON "provider_charges" USING btree ("created_at") WHERE "provider_charges"."status" in ('pending', 'challenge');--> statement-breakpoint
CREATE INDEX "provider_messages_due" ON "provider_messages" USING btree ("due_at") WHERE "provider_messages"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_kept_cards_card" ON "provider_kept_cards" USING btree ("customer","brand","last4","expiry");--> statement-breakpoint
CREATE INDEX "deposits_player" ON "deposits" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "deposits_open" ON "deposits" USING btree ("created_at") WHERE "deposits"."status" in ('pending', 'challenge');--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_pa_req" ON "deposits" USING btree ("pa_req");--> statement-breakpoint
CREATE INDEX "former_persons_player" ON "former_persons" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "former_persons_date_of_birth" ON "former_persons" USING btree ("date_of_birth");--> statement-breakpoint
CREATE INDEX "former_persons_phone" ON "former_persons" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "exclusions_player" ON "exclusions" USING btree ("player_id","requested_at");--> statement-breakpoint
CREATE INDEX "funds_acknowledgements_player" ON "funds_acknowledgements" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "limit_changes_player" ON "limit_changes" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "limit_changes_delayed" ON "limit_changes" USING btree ("takes_effect_at") WHERE "limit_changes"."takes_effect_at" > "limit_changes"."requested_at";--> statement-breakpoint
CREATE UNIQUE INDEX "reality_checks_due" ON "reality_checks" USING btree ("player_id","due_at");--> statement-breakpoint
CREATE INDEX "register_marks_player" ON "register_marks" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "cashback_awards_day" ON "cashback_awards" USING btree ("day_id") WHERE "cashback_awards"."day_id" is not null;--> statement-breakpoint
CREATE INDEX "rakeback_calendars_due" ON "rakeback_calendars" USING btree ("half_hour") WHERE "rakeback_calendars"."half_hour_open";--> statement-breakpoint
CREATE UNIQUE INDEX "rakeback_days_day" ON "rakeback_days" USING btree ("player_id","play_date","currency_code");--> statement-breakpoint
CREATE INDEX "rakeback_days_paid" ON "rakeback_days" USING btree ("player_id","paid_at") WHERE "rakeback_days"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "rakeback_days_unpaid" ON "rakeback_days" USING btree ("claim_date","id") WHERE "rakeback_days"."paid_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "rakeback_days_after" ON "rakeback_days" USING btree ("player_id","previous_hash") WHERE "rakeback_days"."previous_hash" is not null;--> statement-breakpoint
CREATE INDEX "referral_payouts_player" ON "referral_payouts" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "referral_shares_referrer" ON "referral_shares" USING btree ("referrer_id");--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("referrer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "referrers_code" ON "referrers" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "live_bets_owner" ON "live_bets" USING btree ("owner","game_slug","currency_code","round_number");--> statement-breakpoint
CREATE INDEX "live_bets_round" ON "live_bets" USING btree ("game_slug","round_number");--> statement-breakpoint
CREATE INDEX "live_bets_due" ON "live_bets" USING btree ("settles_at") WHERE "live_bets"."settled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "launches_token" ON "launches" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "launches_player" ON "launches" USING btree ("player_id","last_used_at");--> statement-breakpoint
CREATE INDEX "launches_used" ON "launches" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "rounds_player" ON "rounds" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "rounds_won" ON "rounds" USING btree ("player_id","created_at") WHERE "rounds"."payout" > 0;--> statement-breakpoint
CREATE INDEX "rounds_created" ON "rounds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rounds_game" ON "rounds" USING btree ("game_slug","created_at");--> statement-breakpoint
CREATE INDEX "session_confirmations_player" ON "session_confirmations" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "factor_removals_due" ON "factor_removals" USING btree ("removal_at");--> statement-breakpoint
CREATE INDEX "passkeys_player" ON "passkeys" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "security_tickets_expiry" ON "security_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tournament_entries_rank" ON "tournament_entries" USING btree ("tournament_id","score" DESC NULLS FIRST,"reached_at","entered_at","player_id");--> statement-breakpoint
CREATE INDEX "tournament_entries_open" ON "tournament_entries" USING btree ("player_id") WHERE not "tournament_entries"."is_final";--> statement-breakpoint
CREATE INDEX "tournament_entries_unpaid" ON "tournament_entries" USING btree ("tournament_id") WHERE "tournament_entries"."prize" is not null and "tournament_entries"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "tournament_entries_paid" ON "tournament_entries" USING btree ("player_id","paid_at") WHERE "tournament_entries"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "tournaments_end" ON "tournaments" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "visitor_events_created" ON "visitor_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_player" ON "withdrawals" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("next_at") WHERE "withdrawals"."next_at" is not null;
--> statement-breakpoint
-- A transfer's postings sum to zero in every currency. Checked when the transaction commits, so that the sides may be
-- written one after the other.
CREATE FUNCTION "transfer_sums_to_zero"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1
    FROM "postings" p
    JOIN "accounts" a ON a."id" = p."account_id"
    WHERE p."transfer_id" = NEW."transfer_id"
    GROUP BY a."currency_code"
    HAVING sum(p."amount") <> 0
  ) THEN
    RAISE EXCEPTION 'transfer % does not sum to zero', NEW."transfer_id" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "postings_sum_to_zero" AFTER INSERT ON "postings"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "transfer_sums_to_zero"();
--> statement-breakpoint
-- The history of money is only ever added to: a mistake is put right by another transfer.
CREATE FUNCTION "ledger_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "postings_append_only" BEFORE UPDATE OR DELETE ON "postings"
FOR EACH ROW EXECUTE FUNCTION "ledger_is_append_only"();
--> statement-breakpoint
CREATE TRIGGER "transfers_append_only" BEFORE UPDATE OR DELETE ON "transfers"
FOR EACH ROW EXECUTE FUNCTION "ledger_is_append_only"();
--> statement-breakpoint
-- Events too large for a notification go through this table when several nodes run on one PostgreSQL.
CREATE TABLE "socket_io_attachments" (
  "id" bigserial UNIQUE,
  "created_at" timestamptz DEFAULT now(),
  "payload" bytea
);
--> statement-breakpoint
-- A day that is closed stays as it is; all that can still happen to it is that it is paid, once.
CREATE FUNCTION "closed_rakeback_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."hash" IS NOT NULL AND (
    OLD."paid_at" IS NOT NULL
    OR (to_jsonb(NEW) - 'paid_at' - 'balance_after') <> (to_jsonb(OLD) - 'paid_at' - 'balance_after')
  ) THEN
    RAISE EXCEPTION 'rakeback day % is closed', OLD."id" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "rakeback_days_closed_stay" BEFORE UPDATE ON "rakeback_days"
FOR EACH ROW EXECUTE FUNCTION "closed_rakeback_stays"();
--> statement-breakpoint
CREATE FUNCTION "added_cashback_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."payout" IS NOT NULL THEN
    RAISE EXCEPTION 'the cashback of % is added', OLD."until" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "cashback_awards_added_stay" BEFORE UPDATE ON "cashback_awards"
FOR EACH ROW EXECUTE FUNCTION "added_cashback_stays"();
--> statement-breakpoint
CREATE TRIGGER "exclusions_append_only" BEFORE UPDATE OR DELETE ON "exclusions"
FOR EACH ROW EXECUTE FUNCTION "ledger_is_append_only"();
--> statement-breakpoint
CREATE TRIGGER "limit_changes_append_only" BEFORE UPDATE OR DELETE ON "limit_changes"
FOR EACH ROW EXECUTE FUNCTION "ledger_is_append_only"();
--> statement-breakpoint
-- Nothing shortens an exclusion: what every stake and deposit reads can only be moved to later.
CREATE FUNCTION "exclusion_is_never_shortened"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE'
    OR (OLD."is_excluded_for_good" AND NOT NEW."is_excluded_for_good")
    OR (OLD."self_excluded_until" IS NOT NULL
      AND (NEW."self_excluded_until" IS NULL OR NEW."self_excluded_until" < OLD."self_excluded_until"))
    OR (OLD."cooling_off_until" IS NOT NULL
      AND (NEW."cooling_off_until" IS NULL OR NEW."cooling_off_until" < OLD."cooling_off_until"))
  THEN
    RAISE EXCEPTION 'an exclusion is never shortened' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "protections_never_shortened" BEFORE UPDATE OR DELETE ON "protections"
FOR EACH ROW EXECUTE FUNCTION "exclusion_is_never_shortened"();
--> statement-breakpoint
CREATE TRIGGER "reality_checks_append_only" BEFORE UPDATE OR DELETE ON "reality_checks"
FOR EACH ROW EXECUTE FUNCTION "ledger_is_append_only"();
--> statement-breakpoint
CREATE TRIGGER "marketing_stops_append_only" BEFORE UPDATE OR DELETE ON "marketing_stops"
FOR EACH ROW EXECUTE FUNCTION "ledger_is_append_only"();
--> statement-breakpoint
CREATE TRIGGER "funds_acknowledgements_append_only" BEFORE UPDATE OR DELETE ON "funds_acknowledgements"
FOR EACH ROW EXECUTE FUNCTION "ledger_is_append_only"();
