CREATE TABLE "login_devices" (
	"device_hash" text NOT NULL,
	"player_id" bigint NOT NULL REFERENCES "players"("id"),
	"last_login_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_devices_pk" PRIMARY KEY("device_hash","player_id")
);
--> statement-breakpoint
CREATE INDEX "login_devices_player" ON "login_devices" ("player_id");
