CREATE TABLE "limit_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"of_person_id" uuid,
	"before" bigint,
	"after" bigint,
	"sealed_words" "bytea",
	"person_id" uuid,
	"person_name" text,
	"signed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"alone_from" timestamp (3) with time zone,
	"is_alone" boolean DEFAULT false NOT NULL,
	"second_id" uuid,
	"second_name" text,
	"second_at" timestamp (3) with time zone,
	"effective_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ending" text,
	CONSTRAINT "limit_changes_kind_check" CHECK ("limit_changes"."kind" in ('second-above', 'approve-up-to', 'alone-hours')),
	CONSTRAINT "limit_changes_ending_check" CHECK ("limit_changes"."ending" in ('undone', 'superseded', 'refused', 'void')),
	CONSTRAINT "limit_changes_two_people_check" CHECK ("limit_changes"."second_id" <> "limit_changes"."person_id"),
	CONSTRAINT "limit_changes_second_check" CHECK ("limit_changes"."effective_at" is null or "limit_changes"."second_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "payment_corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"decision_id" uuid NOT NULL,
	"submission_key" text NOT NULL,
	"amount" bigint NOT NULL,
	"funded_on" date NOT NULL,
	"method" text NOT NULL,
	"amount_before" bigint NOT NULL,
	"funded_on_before" date NOT NULL,
	"method_before" text NOT NULL,
	"sealed_words" "bytea",
	"person_id" uuid,
	"person_name" text,
	"signed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"alone_from" timestamp (3) with time zone,
	"is_alone" boolean DEFAULT false NOT NULL,
	"second_id" uuid,
	"second_name" text,
	"second_at" timestamp (3) with time zone,
	"effective_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ending" text,
	CONSTRAINT "payment_corrections_submission_key" UNIQUE("application_id","submission_key"),
	CONSTRAINT "payment_corrections_method_check" CHECK ("payment_corrections"."method" in ('ach', 'wire', 'check')),
	CONSTRAINT "payment_corrections_method_before_check" CHECK ("payment_corrections"."method_before" in ('ach', 'wire', 'check')),
	CONSTRAINT "payment_corrections_ending_check" CHECK ("payment_corrections"."ending" in ('undone', 'superseded', 'refused', 'void')),
	CONSTRAINT "payment_corrections_amount_check" CHECK ("payment_corrections"."amount" > 0),
	CONSTRAINT "payment_corrections_two_people_check" CHECK ("payment_corrections"."second_id" <> "payment_corrections"."person_id"),
	CONSTRAINT "payment_corrections_second_check" CHECK ("payment_corrections"."effective_at" is null or "payment_corrections"."second_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "application_events" DROP CONSTRAINT "application_events_type_check";--> statement-breakpoint
ALTER TABLE "decisions" DROP CONSTRAINT "decisions_second_check";--> statement-breakpoint
ALTER TABLE "decision_settings" ADD COLUMN "alone_hours" smallint DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "concerns" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "signer_limit" bigint;--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "alone_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "is_alone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "approve_up_to" bigint;--> statement-breakpoint
ALTER TABLE "limit_changes" ADD CONSTRAINT "limit_changes_of_person_id_people_id_fk" FOREIGN KEY ("of_person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limit_changes" ADD CONSTRAINT "limit_changes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limit_changes" ADD CONSTRAINT "limit_changes_second_id_people_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_corrections" ADD CONSTRAINT "payment_corrections_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_corrections" ADD CONSTRAINT "payment_corrections_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_corrections" ADD CONSTRAINT "payment_corrections_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_corrections" ADD CONSTRAINT "payment_corrections_second_id_people_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "limit_changes_waiting_key" ON "limit_changes" USING btree ("kind",coalesce("of_person_id", '00000000-0000-0000-0000-000000000000')) WHERE "limit_changes"."effective_at" is null and "limit_changes"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_corrections_waiting_key" ON "payment_corrections" USING btree ("application_id") WHERE "payment_corrections"."effective_at" is null and "payment_corrections"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "payment_corrections_application_id_idx" ON "payment_corrections" USING btree ("application_id","signed_at");--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_type_check" CHECK ("application_events"."type" in ('submitted', 'taken-by-phone', 'status-changed', 'funding-signed', 'funding-unsigned', 'payment-correction-signed', 'payment-correction-ended', 'payment-corrected', 'repayment-recorded', 'repayment-corrected', 'note-added', 'call-logged', 'follow-up-set', 'follow-up-moved', 'follow-up-done', 'follow-up-reopened', 'assigned', 'folder-linked', 'upload-link-created', 'upload-link-changed', 'upload-link-deactivated', 'document-received', 'document-quarantined', 'document-removed', 'document-expired', 'document-added', 'document-moved', 'document-renamed', 'item-added', 'item-changed', 'items-ordered', 'item-waived', 'item-restored', 'item-accepted', 'item-rejected', 'item-unavailable', 'documents-requested', 'reminders-paused', 'reminders-resumed', 'request-ended', 'reminders-wanted', 'message-received', 'firm-message-received', 'message-sent', 'contact-message-linked', 'contact-message-unlinked', 'firm-verified', 'firm-asked', 'firm-answered', 'firm-wrong-recipient', 'contact-corrected', 'duplicate-dismissed', 'merged', 'answers-corrected', 'case-link-replaced', 'mail-written', 'mail-withdrawn', 'mail-sent', 'mail-held-back', 'mail-bounced', 'reply-refused', 'became-late', 'viewed', 'data-exported'));--> statement-breakpoint
ALTER TABLE "decision_settings" ADD CONSTRAINT "decision_settings_hours_check" CHECK ("decision_settings"."alone_hours" between 1 and 168);--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_second_check" CHECK (("decisions"."second_above" is null and "decisions"."signer_limit" is null) or "decisions"."effective_at" is null or "decisions"."second_at" is not null);--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_approve_up_to_check" CHECK ("people"."approve_up_to" >= 0);