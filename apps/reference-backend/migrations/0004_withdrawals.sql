-- Money out, and wallets in several currencies.
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
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawals_player" ON "withdrawals" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("next_at") WHERE "withdrawals"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "rounds_won" ON "rounds" USING btree ("player_id","created_at") WHERE "rounds"."payout" > 0;
