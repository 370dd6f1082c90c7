CREATE TABLE "exclusions" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
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
	"reality_check_minutes" integer,
	"limits_chosen_at" timestamp with time zone,
	"self_excluded_until" timestamp with time zone,
	"cooling_off_until" timestamp with time zone,
	"is_excluded_for_good" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exclusions" ADD CONSTRAINT "exclusions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limit_changes" ADD CONSTRAINT "limit_changes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protections" ADD CONSTRAINT "protections_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exclusions_player" ON "exclusions" USING btree ("player_id","requested_at");--> statement-breakpoint
CREATE INDEX "limit_changes_player" ON "limit_changes" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "access_tokens_expiry" ON "access_tokens" USING btree ("expires_at") WHERE "access_tokens"."revoked_at" is null;--> statement-breakpoint
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
