ALTER TABLE "admin_credential" ADD COLUMN "configured_hash" text;--> statement-breakpoint
ALTER TABLE "admin_credential" ADD COLUMN "is_generated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_credential" ADD COLUMN "last_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "previous_visit_at" timestamp (3) with time zone;