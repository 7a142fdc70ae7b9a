CREATE TABLE "reply_addresses" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"address" text NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"set_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reply_addresses_id_check" CHECK ("reply_addresses"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "application_events" DROP CONSTRAINT "application_events_type_check";--> statement-breakpoint
ALTER TABLE "case_links" ADD COLUMN "reply_hash" text;--> statement-breakpoint
ALTER TABLE "case_messages" ADD COLUMN "by_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "case_messages" ADD COLUMN "sealed_sender" "bytea";--> statement-breakpoint
ALTER TABLE "case_messages" ADD COLUMN "had_attachments" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reply_addresses" ADD CONSTRAINT "reply_addresses_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "case_links_reply_hash_key" ON "case_links" USING btree ("reply_hash");--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_type_check" CHECK ("application_events"."type" in ('submitted', 'status-changed', 'funding-signed', 'funding-unsigned', 'note-added', 'assigned', 'folder-linked', 'upload-link-created', 'upload-link-changed', 'upload-link-deactivated', 'document-received', 'document-quarantined', 'document-removed', 'document-expired', 'document-added', 'document-moved', 'document-renamed', 'item-added', 'item-changed', 'items-ordered', 'item-waived', 'item-restored', 'item-accepted', 'item-rejected', 'item-unavailable', 'documents-requested', 'reminders-paused', 'reminders-resumed', 'request-ended', 'reminders-wanted', 'message-received', 'firm-message-received', 'message-sent', 'firm-verified', 'firm-asked', 'firm-answered', 'firm-wrong-recipient', 'contact-corrected', 'case-link-replaced', 'mail-sent', 'mail-held-back', 'mail-bounced', 'reply-refused', 'viewed', 'data-exported'));