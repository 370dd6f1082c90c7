CREATE TABLE "net_deposit_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "net_deposit_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"net_deposits" numeric(30, 8) NOT NULL,
	"currency_code" text NOT NULL,
	"passed_at" timestamp with time zone NOT NULL,
	"answer" text,
	"ask_at" timestamp with time zone
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
CREATE TABLE "lifted_exclusions" (
	"player_id" bigint NOT NULL,
	"from_player_id" bigint NOT NULL,
	CONSTRAINT "lifted_exclusions_player_id_from_player_id_pk" PRIMARY KEY("player_id","from_player_id")
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
ALTER TABLE "identity_documents" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "identity_documents" ADD COLUMN "picture_hash" text;--> statement-breakpoint
ALTER TABLE "identity_documents" ADD COLUMN "stored_size" integer;--> statement-breakpoint
ALTER TABLE "exclusions" ADD COLUMN "reopens_on_request" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "exclusions" ADD COLUMN "from_player_id" bigint;--> statement-breakpoint
ALTER TABLE "protections" ADD COLUMN "play_session" jsonb;--> statement-breakpoint
ALTER TABLE "protections" ADD COLUMN "limits_reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "protections" ADD COLUMN "linked_self_excluded_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "protections" ADD COLUMN "linked_cooling_off_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "protections" ADD COLUMN "is_linked_for_good" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "protections" ADD COLUMN "reopens_on_request" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "protections" ADD COLUMN "reopens_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "protections" ADD COLUMN "held_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "protections" ADD COLUMN "is_registered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "protections" ADD COLUMN "registered_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "protections" ADD COLUMN "register_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "net_deposit_marks" ADD CONSTRAINT "net_deposit_marks_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_consents" ADD CONSTRAINT "marketing_consents_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_stops" ADD CONSTRAINT "marketing_stops_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_signals" ADD CONSTRAINT "document_signals_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_signals" ADD CONSTRAINT "document_signals_other_player_id_players_id_fk" FOREIGN KEY ("other_player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_signals" ADD CONSTRAINT "document_signals_document_id_identity_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."identity_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_persons" ADD CONSTRAINT "former_persons_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_matches" ADD CONSTRAINT "person_matches_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_matches" ADD CONSTRAINT "person_matches_excluded_id_players_id_fk" FOREIGN KEY ("excluded_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lifted_exclusions" ADD CONSTRAINT "lifted_exclusions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lifted_exclusions" ADD CONSTRAINT "lifted_exclusions_from_player_id_players_id_fk" FOREIGN KEY ("from_player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reality_checks" ADD CONSTRAINT "reality_checks_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_marks" ADD CONSTRAINT "register_marks_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "net_deposit_marks_player" ON "net_deposit_marks" USING btree ("player_id","passed_at");--> statement-breakpoint
CREATE INDEX "net_deposit_marks_due" ON "net_deposit_marks" USING btree ("ask_at") WHERE "net_deposit_marks"."ask_at" is not null;--> statement-breakpoint
CREATE INDEX "marketing_stops_player" ON "marketing_stops" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "document_signals_time" ON "document_signals" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "former_persons_player" ON "former_persons" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "former_persons_date_of_birth" ON "former_persons" USING btree ("date_of_birth");--> statement-breakpoint
CREATE INDEX "former_persons_phone" ON "former_persons" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "reality_checks_due" ON "reality_checks" USING btree ("player_id","due_at");--> statement-breakpoint
CREATE INDEX "register_marks_player" ON "register_marks" USING btree ("player_id","id");--> statement-breakpoint
ALTER TABLE "exclusions" ADD CONSTRAINT "exclusions_from_player_id_players_id_fk" FOREIGN KEY ("from_player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_documents_sent" ON "identity_documents" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "identity_documents_content" ON "identity_documents" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "players_date_of_birth" ON "players" USING btree ("date_of_birth");--> statement-breakpoint
CREATE INDEX "players_zip_code" ON "players" USING btree ("zip_code") WHERE "players"."zip_code" <> '';
--> statement-breakpoint
CREATE TRIGGER "reality_checks_append_only" BEFORE UPDATE OR DELETE ON "reality_checks"
FOR EACH ROW EXECUTE FUNCTION "ledger_is_append_only"();
--> statement-breakpoint
CREATE TRIGGER "marketing_stops_append_only" BEFORE UPDATE OR DELETE ON "marketing_stops"
FOR EACH ROW EXECUTE FUNCTION "ledger_is_append_only"();
