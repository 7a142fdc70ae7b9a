CREATE TABLE "unanswered_mails" (
	"mail_hash" text PRIMARY KEY NOT NULL,
	"recipient_hash" text NOT NULL,
	"first_tried_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_events" DROP CONSTRAINT "application_events_type_check";--> statement-breakpoint
CREATE INDEX "unanswered_mails_recipient_idx" ON "unanswered_mails" USING btree ("recipient_hash","first_tried_at");--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_type_check" CHECK ("application_events"."type" in ('submitted', 'status-changed', 'note-added', 'folder-linked', 'upload-link-created', 'upload-link-changed', 'upload-link-deactivated', 'document-received', 'document-quarantined', 'document-removed', 'mail-sent', 'mail-held-back', 'viewed', 'data-exported'));