CREATE TABLE "case_threads" (
	"application_id" uuid NOT NULL,
	"party" text NOT NULL,
	"last_author" text NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "case_threads_application_id_party_pk" PRIMARY KEY("application_id","party"),
	CONSTRAINT "case_threads_party_check" CHECK ("case_threads"."party" in ('applicant', 'firm')),
	CONSTRAINT "case_threads_author_check" CHECK ("case_threads"."last_author" in ('applicant', 'firm', 'desk'))
);
--> statement-breakpoint
CREATE TABLE "message_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"reason" text NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"decided_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_links_pair" UNIQUE("message_id","application_id"),
	CONSTRAINT "message_links_verdict_check" CHECK ("message_links"."verdict" in ('linked', 'refused')),
	CONSTRAINT "message_links_reason_check" CHECK ("message_links"."reason" in ('reference', 'applicant-address', 'client-address', 'firm-address', 'chosen'))
);
--> statement-breakpoint
ALTER TABLE "application_events" DROP CONSTRAINT "application_events_type_check";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "named_reference" text;--> statement-breakpoint
ALTER TABLE "case_threads" ADD CONSTRAINT "case_threads_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_links" ADD CONSTRAINT "message_links_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_links" ADD CONSTRAINT "message_links_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_links" ADD CONSTRAINT "message_links_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_threads_last_at_idx" ON "case_threads" USING btree ("last_at","application_id","party");--> statement-breakpoint
CREATE INDEX "case_threads_open_idx" ON "case_threads" USING btree ("last_at","last_author") WHERE "case_threads"."settled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_links_linked_key" ON "message_links" USING btree ("message_id") WHERE "message_links"."verdict" = 'linked';--> statement-breakpoint
CREATE INDEX "message_links_application_id_idx" ON "message_links" USING btree ("application_id","verdict");--> statement-breakpoint
CREATE INDEX "applications_attorney_email_idx" ON "applications" USING btree (lower("plaintiff_attorney_email"));--> statement-breakpoint
CREATE INDEX "firm_records_email_idx" ON "firm_records" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_messages_open_idx" ON "contact_messages" USING btree ("received_at","id") WHERE "contact_messages"."answered_at" is null and "contact_messages"."spam_reason" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_email_idx" ON "contact_messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_messages_named_reference_idx" ON "contact_messages" USING btree ("named_reference") WHERE "contact_messages"."named_reference" is not null;--> statement-breakpoint
CREATE INDEX "contact_replies_written_at_idx" ON "contact_replies" USING btree ("written_at","message_id");--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_type_check" CHECK ("application_events"."type" in ('submitted', 'status-changed', 'funding-signed', 'funding-unsigned', 'repayment-recorded', 'repayment-corrected', 'note-added', 'call-logged', 'follow-up-set', 'follow-up-moved', 'follow-up-done', 'follow-up-reopened', 'assigned', 'folder-linked', 'upload-link-created', 'upload-link-changed', 'upload-link-deactivated', 'document-received', 'document-quarantined', 'document-removed', 'document-expired', 'document-added', 'document-moved', 'document-renamed', 'item-added', 'item-changed', 'items-ordered', 'item-waived', 'item-restored', 'item-accepted', 'item-rejected', 'item-unavailable', 'documents-requested', 'reminders-paused', 'reminders-resumed', 'request-ended', 'reminders-wanted', 'message-received', 'firm-message-received', 'message-sent', 'contact-message-linked', 'contact-message-unlinked', 'firm-verified', 'firm-asked', 'firm-answered', 'firm-wrong-recipient', 'contact-corrected', 'answers-corrected', 'case-link-replaced', 'mail-sent', 'mail-held-back', 'mail-bounced', 'reply-refused', 'viewed', 'data-exported'));--> statement-breakpoint
INSERT INTO "case_threads" ("application_id", "party", "last_author", "last_at", "settled_at")
SELECT DISTINCT ON ("application_id", "party") "application_id", "party", "author", "written_at", CASE WHEN "author" <> 'desk' THEN "read_at" END
FROM "case_messages" ORDER BY "application_id", "party", "written_at" DESC, "id" DESC;
