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
ALTER TABLE "net_deposit_marks" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notice_mutes" ADD CONSTRAINT "notice_mutes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_player" ON "notices" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("player_id","id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_cause" ON "notices" USING btree ("player_id","kind","cause");--> statement-breakpoint
CREATE INDEX "notices_created" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "limit_changes_delayed" ON "limit_changes" USING btree ("takes_effect_at") WHERE "limit_changes"."takes_effect_at" > "limit_changes"."requested_at";--> statement-breakpoint
CREATE INDEX "rakeback_days_unpaid" ON "rakeback_days" USING btree ("claim_date","id") WHERE "rakeback_days"."paid_at" is null;