CREATE TABLE "calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"party" text NOT NULL,
	"outcome" text NOT NULL,
	"minutes" smallint,
	"sealed_words" "bytea",
	"submission_key" text NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"called_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calls_submission_key" UNIQUE("application_id","submission_key"),
	CONSTRAINT "calls_party_check" CHECK ("calls"."party" in ('applicant', 'firm', 'other')),
	CONSTRAINT "calls_outcome_check" CHECK ("calls"."outcome" in ('reached', 'voicemail', 'no-answer', 'wrong-number', 'called-us')),
	CONSTRAINT "calls_minutes_check" CHECK ("calls"."minutes" between 1 and 600)
);
--> statement-breakpoint
CREATE TABLE "follow_ups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"sealed_words" "bytea",
	"owner_id" uuid,
	"owner_name" text,
	"note_id" uuid,
	"call_id" uuid,
	"submission_key" text NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone,
	"done_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "follow_ups_submission_key" UNIQUE("application_id","submission_key"),
	CONSTRAINT "follow_ups_kind_check" CHECK ("follow_ups"."kind" in ('call', 'mail', 'check')),
	CONSTRAINT "follow_ups_origin_check" CHECK ("follow_ups"."note_id" is null or "follow_ups"."call_id" is null)
);
--> statement-breakpoint
ALTER TABLE "application_events" DROP CONSTRAINT "application_events_type_check";--> statement-breakpoint
ALTER TABLE "mentions" ALTER COLUMN "note_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application_notes" ADD COLUMN "submission_key" text;--> statement-breakpoint
ALTER TABLE "mentions" ADD COLUMN "call_id" uuid;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_note_id_application_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."application_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calls_application_id_idx" ON "calls" USING btree ("application_id","called_at");--> statement-breakpoint
CREATE INDEX "follow_ups_application_id_idx" ON "follow_ups" USING btree ("application_id","due_at");--> statement-breakpoint
CREATE INDEX "follow_ups_owner_idx" ON "follow_ups" USING btree ("owner_id","due_at") WHERE "follow_ups"."done_at" is null;--> statement-breakpoint
CREATE INDEX "follow_ups_due_idx" ON "follow_ups" USING btree ("due_at") WHERE "follow_ups"."done_at" is null;--> statement-breakpoint
CREATE INDEX "follow_ups_note_id_idx" ON "follow_ups" USING btree ("note_id") WHERE "follow_ups"."note_id" is not null;--> statement-breakpoint
CREATE INDEX "follow_ups_call_id_idx" ON "follow_ups" USING btree ("call_id") WHERE "follow_ups"."call_id" is not null;--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mentions_call_key" ON "mentions" USING btree ("call_id","mentioned_id");--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_submission_key" UNIQUE("application_id","submission_key");--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_type_check" CHECK ("application_events"."type" in ('submitted', 'status-changed', 'funding-signed', 'funding-unsigned', 'note-added', 'call-logged', 'follow-up-set', 'follow-up-moved', 'follow-up-done', 'follow-up-reopened', 'assigned', 'folder-linked', 'upload-link-created', 'upload-link-changed', 'upload-link-deactivated', 'document-received', 'document-quarantined', 'document-removed', 'document-expired', 'document-added', 'document-moved', 'document-renamed', 'item-added', 'item-changed', 'items-ordered', 'item-waived', 'item-restored', 'item-accepted', 'item-rejected', 'item-unavailable', 'documents-requested', 'reminders-paused', 'reminders-resumed', 'request-ended', 'reminders-wanted', 'message-received', 'firm-message-received', 'message-sent', 'firm-verified', 'firm-asked', 'firm-answered', 'firm-wrong-recipient', 'contact-corrected', 'case-link-replaced', 'mail-sent', 'mail-held-back', 'mail-bounced', 'reply-refused', 'viewed', 'data-exported'));--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_place_check" CHECK (num_nonnulls("mentions"."note_id", "mentions"."call_id") = 1);