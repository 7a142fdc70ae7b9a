ALTER TABLE "upload_reservations" ADD COLUMN "sender" text;--> statement-breakpoint
ALTER TABLE "upload_reservations" ADD COLUMN "arrived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "upload_reservations" ADD COLUMN "refused_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "upload_reservations_created_at_idx" ON "upload_reservations" USING btree ("created_at");