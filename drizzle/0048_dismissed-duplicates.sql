CREATE TABLE "dismissed_duplicates" (
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"dismissed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dismissed_duplicates_one_id_other_id_pk" PRIMARY KEY("one_id","other_id"),
	CONSTRAINT "dismissed_duplicates_order_check" CHECK ("dismissed_duplicates"."one_id" < "dismissed_duplicates"."other_id")
);
--> statement-breakpoint
ALTER TABLE "application_events" DROP CONSTRAINT "application_events_type_check";--> statement-breakpoint
ALTER TABLE "dismissed_duplicates" ADD CONSTRAINT "dismissed_duplicates_one_id_applications_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_duplicates" ADD CONSTRAINT "dismissed_duplicates_other_id_applications_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_duplicates" ADD CONSTRAINT "dismissed_duplicates_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dismissed_duplicates_other_id_idx" ON "dismissed_duplicates" USING btree ("other_id");--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_type_check" CHECK ("application_events"."type" in ('submitted', 'taken-by-phone', 'status-changed', 'funding-signed', 'funding-unsigned', 'repayment-recorded', 'repayment-corrected', 'note-added', 'call-logged', 'follow-up-set', 'follow-up-moved', 'follow-up-done', 'follow-up-reopened', 'assigned', 'folder-linked', 'upload-link-created', 'upload-link-changed', 'upload-link-deactivated', 'document-received', 'document-quarantined', 'document-removed', 'document-expired', 'document-added', 'document-moved', 'document-renamed', 'item-added', 'item-changed', 'items-ordered', 'item-waived', 'item-restored', 'item-accepted', 'item-rejected', 'item-unavailable', 'documents-requested', 'reminders-paused', 'reminders-resumed', 'request-ended', 'reminders-wanted', 'message-received', 'firm-message-received', 'message-sent', 'contact-message-linked', 'contact-message-unlinked', 'firm-verified', 'firm-asked', 'firm-answered', 'firm-wrong-recipient', 'contact-corrected', 'duplicate-dismissed', 'answers-corrected', 'case-link-replaced', 'mail-written', 'mail-withdrawn', 'mail-sent', 'mail-held-back', 'mail-bounced', 'reply-refused', 'became-late', 'viewed', 'data-exported'));