CREATE TABLE "file_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"party" text NOT NULL,
	"sealed_letter" "bytea" NOT NULL,
	"document_ids" uuid[] DEFAULT '{}' NOT NULL,
	"submission_key" text NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"written_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"leaves_at" timestamp (3) with time zone NOT NULL,
	"final_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"held_back_at" timestamp (3) with time zone,
	"message_id" uuid,
	CONSTRAINT "file_mails_submission_key" UNIQUE("application_id","submission_key"),
	CONSTRAINT "file_mails_party_check" CHECK ("file_mails"."party" in ('applicant', 'firm')),
	CONSTRAINT "file_mails_undone_check" CHECK ("file_mails"."undone_at" is null or "file_mails"."final_at" is null),
	CONSTRAINT "file_mails_outcome_check" CHECK ("file_mails"."sent_at" is null or "file_mails"."held_back_at" is null)
);
--> statement-breakpoint
CREATE TABLE "mail_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"party" text NOT NULL,
	"statuses" text[] DEFAULT '{}' NOT NULL,
	"sealed_words" "bytea" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "mail_templates_party_check" CHECK ("mail_templates"."party" in ('applicant', 'firm', 'anyone'))
);
--> statement-breakpoint
ALTER TABLE "application_events" DROP CONSTRAINT "application_events_type_check";--> statement-breakpoint
ALTER TABLE "file_mails" ADD CONSTRAINT "file_mails_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_mails" ADD CONSTRAINT "file_mails_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_mails" ADD CONSTRAINT "file_mails_message_id_case_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."case_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_templates" ADD CONSTRAINT "mail_templates_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_mails_application_id_idx" ON "file_mails" USING btree ("application_id","written_at");--> statement-breakpoint
CREATE INDEX "file_mails_message_id_idx" ON "file_mails" USING btree ("message_id");--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_type_check" CHECK ("application_events"."type" in ('submitted', 'taken-by-phone', 'status-changed', 'funding-signed', 'funding-unsigned', 'repayment-recorded', 'repayment-corrected', 'note-added', 'call-logged', 'follow-up-set', 'follow-up-moved', 'follow-up-done', 'follow-up-reopened', 'assigned', 'folder-linked', 'upload-link-created', 'upload-link-changed', 'upload-link-deactivated', 'document-received', 'document-quarantined', 'document-removed', 'document-expired', 'document-added', 'document-moved', 'document-renamed', 'item-added', 'item-changed', 'items-ordered', 'item-waived', 'item-restored', 'item-accepted', 'item-rejected', 'item-unavailable', 'documents-requested', 'reminders-paused', 'reminders-resumed', 'request-ended', 'reminders-wanted', 'message-received', 'firm-message-received', 'message-sent', 'contact-message-linked', 'contact-message-unlinked', 'firm-verified', 'firm-asked', 'firm-answered', 'firm-wrong-recipient', 'contact-corrected', 'answers-corrected', 'case-link-replaced', 'mail-written', 'mail-withdrawn', 'mail-sent', 'mail-held-back', 'mail-bounced', 'reply-refused', 'viewed', 'data-exported'));