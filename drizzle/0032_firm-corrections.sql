ALTER TABLE "firm_records" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "firm_records" ADD COLUMN "attorney" text;