ALTER TABLE "consent_records" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_proofs" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_records" ADD CONSTRAINT "consent_records_language_check" CHECK ("consent_records"."language" ~ '^[a-z]{2}$');--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_language_check" CHECK ("applications"."language" ~ '^[a-z]{2}$');--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_language_check" CHECK ("contact_messages"."language" ~ '^[a-z]{2}$');--> statement-breakpoint
ALTER TABLE "consent_proofs" ADD CONSTRAINT "consent_proofs_language_check" CHECK ("consent_proofs"."language" ~ '^[a-z]{2}$');