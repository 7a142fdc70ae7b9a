CREATE TYPE "public"."application_status" AS ENUM('received', 'in-review', 'documents-needed', 'approved', 'funded', 'declined', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."funding_amount" AS ENUM('1000-5000', '5000-10000', '10000-25000', '25000-50000', '50000+');--> statement-breakpoint
ALTER TABLE "application_events"
  DROP CONSTRAINT "application_events_from_status_check",
  DROP CONSTRAINT "application_events_to_status_check";--> statement-breakpoint
ALTER TABLE "application_events"
  ALTER COLUMN "from_status" SET DATA TYPE "public"."application_status" USING "from_status"::"public"."application_status",
  ALTER COLUMN "to_status" SET DATA TYPE "public"."application_status" USING "to_status"::"public"."application_status";--> statement-breakpoint
-- First what depends on the columns; the three indexes go with the ranks. Then both types in one rewrite of the table.
ALTER TABLE "applications"
  DROP CONSTRAINT "applications_status_check",
  DROP CONSTRAINT "applications_funding_amount_check",
  DROP COLUMN "status_rank",
  DROP COLUMN "amount_rank",
  ALTER COLUMN "status" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "applications"
  ALTER COLUMN "status" SET DATA TYPE "public"."application_status" USING "status"::"public"."application_status",
  ALTER COLUMN "status" SET DEFAULT 'received',
  ALTER COLUMN "funding_amount" SET DATA TYPE "public"."funding_amount" USING "funding_amount"::"public"."funding_amount";--> statement-breakpoint
CREATE INDEX "applications_submitted_at_idx" ON "applications" USING btree ("submitted_at","id","status","funding_amount","state","role","case_type");--> statement-breakpoint
CREATE INDEX "applications_status_idx" ON "applications" USING btree ("status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "applications_amount_idx" ON "applications" USING btree ("funding_amount","submitted_at","id");
