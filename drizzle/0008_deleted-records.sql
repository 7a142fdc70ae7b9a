CREATE TABLE "deleted_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"application_id" uuid,
	"sealed_rows" "bytea" NOT NULL,
	"storage_key" text,
	"mime_type" text,
	"email_hash" text,
	"person_id" uuid,
	"person_name" text,
	"deleted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deleted_records_kind_check" CHECK ("deleted_records"."kind" in ('document', 'message'))
);
--> statement-breakpoint
ALTER TABLE "application_events" DROP CONSTRAINT "application_events_type_check";--> statement-breakpoint
ALTER TABLE "deleted_records" ADD CONSTRAINT "deleted_records_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_records" ADD CONSTRAINT "deleted_records_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deleted_records_storage_key_key" ON "deleted_records" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "deleted_records_application_id_idx" ON "deleted_records" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "deleted_records_email_hash_idx" ON "deleted_records" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "deleted_records_deleted_at_idx" ON "deleted_records" USING btree ("deleted_at");--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_type_check" CHECK ("application_events"."type" in ('submitted', 'taken-by-phone', 'status-changed', 'funding-signed', 'funding-unsigned', 'payment-correction-signed', 'payment-correction-ended', 'payment-corrected', 'repayment-recorded', 'repayment-corrected', 'note-added', 'call-logged', 'follow-up-set', 'follow-up-moved', 'follow-up-done', 'follow-up-reopened', 'assigned', 'folder-linked', 'upload-link-created', 'upload-link-changed', 'upload-link-deactivated', 'document-received', 'document-quarantined', 'document-removed', 'document-restored', 'document-expired', 'document-added', 'document-moved', 'document-renamed', 'item-added', 'item-changed', 'items-ordered', 'item-waived', 'item-restored', 'item-accepted', 'item-rejected', 'item-unavailable', 'documents-requested', 'reminders-paused', 'reminders-resumed', 'request-ended', 'reminders-wanted', 'message-received', 'firm-message-received', 'message-sent', 'contact-message-linked', 'contact-message-unlinked', 'firm-verified', 'firm-asked', 'firm-answered', 'firm-wrong-recipient', 'contact-corrected', 'duplicate-dismissed', 'merged', 'answers-corrected', 'case-link-replaced', 'mail-written', 'mail-withdrawn', 'mail-sent', 'mail-held-back', 'mail-bounced', 'reply-refused', 'became-late', 'viewed', 'data-exported'));