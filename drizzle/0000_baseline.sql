-- The schema of v0.1.0. A database that has it already never runs this file: see docs/decisions/075-releases-begin-with-a-baseline.md.
-- Part of PostgreSQL itself and trusted: who may create schemas in a database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TYPE "public"."application_status" AS ENUM('received', 'in-review', 'documents-needed', 'approved', 'funded', 'declined', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."funding_amount" AS ENUM('1000-5000', '5000-10000', '10000-25000', '25000-50000', '50000+');--> statement-breakpoint
CREATE TABLE "access_log" (
	"number" bigint PRIMARY KEY NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"session" text,
	"reference" text,
	"subject_hash" text,
	"document_id" uuid,
	"document_type" text,
	"request" text,
	"details" text,
	"address" text,
	"user_agent" text,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_log_head" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"sealed_key" text NOT NULL,
	"first_number" bigint NOT NULL,
	"start_hash" text NOT NULL,
	"last_number" bigint NOT NULL,
	"last_hash" text NOT NULL,
	"signature" text NOT NULL,
	CONSTRAINT "access_log_head_one_check" CHECK ("access_log_head"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "access_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"happened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"session" text,
	"address" text NOT NULL,
	"user_agent" text,
	"application_id" uuid,
	"details" jsonb
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" uuid NOT NULL,
	"type" text NOT NULL,
	"actor" text NOT NULL,
	"from_status" "application_status",
	"to_status" "application_status",
	"details" jsonb,
	"happened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sealed_reason" "bytea",
	CONSTRAINT "application_events_type_check" CHECK ("application_events"."type" in ('submitted', 'taken-by-phone', 'status-changed', 'funding-signed', 'funding-unsigned', 'repayment-recorded', 'repayment-corrected', 'note-added', 'call-logged', 'follow-up-set', 'follow-up-moved', 'follow-up-done', 'follow-up-reopened', 'assigned', 'folder-linked', 'upload-link-created', 'upload-link-changed', 'upload-link-deactivated', 'document-received', 'document-quarantined', 'document-removed', 'document-expired', 'document-added', 'document-moved', 'document-renamed', 'item-added', 'item-changed', 'items-ordered', 'item-waived', 'item-restored', 'item-accepted', 'item-rejected', 'item-unavailable', 'documents-requested', 'reminders-paused', 'reminders-resumed', 'request-ended', 'reminders-wanted', 'message-received', 'firm-message-received', 'message-sent', 'contact-message-linked', 'contact-message-unlinked', 'firm-verified', 'firm-asked', 'firm-answered', 'firm-wrong-recipient', 'contact-corrected', 'duplicate-dismissed', 'merged', 'answers-corrected', 'case-link-replaced', 'mail-written', 'mail-withdrawn', 'mail-sent', 'mail-held-back', 'mail-bounced', 'reply-refused', 'became-late', 'viewed', 'data-exported')),
	CONSTRAINT "application_events_actor_check" CHECK ("application_events"."actor" in ('applicant', 'firm', 'admin', 'system'))
);
--> statement-breakpoint
CREATE TABLE "application_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sealed_body" "bytea" NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"submission_key" text,
	CONSTRAINT "application_notes_submission_key" UNIQUE("application_id","submission_key")
);
--> statement-breakpoint
CREATE TABLE "consent_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"statement" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"given_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" text,
	"page" text,
	"by_phone" boolean DEFAULT false NOT NULL,
	"person_id" uuid,
	"person_name" text,
	CONSTRAINT "consent_records_kind_check" CHECK ("consent_records"."kind" in ('consent', 'privacy', 'client-authorization', 'phone', 'health'))
);
--> statement-breakpoint
CREATE TABLE "mentions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mentioned_id" uuid NOT NULL,
	"note_id" uuid,
	"application_id" uuid NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"call_id" uuid,
	CONSTRAINT "mentions_place_check" CHECK (num_nonnulls("mentions"."note_id", "mentions"."call_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "privacy_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "privacy_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"applications" integer NOT NULL,
	"documents" integer NOT NULL,
	"messages" integer NOT NULL,
	"happened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"person_id" uuid,
	"person_name" text,
	CONSTRAINT "privacy_records_action_check" CHECK ("privacy_records"."action" in ('export', 'deletion')),
	CONSTRAINT "privacy_records_actor_check" CHECK ("privacy_records"."actor" in ('applicant', 'firm', 'admin', 'system')),
	CONSTRAINT "privacy_records_reason_check" CHECK ("privacy_records"."reason" in ('requested', 'no-longer-needed', 'sent-by-mistake'))
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"role" text NOT NULL,
	"status" "application_status" DEFAULT 'received' NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"state" text,
	"case_type" text NOT NULL,
	"incident_date" date NOT NULL,
	"funding_amount" "funding_amount" NOT NULL,
	"plaintiff_attorney_name" text,
	"plaintiff_attorney_firm" text,
	"plaintiff_attorney_phone" text,
	"plaintiff_attorney_email" text,
	"attorney_firm" text,
	"attorney_bar_number" text,
	"attorney_years_of_experience" smallint,
	"client_first_name" text,
	"client_last_name" text,
	"client_phone" text,
	"client_email" text,
	"opposing_party" text,
	"anticipated_trial_date" date,
	"statute_of_limitations" date,
	"consent" boolean NOT NULL,
	"privacy" boolean NOT NULL,
	"google_drive_folder_url" text,
	"idempotency_key" text,
	"request_hash" text,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"spam_reason" text,
	"phone_digits" text GENERATED ALWAYS AS (regexp_replace(regexp_replace(regexp_replace("phone", '(ext|x|#).*$', '', 'i'), '[^0-9]', '', 'g'), '^1(?=[0-9]{10}$)', '')) STORED NOT NULL,
	"client_phone_digits" text GENERATED ALWAYS AS (regexp_replace(regexp_replace(regexp_replace("client_phone", '(ext|x|#).*$', '', 'i'), '[^0-9]', '', 'g'), '^1(?=[0-9]{10}$)', '')) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"sort_name" text GENERATED ALWAYS AS (lower(coalesce("client_last_name", "last_name") || ' ' || coalesce("client_first_name", "first_name"))) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (translate(lower(' ' || coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("client_first_name", '') || ' ' || coalesce("client_last_name", '') || ' ' || coalesce("attorney_firm", '') || ' ' || coalesce("plaintiff_attorney_firm", '') || ' ' || coalesce("plaintiff_attorney_name", '') || ' ' || coalesce("plaintiff_attorney_email", '') || ' ' || coalesce("opposing_party", '') || ' ' || coalesce("email", '') || ' ' || coalesce("client_email", '') || ' ' || coalesce("reference", '')), 'áàâäãåāăąéèêëēėęěíìîïīįıóòôöõøōőúùûüūůűųýÿñńňçćčđďğķłļľŕřśšşșťţțźżž’', 'aaaaaaaaaeeeeeeeeiiiiiiioooooooouuuuuuuuyynnncccddgklllrrsssstttzzz''') || ' ' || coalesce(regexp_replace("phone", '[^0-9]', '', 'g'), '') || ' ' || coalesce(regexp_replace("client_phone", '[^0-9]', '', 'g'), '') || ' ' || coalesce(regexp_replace("plaintiff_attorney_phone", '[^0-9]', '', 'g'), '')) STORED NOT NULL,
	"sealed_answers" "bytea" NOT NULL,
	"birth_hash" text,
	"sealed_snapshot" "bytea" NOT NULL,
	"assignee_id" uuid,
	"client_state" text,
	"phone_consent" boolean,
	"clock_version" integer,
	"clock_since" timestamp (3) with time zone,
	"clock_due_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone GENERATED ALWAYS AS (case when "clock_version" is not null then "clock_due_at"
    when "status" in ('received')
    then (("submitted_at" at time zone 'UTC') + interval '24 hours') at time zone 'UTC' end) STORED,
	CONSTRAINT "applications_role_check" CHECK ("applications"."role" in ('plaintiff', 'attorney')),
	CONSTRAINT "applications_state_check" CHECK ("applications"."state" in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY')),
	CONSTRAINT "applications_client_state_check" CHECK ("applications"."client_state" in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY')),
	CONSTRAINT "applications_case_type_check" CHECK ("applications"."case_type" in ('auto-accident', 'personal-injury', 'medical-malpractice', 'wrongful-death', 'slip-fall', 'product-liability', 'workers-compensation', 'other')),
	CONSTRAINT "applications_reference_check" CHECK ("applications"."reference" ~ '^[A-Z]{2}-[0-9]{4}[A-Z0-9]{6}$'),
	CONSTRAINT "applications_consent_check" CHECK ("applications"."consent" and "applications"."privacy"),
	CONSTRAINT "applications_attorney_years_of_experience_check" CHECK ("applications"."attorney_years_of_experience" between 0 and 80),
	CONSTRAINT "applications_plaintiff_check" CHECK ("applications"."role" <> 'plaintiff' or ("applications"."state" is not null and "applications"."birth_hash" is not null and "applications"."plaintiff_attorney_name" is not null and "applications"."plaintiff_attorney_firm" is not null)),
	CONSTRAINT "applications_attorney_check" CHECK ("applications"."role" <> 'attorney' or ("applications"."attorney_firm" is not null and "applications"."attorney_bar_number" is not null and "applications"."client_first_name" is not null and "applications"."client_last_name" is not null)),
	CONSTRAINT "applications_spam_reason_check" CHECK ("applications"."spam_reason" in ('honeypot', 'too-fast')),
	CONSTRAINT "applications_idempotency_check" CHECK (("applications"."idempotency_key" is null) = ("applications"."request_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"taken_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"rows" bigint DEFAULT 0 NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	"failure" text,
	CONSTRAINT "backups_counts_check" CHECK (least("backups"."bytes", "backups"."rows", "backups"."files", "backups"."missing") >= 0)
);
--> statement-breakpoint
CREATE TABLE "blog_categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_categories_slug_check" CHECK ("blog_categories"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "blog_post_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_post_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"post_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"post" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"person_id" uuid,
	"person_name" text
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text,
	"content" text NOT NULL,
	"featured_image" text,
	"published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone,
	"scheduled_at" timestamp (3) with time zone,
	"author_id" text,
	"category_id" uuid,
	"meta_title" text,
	"meta_description" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"featured_image_alt" text,
	"read_minutes" integer DEFAULT 1 NOT NULL,
	"picture_origins" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "blog_posts_slug_check" CHECK ("blog_posts"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "blog_posts_published_at_check" CHECK (not "blog_posts"."published" or "blog_posts"."published_at" is not null),
	CONSTRAINT "blog_posts_scheduled_at_check" CHECK ("blog_posts"."scheduled_at" is null or not "blog_posts"."published"),
	CONSTRAINT "blog_posts_read_minutes_check" CHECK ("blog_posts"."read_minutes" > 0),
	CONSTRAINT "blog_posts_version_check" CHECK ("blog_posts"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "blog_slug_redirects" (
	"slug" text PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_start" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_start_single_row_check" CHECK ("blog_start"."id" = 1)
);
--> statement-breakpoint
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
	"reply_hash" text,
	CONSTRAINT "case_links_party_check" CHECK ("case_links"."party" in ('applicant', 'firm')),
	CONSTRAINT "case_links_token_hash_check" CHECK ("case_links"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "case_sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
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
	"by_mail" boolean DEFAULT false NOT NULL,
	"sealed_sender" "bytea",
	"had_attachments" boolean DEFAULT false NOT NULL,
	CONSTRAINT "case_messages_submission_key" UNIQUE("application_id","author","submission_key"),
	CONSTRAINT "case_messages_party_check" CHECK ("case_messages"."party" in ('applicant', 'firm')),
	CONSTRAINT "case_messages_author_check" CHECK ("case_messages"."author" in ('applicant', 'firm', 'desk'))
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
	"by_desk" boolean DEFAULT false NOT NULL,
	"sealed_reason" "bytea",
	"person_id" uuid,
	"person_name" text
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
	"name" text,
	"attorney" text,
	CONSTRAINT "firm_records_representation_check" CHECK ("firm_records"."representation" in ('yes', 'no', 'not-anymore'))
);
--> statement-breakpoint
CREATE TABLE "request_reminders" (
	"request_id" uuid NOT NULL,
	"nth" smallint NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"queued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"skipped_at" timestamp (3) with time zone,
	CONSTRAINT "request_reminders_request_id_nth_pk" PRIMARY KEY("request_id","nth"),
	CONSTRAINT "request_reminders_nth_check" CHECK ("request_reminders"."nth" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "stopped_mailboxes" (
	"recipient_hash" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "clock_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"time_zone" text NOT NULL,
	"week" jsonb NOT NULL,
	"closed_on" jsonb NOT NULL,
	"clocks" jsonb NOT NULL,
	"is_digest" boolean DEFAULT false NOT NULL,
	"digest_hour" real NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clock_settings_single_row_check" CHECK ("clock_settings"."id" = 1),
	CONSTRAINT "clock_settings_time_zone_check" CHECK ("clock_settings"."time_zone" in ('America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles', 'America/Anchorage', 'Pacific/Honolulu'))
);
--> statement-breakpoint
CREATE TABLE "digest_mails" (
	"day" date NOT NULL,
	"person_id" uuid NOT NULL,
	"queued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "digest_mails_day_person_id_pk" PRIMARY KEY("day","person_id")
);
--> statement-breakpoint
CREATE TABLE "late_files" (
	"application_id" uuid NOT NULL,
	"stay" bigint NOT NULL,
	"mail_id" uuid NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "late_files_application_id_stay_pk" PRIMARY KEY("application_id","stay")
);
--> statement-breakpoint
CREATE TABLE "late_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"queued_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"submission_key" text,
	"spam_reason" text,
	"sealed_message" "bytea" NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"named_reference" text,
	CONSTRAINT "contact_messages_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "contact_messages_subject_check" CHECK ("contact_messages"."subject" in ('funding-inquiry', 'application-status', 'attorney-partnership', 'general-question', 'urgent')),
	CONSTRAINT "contact_messages_spam_reason_check" CHECK ("contact_messages"."spam_reason" in ('honeypot', 'too-fast'))
);
--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"submission_key" text NOT NULL,
	"written_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone,
	"outbox_at" timestamp (3) with time zone,
	"sealed_text" "bytea" NOT NULL,
	"person_id" uuid,
	"person_name" text,
	CONSTRAINT "contact_replies_submission_key" UNIQUE("message_id","submission_key")
);
--> statement-breakpoint
CREATE TABLE "content_items" (
	"key" text NOT NULL,
	"section" text NOT NULL,
	"title" text,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"person_id" uuid,
	"person_name" text,
	CONSTRAINT "content_items_pkey" PRIMARY KEY("key","locale"),
	CONSTRAINT "content_items_type_check" CHECK ("content_items"."type" in ('text', 'markdown', 'html', 'json')),
	CONSTRAINT "content_items_key_check" CHECK (length("content_items"."key") between 1 and 200),
	CONSTRAINT "content_items_version_check" CHECK ("content_items"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"section" text NOT NULL,
	"title" text,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"person_id" uuid,
	"person_name" text,
	CONSTRAINT "content_versions_type_check" CHECK ("content_versions"."type" in ('text', 'markdown', 'html', 'json'))
);
--> statement-breakpoint
CREATE TABLE "content_drafts" (
	"person_id" uuid NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"content" text,
	"base" integer NOT NULL,
	"revision" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_drafts_pkey" PRIMARY KEY("person_id","locale","key"),
	CONSTRAINT "content_drafts_type_check" CHECK ("content_drafts"."type" in ('text', 'markdown', 'html', 'json')),
	CONSTRAINT "content_drafts_key_check" CHECK (length("content_drafts"."key") between 1 and 200),
	CONSTRAINT "content_drafts_base_check" CHECK ("content_drafts"."base" >= 0)
);
--> statement-breakpoint
CREATE TABLE "content_publications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"texts" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "decision_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"second_above" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "decision_settings_single_row_check" CHECK ("decision_settings"."id" = 1),
	CONSTRAINT "decision_settings_sum_check" CHECK ("decision_settings"."second_above" >= 0)
);
--> statement-breakpoint
CREATE TABLE "decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_status" "application_status" NOT NULL,
	"application_version" integer NOT NULL,
	"submission_key" text NOT NULL,
	"amount" bigint,
	"state" text,
	"terms_version" integer,
	"rule_version" integer,
	"rule" jsonb,
	"method" text,
	"funded_on" date,
	"advance" smallint DEFAULT 1 NOT NULL,
	"reason" text,
	"tells_firm" boolean DEFAULT false NOT NULL,
	"sealed_words" "bytea",
	"person_id" uuid,
	"person_name" text,
	"signed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"asked_id" uuid,
	"asked_name" text,
	"second_above" bigint,
	"second_id" uuid,
	"second_name" text,
	"second_at" timestamp (3) with time zone,
	"effective_at" timestamp (3) with time zone,
	"final_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	"firm_mailed_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ending" text,
	"ended_by" uuid,
	CONSTRAINT "decisions_submission_key" UNIQUE("application_id","submission_key"),
	CONSTRAINT "decisions_kind_check" CHECK ("decisions"."kind" in ('approved', 'funded', 'declined')),
	CONSTRAINT "decisions_state_check" CHECK ("decisions"."state" in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY')),
	CONSTRAINT "decisions_method_check" CHECK ("decisions"."method" in ('ach', 'wire', 'check')),
	CONSTRAINT "decisions_reason_check" CHECK ("decisions"."reason" in ('no-attorney', 'uncertain-fault', 'little-insurance', 'attorney-disagrees', 'home-state', 'own-words')),
	CONSTRAINT "decisions_ending_check" CHECK ("decisions"."ending" in ('undone', 'superseded', 'refused', 'void')),
	CONSTRAINT "decisions_amount_check" CHECK ("decisions"."amount" > 0),
	CONSTRAINT "decisions_figures_check" CHECK ("decisions"."kind" = 'declined' or ("decisions"."amount" is not null and "decisions"."terms_version" is not null and "decisions"."rule" is not null and "decisions"."rule_version" is not null and "decisions"."state" is not null)),
	CONSTRAINT "decisions_funding_check" CHECK ("decisions"."kind" <> 'funded' or ("decisions"."method" is not null and "decisions"."funded_on" is not null)),
	CONSTRAINT "decisions_reason_given_check" CHECK ("decisions"."kind" <> 'declined' or "decisions"."reason" is not null),
	CONSTRAINT "decisions_ended_check" CHECK (("decisions"."ended_at" is null) = ("decisions"."ending" is null)),
	CONSTRAINT "decisions_two_people_check" CHECK ("decisions"."second_id" <> "decisions"."person_id"),
	CONSTRAINT "decisions_second_check" CHECK ("decisions"."second_above" is null or "decisions"."effective_at" is null or "decisions"."second_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "desk_preferences" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"columns" text[],
	"view_order" uuid[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"sealed_name" "bytea" NOT NULL,
	"query" jsonb NOT NULL,
	"is_shared" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"upload_link_id" uuid,
	"document_type" text NOT NULL,
	"mime_type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"scan_state" text NOT NULL,
	"scanned_at" timestamp (3) with time zone,
	"uploaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sealed_name" "bytea" NOT NULL,
	"sealed_title" "bytea",
	"item_id" uuid,
	"door" text,
	"person_id" uuid,
	"person_name" text,
	CONSTRAINT "documents_document_type_check" CHECK ("documents"."document_type" in ('attorney-agreement', 'medical-records', 'police-report', 'insurance-correspondence', 'injury-photos', 'complaint-filings', 'discovery-documents', 'insurance-policies', 'settlement-correspondence', 'other')),
	CONSTRAINT "documents_door_check" CHECK ("documents"."door" in ('application', 'upload-link', 'case', 'firm', 'desk')),
	CONSTRAINT "documents_scan_state_check" CHECK ("documents"."scan_state" in ('pending', 'clean', 'infected', 'failed', 'not-scanned')),
	CONSTRAINT "documents_size_bytes_check" CHECK ("documents"."size_bytes" > 0),
	CONSTRAINT "documents_sha256_check" CHECK ("documents"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "upload_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"purpose" text DEFAULT 'document-collection' NOT NULL,
	"max_uploads" integer NOT NULL,
	"current_uploads" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"deactivated_at" timestamp (3) with time zone,
	CONSTRAINT "upload_links_purpose_check" CHECK ("upload_links"."purpose" in ('document-collection')),
	CONSTRAINT "upload_links_token_hash_check" CHECK ("upload_links"."token_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "upload_links_max_uploads_check" CHECK ("upload_links"."max_uploads" > 0),
	CONSTRAINT "upload_links_current_uploads_check" CHECK ("upload_links"."current_uploads" >= 0 and "upload_links"."current_uploads" <= "upload_links"."max_uploads")
);
--> statement-breakpoint
CREATE TABLE "upload_reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"upload_link_id" uuid,
	"storage_key" text NOT NULL,
	"document_type" text NOT NULL,
	"mime_type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"registered_at" timestamp (3) with time zone,
	"sender" text,
	"arrived_at" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone,
	"item_id" uuid,
	"door" text,
	CONSTRAINT "upload_reservations_document_type_check" CHECK ("upload_reservations"."document_type" in ('attorney-agreement', 'medical-records', 'police-report', 'insurance-correspondence', 'injury-photos', 'complaint-filings', 'discovery-documents', 'insurance-policies', 'settlement-correspondence', 'other')),
	CONSTRAINT "upload_reservations_door_check" CHECK ("upload_reservations"."door" in ('application', 'upload-link', 'case', 'firm', 'desk')),
	CONSTRAINT "upload_reservations_size_bytes_check" CHECK ("upload_reservations"."size_bytes" > 0)
);
--> statement-breakpoint
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
CREATE TABLE "answers" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"minutes" integer,
	"is_late" boolean DEFAULT false NOT NULL,
	"day_minutes" integer,
	CONSTRAINT "answers_answer_check" CHECK ("answers"."answer" in ('approved', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "figure_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "figure_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure_week_parts" (
	"time_zone" text NOT NULL,
	"part" text NOT NULL,
	"value" text NOT NULL,
	"week" date NOT NULL,
	"cells" jsonb NOT NULL,
	CONSTRAINT "figure_week_parts_time_zone_part_value_week_pk" PRIMARY KEY("time_zone","part","value","week"),
	CONSTRAINT "figure_week_parts_part_check" CHECK ("figure_week_parts"."part" in ('home', 'caseType', 'firm'))
);
--> statement-breakpoint
CREATE TABLE "figure_weeks" (
	"week" date NOT NULL,
	"time_zone" text NOT NULL,
	"figures" jsonb NOT NULL,
	CONSTRAINT "figure_weeks_time_zone_week_pk" PRIMARY KEY("time_zone","week")
);
--> statement-breakpoint
CREATE TABLE "repayments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"decision_id" uuid NOT NULL,
	"submission_key" text NOT NULL,
	"amount" bigint NOT NULL,
	"repaid_on" date NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"recorded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by_name" text,
	"replaced_by" uuid,
	CONSTRAINT "repayments_submission_key" UNIQUE("application_id","submission_key"),
	CONSTRAINT "repayments_amount_check" CHECK ("repayments"."amount" > 0),
	CONSTRAINT "repayments_replaced_check" CHECK ("repayments"."replaced_by" is null or "repayments"."ended_at" is not null)
);
--> statement-breakpoint
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
CREATE TABLE "file_reads" (
	"person_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_reads_pkey" PRIMARY KEY("person_id","application_id")
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
CREATE TABLE "unanswered_mails" (
	"mail_hash" text PRIMARY KEY NOT NULL,
	"recipient_hash" text NOT NULL,
	"first_tried_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"application_hash" text,
	"cause" text DEFAULT 'receipt' NOT NULL,
	CONSTRAINT "unanswered_mails_cause_check" CHECK ("unanswered_mails"."cause" in ('asked', 'receipt', 'documents', 'desk'))
);
--> statement-breakpoint
CREATE TABLE "merged_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kept_id" uuid NOT NULL,
	"into_id" uuid NOT NULL,
	"merged_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"moved" jsonb NOT NULL,
	"sealed_record" "bytea" NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"merged_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opening_notes" (
	"subject" text PRIMARY KEY NOT NULL,
	"day" date,
	"words" text,
	"person_id" uuid,
	"person_name" text,
	"noted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"user_agent" text,
	"previous_visit_at" timestamp (3) with time zone,
	"person_id" uuid NOT NULL,
	"awaiting" text,
	"address" text,
	CONSTRAINT "admin_sessions_awaiting_check" CHECK ("admin_sessions"."awaiting" in ('second-factor', 'password', 'enrollment'))
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	CONSTRAINT "invitations_role_check" CHECK ("invitations"."role" in ('owner', 'reviewer', 'editor'))
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"browser_hash" text NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[],
	"is_synced" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"role" text NOT NULL,
	"is_first" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"configured_hash" text,
	"is_generated" boolean DEFAULT false NOT NULL,
	"totp_sealed" text,
	"totp_confirmed_at" timestamp (3) with time zone,
	"totp_last_step" bigint,
	"last_seen_at" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone,
	"disabled_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"single_keys" boolean DEFAULT true NOT NULL,
	CONSTRAINT "people_role_check" CHECK ("people"."role" in ('owner', 'reviewer', 'editor')),
	CONSTRAINT "people_password_hash_check" CHECK ("people"."password_hash" like '$argon2id$%'),
	CONSTRAINT "people_email_check" CHECK ("people"."is_first" or "people"."email" is not null),
	CONSTRAINT "people_first_check" CHECK (not "people"."is_first" or "people"."disabled_at" is null)
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "team_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"second_factor_since" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "team_settings_single_row_check" CHECK ("team_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "price_terms" (
	"version" integer PRIMARY KEY NOT NULL,
	"effective_from" date NOT NULL,
	"monthly_rate" integer NOT NULL,
	"compounding" text NOT NULL,
	"fee" bigint NOT NULL,
	"cap_multiple" integer,
	"most_months" smallint,
	"person_id" uuid,
	"person_name" text,
	"set_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_terms_compounding_check" CHECK ("price_terms"."compounding" in ('simple', 'monthly', 'semiannual')),
	CONSTRAINT "price_terms_version_check" CHECK ("price_terms"."version" > 0),
	CONSTRAINT "price_terms_amounts_check" CHECK ("price_terms"."monthly_rate" >= 0 and "price_terms"."fee" >= 0),
	CONSTRAINT "price_terms_cap_check" CHECK ("price_terms"."cap_multiple" >= 100),
	CONSTRAINT "price_terms_months_check" CHECK ("price_terms"."most_months" > 0)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_limits_hits_check" CHECK ("rate_limits"."hits" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reply_addresses" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"address" text NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"set_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reply_addresses_id_check" CHECK ("reply_addresses"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "consent_proofs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email_hash" text NOT NULL,
	"phone_hash" text NOT NULL,
	"kind" text NOT NULL,
	"version" text,
	"given_at" timestamp (3) with time zone NOT NULL,
	"kept_since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"person_hash" text,
	"statement" text,
	"by_phone" boolean DEFAULT false NOT NULL,
	CONSTRAINT "consent_proofs_kind_check" CHECK ("consent_proofs"."kind" in ('consent', 'privacy', 'client-authorization', 'phone', 'health'))
);
--> statement-breakpoint
CREATE TABLE "retention_rules" (
	"kind" text PRIMARY KEY NOT NULL,
	"months" smallint,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "retention_rules_kind_check" CHECK ("retention_rules"."kind" in ('applications', 'messages', 'declinedDocuments', 'spamUploads', 'consentProofs')),
	CONSTRAINT "retention_rules_months_check" CHECK ("retention_rules"."months" between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "sealing_keys" (
	"key_id" text PRIMARY KEY NOT NULL,
	"sealed_hash_key" text NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unsealed_rows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unsealed_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"table_name" text NOT NULL,
	"row_id" text NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_version" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "site_version_single_row_check" CHECK ("site_version"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "refused_applications" (
	"code" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "refused_applications_pkey" PRIMARY KEY("code","day"),
	CONSTRAINT "refused_applications_code_check" CHECK ("refused_applications"."code" in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY')),
	CONSTRAINT "refused_applications_count_check" CHECK ("refused_applications"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "state_rules" (
	"code" text NOT NULL,
	"version" integer NOT NULL,
	"effective_from" date NOT NULL,
	"act" text NOT NULL,
	"posture" text NOT NULL,
	"sentence" text NOT NULL,
	"caps" jsonb NOT NULL,
	"cancel_days" smallint,
	"most_months" smallint,
	"largest_advance" bigint,
	"license" text,
	"required_sentences" jsonb NOT NULL,
	"source" text NOT NULL,
	"checked_on" date,
	"confirmed_by" text,
	"origin" text NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"written_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "state_rules_pkey" PRIMARY KEY("code","version"),
	CONSTRAINT "state_rules_code_check" CHECK ("state_rules"."code" in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY')),
	CONSTRAINT "state_rules_act_check" CHECK ("state_rules"."act" in ('written', 'adopted', 'checked', 'withdrawn')),
	CONSTRAINT "state_rules_posture_check" CHECK ("state_rules"."posture" in ('open', 'license', 'capped', 'closed')),
	CONSTRAINT "state_rules_origin_check" CHECK ("state_rules"."origin" in ('default', 'suggestion', 'owner')),
	CONSTRAINT "state_rules_version_check" CHECK ("state_rules"."version" > 0),
	CONSTRAINT "state_rules_confirmed_check" CHECK (("state_rules"."checked_on" is null) = ("state_rules"."confirmed_by" is null))
);
--> statement-breakpoint
ALTER TABLE "access_records" ADD CONSTRAINT "access_records_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_records" ADD CONSTRAINT "consent_records_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_records" ADD CONSTRAINT "consent_records_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_mentioned_id_people_id_fk" FOREIGN KEY ("mentioned_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_note_id_application_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."application_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_records" ADD CONSTRAINT "privacy_records_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_assignee_id_people_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_versions" ADD CONSTRAINT "blog_post_versions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_category_id_blog_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_slug_redirects" ADD CONSTRAINT "blog_slug_redirects_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_codes" ADD CONSTRAINT "case_codes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_links" ADD CONSTRAINT "case_links_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_sessions" ADD CONSTRAINT "case_sessions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_corrections" ADD CONSTRAINT "contact_corrections_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_corrections" ADD CONSTRAINT "contact_corrections_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firm_records" ADD CONSTRAINT "firm_records_id_applications_id_fk" FOREIGN KEY ("id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firm_records" ADD CONSTRAINT "firm_records_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_reminders" ADD CONSTRAINT "request_reminders_request_id_document_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."document_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_items" ADD CONSTRAINT "checklist_items_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_items" ADD CONSTRAINT "checklist_items_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_templates" ADD CONSTRAINT "checklist_templates_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clock_settings" ADD CONSTRAINT "clock_settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_mails" ADD CONSTRAINT "digest_mails_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_files" ADD CONSTRAINT "late_files_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_files" ADD CONSTRAINT "late_files_mail_id_late_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."late_mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_publications" ADD CONSTRAINT "content_publications_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_settings" ADD CONSTRAINT "decision_settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_terms_version_price_terms_version_fk" FOREIGN KEY ("terms_version") REFERENCES "public"."price_terms"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_asked_id_people_id_fk" FOREIGN KEY ("asked_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_second_id_people_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_preferences" ADD CONSTRAINT "desk_preferences_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_views" ADD CONSTRAINT "desk_views_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_upload_link_id_upload_links_id_fk" FOREIGN KEY ("upload_link_id") REFERENCES "public"."upload_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_item_id_checklist_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."checklist_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_links" ADD CONSTRAINT "upload_links_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_reservations" ADD CONSTRAINT "upload_reservations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_reservations" ADD CONSTRAINT "upload_reservations_upload_link_id_upload_links_id_fk" FOREIGN KEY ("upload_link_id") REFERENCES "public"."upload_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_reservations" ADD CONSTRAINT "upload_reservations_item_id_checklist_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."checklist_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_duplicates" ADD CONSTRAINT "dismissed_duplicates_one_id_applications_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_duplicates" ADD CONSTRAINT "dismissed_duplicates_other_id_applications_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_duplicates" ADD CONSTRAINT "dismissed_duplicates_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_week_parts" ADD CONSTRAINT "figure_week_parts_week_fk" FOREIGN KEY ("time_zone","week") REFERENCES "public"."figure_weeks"("time_zone","week") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repayments" ADD CONSTRAINT "repayments_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repayments" ADD CONSTRAINT "repayments_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repayments" ADD CONSTRAINT "repayments_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_mails" ADD CONSTRAINT "file_mails_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_mails" ADD CONSTRAINT "file_mails_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_mails" ADD CONSTRAINT "file_mails_message_id_case_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."case_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_templates" ADD CONSTRAINT "mail_templates_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_reads" ADD CONSTRAINT "file_reads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_reads" ADD CONSTRAINT "file_reads_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_note_id_application_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."application_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_threads" ADD CONSTRAINT "case_threads_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_links" ADD CONSTRAINT "message_links_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_links" ADD CONSTRAINT "message_links_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_links" ADD CONSTRAINT "message_links_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_files" ADD CONSTRAINT "merged_files_kept_id_applications_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_files" ADD CONSTRAINT "merged_files_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_notes" ADD CONSTRAINT "opening_notes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD CONSTRAINT "admin_sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_people_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_terms" ADD CONSTRAINT "price_terms_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_addresses" ADD CONSTRAINT "reply_addresses_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "state_rules" ADD CONSTRAINT "state_rules_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_log_happened_at_idx" ON "access_log" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "access_log_person_id_idx" ON "access_log" USING btree ("person_id","number");--> statement-breakpoint
CREATE INDEX "access_log_reference_idx" ON "access_log" USING btree ("reference","number");--> statement-breakpoint
CREATE INDEX "access_log_subject_hash_idx" ON "access_log" USING btree ("subject_hash","number");--> statement-breakpoint
CREATE INDEX "access_log_action_idx" ON "access_log" USING btree ("action","number");--> statement-breakpoint
CREATE INDEX "access_records_happened_at_idx" ON "access_records" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "access_records_application_id_idx" ON "access_records" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_events_application_id_idx" ON "application_events" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_events_link_wanted_idx" ON "application_events" USING btree ("application_id","id") WHERE "application_events"."type" = 'mail-sent' and "application_events"."details" ->> 'mail' = 'new-link-wanted';--> statement-breakpoint
CREATE INDEX "application_notes_application_id_idx" ON "application_notes" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "consent_records_application_id_idx" ON "consent_records" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mentions_key" ON "mentions" USING btree ("note_id","mentioned_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mentions_call_key" ON "mentions" USING btree ("call_id","mentioned_id");--> statement-breakpoint
CREATE INDEX "mentions_unread_idx" ON "mentions" USING btree ("mentioned_id","created_at") WHERE "mentions"."read_at" is null;--> statement-breakpoint
CREATE INDEX "mentions_application_id_idx" ON "mentions" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_reference_key" ON "applications" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_idempotency_key_key" ON "applications" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "applications_submitted_at_idx" ON "applications" USING btree ("submitted_at","id","status","assignee_id","due_at","funding_amount","state","role","case_type");--> statement-breakpoint
CREATE INDEX "applications_status_idx" ON "applications" USING btree ("status","submitted_at","id","assignee_id","due_at");--> statement-breakpoint
CREATE INDEX "applications_amount_idx" ON "applications" USING btree ("funding_amount","submitted_at","id","status","assignee_id","due_at");--> statement-breakpoint
CREATE INDEX "applications_state_idx" ON "applications" USING btree ("state","submitted_at","id","status","assignee_id","due_at");--> statement-breakpoint
CREATE INDEX "applications_case_type_idx" ON "applications" USING btree ("case_type","submitted_at","id","status","assignee_id","due_at");--> statement-breakpoint
CREATE INDEX "applications_role_idx" ON "applications" USING btree ("role","submitted_at","id","status","assignee_id","due_at");--> statement-breakpoint
CREATE INDEX "applications_assignee_idx" ON "applications" USING btree ("assignee_id","submitted_at","id","status","due_at");--> statement-breakpoint
CREATE INDEX "applications_due_at_idx" ON "applications" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "applications_name_idx" ON "applications" USING btree ("sort_name","submitted_at","id");--> statement-breakpoint
CREATE INDEX "applications_firm_idx" ON "applications" USING btree (lower(btrim(coalesce("attorney_firm", "plaintiff_attorney_firm"))),"submitted_at","id","status","assignee_id","due_at");--> statement-breakpoint
CREATE INDEX "applications_home_idx" ON "applications" USING btree ((case when "role" = 'attorney' then "client_state" else "state" end),"submitted_at","id","status","assignee_id","due_at");--> statement-breakpoint
CREATE INDEX "applications_search_idx" ON "applications" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "applications_email_idx" ON "applications" USING btree (lower("email"),lower("client_first_name"),lower("client_last_name"));--> statement-breakpoint
CREATE INDEX "applications_birth_idx" ON "applications" USING btree ("sort_name","birth_hash");--> statement-breakpoint
CREATE INDEX "applications_client_email_idx" ON "applications" USING btree (lower("client_email"));--> statement-breakpoint
CREATE INDEX "applications_attorney_email_idx" ON "applications" USING btree (lower("plaintiff_attorney_email"));--> statement-breakpoint
CREATE INDEX "applications_phone_digits_idx" ON "applications" USING btree ("phone_digits");--> statement-breakpoint
CREATE INDEX "applications_client_phone_digits_idx" ON "applications" USING btree ("client_phone_digits");--> statement-breakpoint
CREATE INDEX "backups_taken_at_idx" ON "backups" USING btree ("taken_at");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_categories_slug_key" ON "blog_categories" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "blog_categories_name_idx" ON "blog_categories" USING btree ("name");--> statement-breakpoint
CREATE INDEX "blog_post_versions_post_id_idx" ON "blog_post_versions" USING btree ("post_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_slug_key" ON "blog_posts" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "blog_posts_published_at_idx" ON "blog_posts" USING btree ("published_at","id") WHERE "blog_posts"."published";--> statement-breakpoint
CREATE INDEX "blog_posts_category_id_idx" ON "blog_posts" USING btree ("category_id","published_at");--> statement-breakpoint
CREATE INDEX "blog_posts_scheduled_at_idx" ON "blog_posts" USING btree ("scheduled_at") WHERE "blog_posts"."scheduled_at" is not null;--> statement-breakpoint
CREATE INDEX "blog_posts_picture_origins_idx" ON "blog_posts" USING btree ("published") WHERE "blog_posts"."picture_origins" <> '{}';--> statement-breakpoint
CREATE INDEX "blog_posts_created_at_idx" ON "blog_posts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "blog_slug_redirects_post_id_idx" ON "blog_slug_redirects" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "calls_application_id_idx" ON "calls" USING btree ("application_id","called_at");--> statement-breakpoint
CREATE UNIQUE INDEX "case_links_token_hash_key" ON "case_links" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "case_links_reply_hash_key" ON "case_links" USING btree ("reply_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "case_links_living_key" ON "case_links" USING btree ("application_id","party") WHERE "case_links"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "case_sessions_application_id_idx" ON "case_sessions" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "case_sessions_expires_at_idx" ON "case_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "moving_drafts_expires_at_idx" ON "moving_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "case_messages_application_id_idx" ON "case_messages" USING btree ("application_id","written_at");--> statement-breakpoint
CREATE INDEX "case_messages_unread_idx" ON "case_messages" USING btree ("application_id") WHERE "case_messages"."read_at" is null and "case_messages"."author" <> 'desk';--> statement-breakpoint
CREATE INDEX "contact_corrections_application_id_idx" ON "contact_corrections" USING btree ("application_id","corrected_at");--> statement-breakpoint
CREATE INDEX "document_requests_application_id_idx" ON "document_requests" USING btree ("application_id","requested_at");--> statement-breakpoint
CREATE INDEX "document_requests_running_idx" ON "document_requests" USING btree ("requested_at") WHERE "document_requests"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "firm_records_email_idx" ON "firm_records" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "checklist_items_application_id_idx" ON "checklist_items" USING btree ("application_id","position");--> statement-breakpoint
CREATE INDEX "checklist_items_to_judge_idx" ON "checklist_items" USING btree ("application_id") WHERE "checklist_items"."state" = 'received' and "checklist_items"."waived_at" is null;--> statement-breakpoint
CREATE INDEX "digest_mails_person_id_idx" ON "digest_mails" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "late_files_mail_id_idx" ON "late_files" USING btree ("mail_id");--> statement-breakpoint
CREATE UNIQUE INDEX "late_mails_open_key" ON "late_mails" USING btree ((true)) WHERE "late_mails"."queued_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_received_at_idx" ON "contact_messages" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_subject_idx" ON "contact_messages" USING btree ("subject","received_at");--> statement-breakpoint
CREATE INDEX "contact_messages_unread_idx" ON "contact_messages" USING btree ("received_at") WHERE "contact_messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_open_idx" ON "contact_messages" USING btree ("received_at","id") WHERE "contact_messages"."answered_at" is null and "contact_messages"."spam_reason" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_email_idx" ON "contact_messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_messages_named_reference_idx" ON "contact_messages" USING btree ("named_reference") WHERE "contact_messages"."named_reference" is not null;--> statement-breakpoint
CREATE INDEX "contact_replies_written_at_idx" ON "contact_replies" USING btree ("written_at","message_id");--> statement-breakpoint
CREATE INDEX "content_items_section_idx" ON "content_items" USING btree ("section","key");--> statement-breakpoint
CREATE INDEX "content_versions_key_idx" ON "content_versions" USING btree ("key","locale","id");--> statement-breakpoint
CREATE INDEX "content_drafts_key_idx" ON "content_drafts" USING btree ("key");--> statement-breakpoint
CREATE INDEX "content_publications_published_at_idx" ON "content_publications" USING btree ("published_at");--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_standing_key" ON "decisions" USING btree ("application_id") WHERE "decisions"."effective_at" is not null and "decisions"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_waiting_key" ON "decisions" USING btree ("application_id") WHERE "decisions"."effective_at" is null and "decisions"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_funding_key" ON "decisions" USING btree ("application_id","advance") WHERE "decisions"."kind" = 'funded' and "decisions"."effective_at" is not null and "decisions"."ending" is distinct from 'undone';--> statement-breakpoint
CREATE INDEX "decisions_funded_on_idx" ON "decisions" USING btree ("funded_on","application_id","amount") WHERE "decisions"."kind" = 'funded' and "decisions"."effective_at" is not null and "decisions"."ending" is distinct from 'undone';--> statement-breakpoint
CREATE INDEX "decisions_application_id_idx" ON "decisions" USING btree ("application_id","signed_at");--> statement-breakpoint
CREATE INDEX "desk_views_person_id_idx" ON "desk_views" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "desk_views_shared_idx" ON "desk_views" USING btree ("created_at") WHERE "desk_views"."is_shared";--> statement-breakpoint
CREATE UNIQUE INDEX "documents_storage_key_key" ON "documents" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "documents_application_id_idx" ON "documents" USING btree ("application_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "documents_upload_link_id_idx" ON "documents" USING btree ("upload_link_id");--> statement-breakpoint
CREATE INDEX "documents_item_id_idx" ON "documents" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "documents_pending_scan_idx" ON "documents" USING btree ("uploaded_at") WHERE "documents"."scan_state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "upload_links_token_hash_key" ON "upload_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "upload_links_application_id_idx" ON "upload_links" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "upload_reservations_storage_key_key" ON "upload_reservations" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "upload_reservations_application_id_idx" ON "upload_reservations" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "upload_reservations_upload_link_id_idx" ON "upload_reservations" USING btree ("upload_link_id");--> statement-breakpoint
CREATE INDEX "upload_reservations_expires_at_idx" ON "upload_reservations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "upload_reservations_created_at_idx" ON "upload_reservations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "dismissed_duplicates_other_id_idx" ON "dismissed_duplicates" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "answers_answered_at_idx" ON "answers" USING btree ("answered_at","application_id","answer","minutes","day_minutes","is_late");--> statement-breakpoint
CREATE INDEX "answers_uncounted_idx" ON "answers" USING btree ("application_id") WHERE "answers"."minutes" is null;--> statement-breakpoint
CREATE INDEX "figure_week_parts_week_idx" ON "figure_week_parts" USING btree ("time_zone","week");--> statement-breakpoint
CREATE INDEX "repayments_repaid_on_idx" ON "repayments" USING btree ("repaid_on","application_id") WHERE "repayments"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "file_mails_application_id_idx" ON "file_mails" USING btree ("application_id","written_at");--> statement-breakpoint
CREATE INDEX "file_mails_message_id_idx" ON "file_mails" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "file_reads_application_id_idx" ON "file_reads" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "follow_ups_application_id_idx" ON "follow_ups" USING btree ("application_id","due_at");--> statement-breakpoint
CREATE INDEX "follow_ups_owner_idx" ON "follow_ups" USING btree ("owner_id","due_at") WHERE "follow_ups"."done_at" is null;--> statement-breakpoint
CREATE INDEX "follow_ups_due_idx" ON "follow_ups" USING btree ("due_at") WHERE "follow_ups"."done_at" is null;--> statement-breakpoint
CREATE INDEX "follow_ups_note_id_idx" ON "follow_ups" USING btree ("note_id") WHERE "follow_ups"."note_id" is not null;--> statement-breakpoint
CREATE INDEX "follow_ups_call_id_idx" ON "follow_ups" USING btree ("call_id") WHERE "follow_ups"."call_id" is not null;--> statement-breakpoint
CREATE INDEX "case_threads_last_at_idx" ON "case_threads" USING btree ("last_at","application_id","party");--> statement-breakpoint
CREATE INDEX "case_threads_open_idx" ON "case_threads" USING btree ("last_at","last_author") WHERE "case_threads"."settled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_links_linked_key" ON "message_links" USING btree ("message_id") WHERE "message_links"."verdict" = 'linked';--> statement-breakpoint
CREATE INDEX "message_links_application_id_idx" ON "message_links" USING btree ("application_id","verdict");--> statement-breakpoint
CREATE INDEX "unanswered_mails_recipient_idx" ON "unanswered_mails" USING btree ("recipient_hash","first_tried_at");--> statement-breakpoint
CREATE INDEX "unanswered_mails_application_idx" ON "unanswered_mails" USING btree ("application_hash","first_tried_at");--> statement-breakpoint
CREATE UNIQUE INDEX "merged_files_merged_id_key" ON "merged_files" USING btree ("merged_id");--> statement-breakpoint
CREATE UNIQUE INDEX "merged_files_reference_key" ON "merged_files" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "merged_files_kept_id_idx" ON "merged_files" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "admin_sessions_expires_at_idx" ON "admin_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "admin_sessions_person_id_idx" ON "admin_sessions" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_hash_key" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open_email_key" ON "invitations" USING btree (lower("email")) WHERE "invitations"."accepted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "known_browsers_key" ON "known_browsers" USING btree ("person_id","browser_hash");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_at_idx" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_person_id_idx" ON "passkeys" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_email_key" ON "people" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "people_first_key" ON "people" USING btree ("is_first") WHERE "people"."is_first";--> statement-breakpoint
CREATE INDEX "recovery_codes_person_id_idx" ON "recovery_codes" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "price_terms_day_idx" ON "price_terms" USING btree ("effective_from","version");--> statement-breakpoint
CREATE INDEX "rate_limits_expires_at_idx" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consent_proofs_email_hash_idx" ON "consent_proofs" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "consent_proofs_phone_hash_idx" ON "consent_proofs" USING btree ("phone_hash");--> statement-breakpoint
CREATE INDEX "consent_proofs_person_hash_idx" ON "consent_proofs" USING btree ("person_hash");--> statement-breakpoint
CREATE INDEX "consent_proofs_kept_since_idx" ON "consent_proofs" USING btree ("kept_since");--> statement-breakpoint
CREATE INDEX "state_rules_day_idx" ON "state_rules" USING btree ("code","effective_from","version");--> statement-breakpoint
-- Sealed values are most of a row, are read with one application at a time, and don't compress. Kept beside the table, they
-- leave more rows on a page, and a search reads fewer pages.
ALTER TABLE "applications" ALTER COLUMN "sealed_answers" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "sealed_snapshot" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "applications" SET (toast_tuple_target = 640);--> statement-breakpoint
-- A timeline that can be rewritten proves nothing. Its entries go only with the application that they are about. The seal
-- around a reason may change, the reason itself can't: it opens only as what was sealed for its entry.
CREATE FUNCTION refuse_timeline_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM applications WHERE id = OLD.application_id) THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.sealed_reason IS NOT NULL
    AND to_jsonb(NEW) - 'sealed_reason' = to_jsonb(OLD) - 'sealed_reason' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'entries of a timeline are never changed' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER application_events_append_only BEFORE UPDATE OR DELETE ON application_events
  FOR EACH ROW EXECUTE FUNCTION refuse_timeline_change();--> statement-breakpoint
-- Entries are added, and the oldest removed once the head says that the log begins later. Nothing else.
CREATE FUNCTION "keep_access_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD.number < (SELECT first_number FROM access_log_head) THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'Entries of the access log cannot be changed or removed.' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "access_log_keep" BEFORE UPDATE OR DELETE ON "access_log" FOR EACH ROW EXECUTE FUNCTION "keep_access_log"();--> statement-breakpoint
CREATE TRIGGER "access_log_keep_all" BEFORE TRUNCATE ON "access_log" FOR EACH STATEMENT EXECUTE FUNCTION "keep_access_log"();--> statement-breakpoint
-- Whatever changes a figure leaves a mark in its week, in the same transaction, whoever writes it. Days are marked at
-- noon UTC, which is that day wherever the office is.
CREATE FUNCTION "mark_application"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO figure_marks (at) VALUES (OLD.submitted_at);
	END IF;
	IF TG_OP = 'DELETE' THEN
		RETURN NULL;
	END IF;
	INSERT INTO figure_marks (at) VALUES (NEW.submitted_at);
	IF TG_OP = 'UPDATE' THEN
		INSERT INTO figure_marks (at)
			SELECT answered_at FROM answers WHERE application_id = NEW.id
			UNION ALL SELECT (funded_on + time '12:00') AT TIME ZONE 'UTC' FROM decisions WHERE application_id = NEW.id AND kind = 'funded'
			UNION ALL SELECT (repaid_on + time '12:00') AT TIME ZONE 'UTC' FROM repayments WHERE application_id = NEW.id;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "applications_mark" AFTER INSERT OR DELETE OR UPDATE OF "submitted_at", "role", "state", "client_state", "case_type", "attorney_firm", "plaintiff_attorney_firm" ON "applications" FOR EACH ROW EXECUTE FUNCTION "mark_application"();--> statement-breakpoint
CREATE FUNCTION "mark_answer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO figure_marks (at) VALUES (OLD.answered_at);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO figure_marks (at) VALUES (NEW.answered_at);
	END IF;
	INSERT INTO figure_marks (at) SELECT submitted_at FROM applications
		WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.application_id ELSE NEW.application_id END;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "answers_mark" AFTER INSERT OR UPDATE OR DELETE ON "answers" FOR EACH ROW EXECUTE FUNCTION "mark_answer"();--> statement-breakpoint
CREATE FUNCTION "mark_money"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO figure_marks (at) SELECT (day::date + time '12:00') AT TIME ZONE 'UTC'
			FROM (SELECT to_jsonb(OLD) ->> TG_ARGV[0] AS day) days WHERE day IS NOT NULL;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO figure_marks (at) SELECT (day::date + time '12:00') AT TIME ZONE 'UTC'
			FROM (SELECT to_jsonb(NEW) ->> TG_ARGV[0] AS day) days WHERE day IS NOT NULL;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "decisions_mark" AFTER INSERT OR DELETE OR UPDATE OF "application_id", "effective_at", "ending", "amount", "funded_on" ON "decisions" FOR EACH ROW EXECUTE FUNCTION "mark_money"('funded_on');--> statement-breakpoint
CREATE TRIGGER "repayments_mark" AFTER INSERT OR UPDATE OR DELETE ON "repayments" FOR EACH ROW EXECUTE FUNCTION "mark_money"('repaid_on');--> statement-breakpoint
-- The tables of the queue, as scripts/jobs-migration.ts prints them.
CREATE SCHEMA IF NOT EXISTS pgboss;--> statement-breakpoint
CREATE TYPE pgboss.job_state AS ENUM (
      'created',
      'retry',
      'active',
      'completed',
      'cancelled',
      'failed'
    );--> statement-breakpoint
CREATE FUNCTION pgboss.job_now()
    RETURNS timestamp with time zone AS
    $$
      SELECT pg_catalog.now();
    $$
    LANGUAGE sql STABLE;--> statement-breakpoint
CREATE TABLE pgboss.version (
      version int primary key,
      cron_on timestamp with time zone,
      bam_on timestamp with time zone,
      flow_on timestamp with time zone,
      reindex_on timestamp with time zone,
      monitor_backoff_on timestamp with time zone
    );--> statement-breakpoint
CREATE TABLE pgboss.queue (
      name text NOT NULL,
      policy text NOT NULL,
      retry_limit int NOT NULL,
      retry_delay int NOT NULL,
      retry_backoff bool NOT NULL,
      retry_delay_max int,
      expire_seconds int NOT NULL,
      retention_seconds int NOT NULL,
      deletion_seconds int NOT NULL,
      dead_letter text REFERENCES pgboss.queue (name) CHECK (dead_letter IS DISTINCT FROM name),
      partition bool NOT NULL,
      table_name text NOT NULL,
      deferred_count int NOT NULL default 0,
      queued_count int NOT NULL default 0,
      ready_count int NOT NULL default 0,
      warning_queued int NOT NULL default 0,
      active_count int NOT NULL default 0,
      failed_count int NOT NULL default 0,
      total_count int NOT NULL default 0,
      created_delta int NOT NULL default 0,
      completed_delta int NOT NULL default 0,
      failed_delta int NOT NULL default 0,
      delta_on timestamp with time zone,
      delta_seconds int,
      ready_history int[] NOT NULL default '{}',
      heartbeat_seconds int,
      notify bool NOT NULL DEFAULT false,
      singletons_active text[],
      monitor_claim_on timestamp with time zone,
      monitor_on timestamp with time zone,
      maintain_on timestamp with time zone,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      PRIMARY KEY (name)
    );--> statement-breakpoint
CREATE TABLE pgboss.schedule (
      name text REFERENCES pgboss.queue ON DELETE CASCADE,
      key text not null DEFAULT '',
      kind text not null DEFAULT 'cron' CHECK (kind IN ('cron', 'rrule')),
      cron text not null,
      timezone text DEFAULT 'UTC',
      data jsonb,
      options jsonb,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      last_job_id uuid,
      PRIMARY KEY (name, key)
    );--> statement-breakpoint
CREATE TABLE pgboss.subscription (
      event text not null,
      name text not null REFERENCES pgboss.queue ON DELETE CASCADE,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      PRIMARY KEY(event, name)
    );--> statement-breakpoint
CREATE TABLE pgboss.bam (
      id uuid PRIMARY KEY default gen_random_uuid(),
      name text NOT NULL,
      version int NOT NULL,
      status text NOT NULL DEFAULT 'pending',
      queue text,
      table_name text NOT NULL,
      command text NOT NULL,
      error text,
      created_on timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
      started_on timestamp with time zone,
      completed_on timestamp with time zone
    );--> statement-breakpoint
CREATE FUNCTION pgboss.job_table_format(command text, table_name text)
    RETURNS text AS
    $$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $$
    LANGUAGE sql IMMUTABLE;--> statement-breakpoint
CREATE FUNCTION pgboss.job_table_run(command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
    RETURNS VOID AS
    $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        EXECUTE pgboss.job_table_format(command, tbl_name);
        RETURN;
      END IF;

      EXECUTE pgboss.job_table_format(command, 'job_common');

      FOR tbl IN SELECT table_name FROM pgboss.queue WHERE partition = true
      LOOP
        EXECUTE pgboss.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$
    LANGUAGE plpgsql;--> statement-breakpoint
CREATE FUNCTION pgboss.job_table_run_async(command_name text, version int, command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
    RETURNS VOID AS
    $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          pgboss.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;

      INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        pgboss.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        pgboss.job_table_format(command, queue.table_name)
      FROM pgboss.queue
      WHERE partition = true;
    END;
    $$
    LANGUAGE plpgsql;--> statement-breakpoint
CREATE TABLE pgboss.job (
      id uuid not null default gen_random_uuid(),
      name text not null,
      priority integer not null default(0),
      data jsonb,
      state pgboss.job_state not null default 'created',
      retry_limit integer not null default 2,
      retry_count integer not null default 0,
      retry_delay integer not null default 0,
      retry_backoff boolean not null default false,
      retry_delay_max integer,
      expire_seconds int not null default 900,
      deletion_seconds int not null default 604800,
      singleton_key text,
      singleton_on timestamp without time zone,
      group_id text,
      group_tier text,
      start_after timestamp with time zone not null default now(),
      created_on timestamp with time zone not null default now(),
      started_on timestamp with time zone,
      completed_on timestamp with time zone,
      keep_until timestamp with time zone NOT NULL default now() + interval '1209600',
      output jsonb,
      dead_letter text,
      policy text,
      heartbeat_on timestamp with time zone,
      heartbeat_seconds int,
      blocked boolean not null default false,
      blocking boolean not null default false,
      pending_dependencies int not null default 0,
      source_name text,
      source_id uuid,
      source_created_on timestamp with time zone,
      source_retry_count int,
      source_output jsonb,
      source_root_id uuid
    ) PARTITION BY LIST (name);--> statement-breakpoint
ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id);--> statement-breakpoint
CREATE TABLE pgboss.job_common (LIKE pgboss.job INCLUDING GENERATED INCLUDING DEFAULTS);--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, 'job_common');--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, 'job_common');--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, 'job_common');--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, 'job_common');--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, 'job_common');--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, 'job_common');--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, 'job_common');--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, 'job_common');--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, 'job_common');--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, 'job_common');--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, 'job_common');--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, 'job_common');--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, 'job_common');--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, 'job_common');--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, 'job_common');--> statement-breakpoint
ALTER TABLE pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;--> statement-breakpoint
CREATE TABLE pgboss.warning (
      id uuid PRIMARY KEY default gen_random_uuid(),
      type text NOT NULL,
      message text NOT NULL,
      data jsonb,
      created_on timestamp with time zone NOT NULL DEFAULT now()
    );--> statement-breakpoint
CREATE INDEX warning_i1 ON pgboss.warning (created_on DESC);--> statement-breakpoint
CREATE TABLE pgboss.queue_stats (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      name text NOT NULL,
      deferred_count int NOT NULL DEFAULT 0,
      queued_count   int NOT NULL DEFAULT 0,
      ready_count    int NOT NULL DEFAULT 0,
      active_count   int NOT NULL DEFAULT 0,
      failed_count   int NOT NULL DEFAULT 0,
      total_count    int NOT NULL DEFAULT 0,
      created_delta   int,
      completed_delta int,
      failed_delta    int,
      delta_seconds   int,
      delta_on        timestamptz,
      captured_on timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (id, captured_on)
    ) PARTITION BY RANGE (captured_on);--> statement-breakpoint
CREATE INDEX queue_stats_i1 ON pgboss.queue_stats (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);--> statement-breakpoint
DO $$
    DECLARE
      d date;
      i int;
      part_name text;
    BEGIN
      FOR i IN 0..1 LOOP
        d := (pgboss.job_now() AT TIME ZONE 'UTC')::date + i;
        part_name := 'queue_stats_' || to_char(d, 'YYYYMMDD');
        IF NOT EXISTS (
          SELECT 1 FROM pg_class c
          JOIN pg_namespace n ON n.oid = c.relnamespace
          WHERE n.nspname = 'pgboss' AND c.relname = part_name
        ) THEN
          EXECUTE format(
            'CREATE TABLE pgboss.%I PARTITION OF pgboss.queue_stats FOR VALUES FROM (%L) TO (%L)',
            part_name,
            to_char(d, 'YYYY-MM-DD') || ' 00:00:00+00',
            to_char(d + 1, 'YYYY-MM-DD') || ' 00:00:00+00'
          );
        END IF;
      END LOOP;
    END;
    $$;--> statement-breakpoint
CREATE TABLE pgboss.job_dependency (
      child_name text NOT NULL,
      child_id uuid NOT NULL,
      parent_name text NOT NULL,
      parent_id uuid NOT NULL,
      PRIMARY KEY (child_name, child_id, parent_name, parent_id)
    );--> statement-breakpoint
CREATE INDEX IF NOT EXISTS job_dep_parent_idx ON pgboss.job_dependency (parent_name, parent_id);--> statement-breakpoint
CREATE FUNCTION pgboss.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO pgboss.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          pgboss.job_now(),
          pgboss.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);

      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;--> statement-breakpoint
CREATE FUNCTION pgboss.delete_queue(queue_name text)
    RETURNS VOID AS
    $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM pgboss.queue
      WHERE name = queue_name
      INTO v_table, v_partition;

      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM pgboss.queue WHERE name = queue_name;
    END;
    $$
    LANGUAGE plpgsql;--> statement-breakpoint
INSERT INTO pgboss.version(version) VALUES ('43');
