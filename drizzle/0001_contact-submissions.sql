ALTER TABLE "contact_messages" ADD COLUMN "submission_key" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "spam_reason" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_submission_key_unique" UNIQUE("submission_key");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_spam_reason_check" CHECK ("contact_messages"."spam_reason" in ('honeypot', 'too-fast'));