CREATE TABLE "case_codes" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"party" text NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_token" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"last_opened_at" timestamp (3) with time zone,
	CONSTRAINT "case_links_party_check" CHECK ("case_links"."party" in ('applicant', 'firm')),
	CONSTRAINT "case_links_token_hash_check" CHECK ("case_links"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "case_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"party" text NOT NULL,
	"author" text NOT NULL,
	"sealed_text" "bytea" NOT NULL,
	"submission_key" text NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"written_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "case_messages_submission_key" UNIQUE("application_id","author","submission_key"),
	CONSTRAINT "case_messages_party_check" CHECK ("case_messages"."party" in ('applicant', 'firm')),
	CONSTRAINT "case_messages_author_check" CHECK ("case_messages"."author" in ('applicant', 'firm', 'desk'))
);
--> statement-breakpoint
CREATE TABLE "case_sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checklist_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"party" text NOT NULL,
	"document_type" text NOT NULL,
	"sealed_words" "bytea" NOT NULL,
	"is_required" boolean NOT NULL,
	"position" integer NOT NULL,
	"state" text DEFAULT 'needed' NOT NULL,
	"reason" text,
	"sealed_reason" "bytea",
	"judged_at" timestamp (3) with time zone,
	"waived_at" timestamp (3) with time zone,
	"unavailable_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checklist_items_party_check" CHECK ("checklist_items"."party" in ('applicant', 'firm')),
	CONSTRAINT "checklist_items_document_type_check" CHECK ("checklist_items"."document_type" in ('attorney-agreement', 'medical-records', 'police-report', 'insurance-correspondence', 'injury-photos', 'complaint-filings', 'discovery-documents', 'insurance-policies', 'settlement-correspondence', 'other')),
	CONSTRAINT "checklist_items_state_check" CHECK ("checklist_items"."state" in ('needed', 'received', 'accepted', 'rejected')),
	CONSTRAINT "checklist_items_reason_check" CHECK ("checklist_items"."reason" in ('not-readable', 'pages-missing', 'too-old', 'somebody-else', 'another-document', 'own-words')),
	CONSTRAINT "checklist_items_rejected_check" CHECK (("checklist_items"."state" = 'rejected') = ("checklist_items"."sealed_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "checklist_templates" (
	"role" text PRIMARY KEY NOT NULL,
	"items" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checklist_templates_role_check" CHECK ("checklist_templates"."role" in ('plaintiff', 'attorney'))
);
--> statement-breakpoint
CREATE TABLE "contact_corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"field" text NOT NULL,
	"sealed_old" "bytea" NOT NULL,
	"sealed_new" "bytea" NOT NULL,
	"corrected_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone,
	CONSTRAINT "contact_corrections_field_check" CHECK ("contact_corrections"."field" in ('phone', 'email', 'address'))
);
--> statement-breakpoint
CREATE TABLE "document_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"party" text NOT NULL,
	"item_ids" uuid[] NOT NULL,
	"sealed_letter" "bytea" NOT NULL,
	"submission_key" text NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ending" text,
	CONSTRAINT "document_requests_submission_key" UNIQUE("application_id","submission_key"),
	CONSTRAINT "document_requests_party_check" CHECK ("document_requests"."party" in ('applicant', 'firm')),
	CONSTRAINT "document_requests_ending_check" CHECK ("document_requests"."ending" in ('done', 'closed', 'opted-out', 'bounced', 'wrong-recipient', 'replaced')),
	CONSTRAINT "document_requests_ended_check" CHECK (("document_requests"."ended_at" is null) = ("document_requests"."ending" is null))
);
--> statement-breakpoint
CREATE TABLE "firm_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"phone" text,
	"verified_at" timestamp (3) with time zone,
	"person_id" uuid,
	"person_name" text,
	"asked_at" timestamp (3) with time zone,
	"wrong_recipient_at" timestamp (3) with time zone,
	"representation" text,
	"sealed_answers" "bytea",
	"acknowledged_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "firm_records_representation_check" CHECK ("firm_records"."representation" in ('yes', 'no', 'not-anymore'))
);
--> statement-breakpoint
CREATE TABLE "moving_drafts" (
	"name_hash" text PRIMARY KEY NOT NULL,
	"owner_hash" text NOT NULL,
	"ciphertext" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"taken_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "request_reminders" (
	"request_id" uuid NOT NULL,
	"nth" smallint NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"queued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "request_reminders_request_id_nth_pk" PRIMARY KEY("request_id","nth"),
	CONSTRAINT "request_reminders_nth_check" CHECK ("request_reminders"."nth" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "stopped_mailboxes" (
	"recipient_hash" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_events" DROP CONSTRAINT "application_events_type_check";--> statement-breakpoint
ALTER TABLE "application_events" DROP CONSTRAINT "application_events_actor_check";--> statement-breakpoint
ALTER TABLE "privacy_records" DROP CONSTRAINT "privacy_records_actor_check";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "sealed_title" "bytea";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "item_id" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "door" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "person_name" text;--> statement-breakpoint
ALTER TABLE "upload_reservations" ADD COLUMN "item_id" uuid;--> statement-breakpoint
ALTER TABLE "upload_reservations" ADD COLUMN "door" text;--> statement-breakpoint
ALTER TABLE "case_codes" ADD CONSTRAINT "case_codes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_links" ADD CONSTRAINT "case_links_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_sessions" ADD CONSTRAINT "case_sessions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_items" ADD CONSTRAINT "checklist_items_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_items" ADD CONSTRAINT "checklist_items_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_templates" ADD CONSTRAINT "checklist_templates_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_corrections" ADD CONSTRAINT "contact_corrections_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firm_records" ADD CONSTRAINT "firm_records_id_applications_id_fk" FOREIGN KEY ("id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firm_records" ADD CONSTRAINT "firm_records_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_reminders" ADD CONSTRAINT "request_reminders_request_id_document_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."document_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "case_links_token_hash_key" ON "case_links" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "case_links_living_key" ON "case_links" USING btree ("application_id","party") WHERE "case_links"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "case_messages_application_id_idx" ON "case_messages" USING btree ("application_id","written_at");--> statement-breakpoint
CREATE INDEX "case_sessions_application_id_idx" ON "case_sessions" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "case_sessions_expires_at_idx" ON "case_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "checklist_items_application_id_idx" ON "checklist_items" USING btree ("application_id","position");--> statement-breakpoint
CREATE INDEX "contact_corrections_application_id_idx" ON "contact_corrections" USING btree ("application_id","corrected_at");--> statement-breakpoint
CREATE INDEX "document_requests_application_id_idx" ON "document_requests" USING btree ("application_id","requested_at");--> statement-breakpoint
CREATE INDEX "document_requests_running_idx" ON "document_requests" USING btree ("requested_at") WHERE "document_requests"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "moving_drafts_expires_at_idx" ON "moving_drafts" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_item_id_checklist_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."checklist_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_reservations" ADD CONSTRAINT "upload_reservations_item_id_checklist_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."checklist_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_item_id_idx" ON "documents" USING btree ("item_id");--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_type_check" CHECK ("application_events"."type" in ('submitted', 'status-changed', 'note-added', 'assigned', 'folder-linked', 'upload-link-created', 'upload-link-changed', 'upload-link-deactivated', 'document-received', 'document-quarantined', 'document-removed', 'document-expired', 'document-added', 'document-moved', 'document-renamed', 'item-added', 'item-waived', 'item-restored', 'item-accepted', 'item-rejected', 'item-unavailable', 'documents-requested', 'reminders-paused', 'reminders-resumed', 'request-ended', 'message-received', 'firm-message-received', 'message-sent', 'firm-verified', 'firm-asked', 'firm-answered', 'firm-wrong-recipient', 'contact-corrected', 'case-link-replaced', 'mail-sent', 'mail-held-back', 'viewed', 'data-exported'));--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_actor_check" CHECK ("application_events"."actor" in ('applicant', 'firm', 'admin', 'system'));--> statement-breakpoint
ALTER TABLE "privacy_records" ADD CONSTRAINT "privacy_records_actor_check" CHECK ("privacy_records"."actor" in ('applicant', 'firm', 'admin', 'system'));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_door_check" CHECK ("documents"."door" in ('application', 'upload-link', 'case', 'firm', 'desk'));--> statement-breakpoint
ALTER TABLE "upload_reservations" ADD CONSTRAINT "upload_reservations_door_check" CHECK ("upload_reservations"."door" in ('application', 'upload-link', 'case', 'firm', 'desk'));