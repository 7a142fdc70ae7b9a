ALTER TABLE "consent_records" ADD COLUMN "version" text;--> statement-breakpoint
ALTER TABLE "consent_records" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "spam_reason" text;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_spam_reason_check" CHECK ("applications"."spam_reason" in ('honeypot', 'too-fast'));