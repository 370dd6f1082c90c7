ALTER TABLE "launches" ADD COLUMN "next_server_seed" text;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "server_seed" text;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "client_seed" text;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "volatility" integer;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "bonus_buy" boolean;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "bet" numeric(30, 8);