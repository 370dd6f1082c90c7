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
ALTER TABLE "net_deposit_marks" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "public_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "method" text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "device_kind" text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "idle_minutes" integer;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "is_new_device" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "method" text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "device_kind" text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notice_mutes" ADD CONSTRAINT "notice_mutes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mines_rounds" ADD CONSTRAINT "mines_rounds_launch_id_launches_id_fk" FOREIGN KEY ("launch_id") REFERENCES "public"."launches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mines_rounds" ADD CONSTRAINT "mines_rounds_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_confirmations" ADD CONSTRAINT "session_confirmations_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_removals" ADD CONSTRAINT "factor_removals_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_tickets" ADD CONSTRAINT "security_tickets_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_player" ON "notices" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("player_id","id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_cause" ON "notices" USING btree ("player_id","kind","cause");--> statement-breakpoint
CREATE INDEX "notices_created" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mines_rounds_open" ON "mines_rounds" USING btree ("owner","game_slug","currency_code") WHERE "mines_rounds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "mines_rounds_due" ON "mines_rounds" USING btree ("ends_at") WHERE "mines_rounds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "session_confirmations_player" ON "session_confirmations" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "factor_removals_due" ON "factor_removals" USING btree ("removal_at");--> statement-breakpoint
CREATE INDEX "passkeys_player" ON "passkeys" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "security_tickets_expiry" ON "security_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "limit_changes_delayed" ON "limit_changes" USING btree ("takes_effect_at") WHERE "limit_changes"."takes_effect_at" > "limit_changes"."requested_at";--> statement-breakpoint
CREATE INDEX "rakeback_days_unpaid" ON "rakeback_days" USING btree ("claim_date","id") WHERE "rakeback_days"."paid_at" is null;