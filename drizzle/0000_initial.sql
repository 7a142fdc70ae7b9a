CREATE TABLE "admin_credential" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"password_hash" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admin_credential_single_row_check" CHECK ("admin_credential"."id" = 1),
	CONSTRAINT "admin_credential_password_hash_check" CHECK ("admin_credential"."password_hash" like '$argon2id$%')
);
--> statement-breakpoint
CREATE TABLE "admin_sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" uuid NOT NULL,
	"type" text NOT NULL,
	"actor" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"details" jsonb,
	"happened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_events_type_check" CHECK ("application_events"."type" in ('submitted', 'status-changed', 'note-added', 'folder-linked', 'upload-link-created', 'upload-link-deactivated', 'document-received', 'document-removed')),
	CONSTRAINT "application_events_actor_check" CHECK ("application_events"."actor" in ('applicant', 'admin', 'system')),
	CONSTRAINT "application_events_from_status_check" CHECK ("application_events"."from_status" in ('received', 'in-review', 'documents-needed', 'approved', 'funded', 'declined', 'withdrawn')),
	CONSTRAINT "application_events_to_status_check" CHECK ("application_events"."to_status" in ('received', 'in-review', 'documents-needed', 'approved', 'funded', 'declined', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "application_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	CONSTRAINT "consent_records_kind_check" CHECK ("consent_records"."kind" in ('consent', 'privacy', 'client-authorization'))
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"role" text NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"phone_digits" text GENERATED ALWAYS AS (regexp_replace("phone", '[^0-9]', '', 'g')) STORED NOT NULL,
	"state" text,
	"case_type" text NOT NULL,
	"incident_date" date NOT NULL,
	"incident_location" text,
	"funding_amount" text NOT NULL,
	"address" text,
	"date_of_birth" date,
	"case_description" text,
	"plaintiff_attorney_name" text,
	"plaintiff_attorney_firm" text,
	"plaintiff_attorney_phone" text,
	"plaintiff_attorney_email" text,
	"employment_status" text,
	"has_prior_injuries" boolean,
	"prior_injuries_description" text,
	"estimated_medical_expenses" text,
	"estimated_lost_wages" text,
	"has_prior_funding" boolean,
	"treating_doctors" text,
	"current_diagnosis" text,
	"attorney_firm" text,
	"attorney_bar_number" text,
	"attorney_years_of_experience" smallint,
	"client_first_name" text,
	"client_last_name" text,
	"client_phone" text,
	"client_email" text,
	"liability_assessment" text,
	"estimated_case_value" text,
	"case_probability" text,
	"defendant_insurance_limits" text,
	"opposing_party" text,
	"insurance_carriers" text,
	"defense_counsel" text,
	"anticipated_trial_date" date,
	"statute_of_limitations" date,
	"consent" boolean NOT NULL,
	"privacy" boolean NOT NULL,
	"google_drive_folder_url" text,
	"snapshot" jsonb NOT NULL,
	"idempotency_key" text,
	"request_hash" text,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_role_check" CHECK ("applications"."role" in ('plaintiff', 'attorney')),
	CONSTRAINT "applications_status_check" CHECK ("applications"."status" in ('received', 'in-review', 'documents-needed', 'approved', 'funded', 'declined', 'withdrawn')),
	CONSTRAINT "applications_state_check" CHECK ("applications"."state" in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY')),
	CONSTRAINT "applications_case_type_check" CHECK ("applications"."case_type" in ('auto-accident', 'personal-injury', 'medical-malpractice', 'wrongful-death', 'slip-fall', 'product-liability', 'workers-compensation', 'other')),
	CONSTRAINT "applications_funding_amount_check" CHECK ("applications"."funding_amount" in ('1000-5000', '5000-10000', '10000-25000', '25000-50000', '50000+')),
	CONSTRAINT "applications_employment_status_check" CHECK ("applications"."employment_status" in ('employed', 'unemployed', 'self-employed', 'retired', 'disabled', 'student')),
	CONSTRAINT "applications_liability_assessment_check" CHECK ("applications"."liability_assessment" in ('clear-liability', 'strong-liability', 'moderate-liability', 'disputed-liability')),
	CONSTRAINT "applications_estimated_case_value_check" CHECK ("applications"."estimated_case_value" in ('under-50k', '50k-100k', '100k-250k', '250k-500k', '500k-1m', 'over-1m')),
	CONSTRAINT "applications_case_probability_check" CHECK ("applications"."case_probability" in ('very-high', 'high', 'moderate', 'uncertain')),
	CONSTRAINT "applications_reference_check" CHECK ("applications"."reference" ~ '^[A-Z]{2}-[0-9]{4}[A-Z0-9]{6}$'),
	CONSTRAINT "applications_consent_check" CHECK ("applications"."consent" and "applications"."privacy"),
	CONSTRAINT "applications_attorney_years_of_experience_check" CHECK ("applications"."attorney_years_of_experience" between 0 and 80),
	CONSTRAINT "applications_prior_injuries_check" CHECK ("applications"."prior_injuries_description" is null or "applications"."has_prior_injuries" is true),
	CONSTRAINT "applications_plaintiff_check" CHECK ("applications"."role" <> 'plaintiff' or ("applications"."state" is not null and "applications"."date_of_birth" is not null and "applications"."incident_location" is not null and "applications"."plaintiff_attorney_name" is not null and "applications"."plaintiff_attorney_firm" is not null)),
	CONSTRAINT "applications_attorney_check" CHECK ("applications"."role" <> 'attorney' or ("applications"."attorney_firm" is not null and "applications"."attorney_bar_number" is not null and "applications"."client_first_name" is not null and "applications"."client_last_name" is not null and "applications"."liability_assessment" is not null and "applications"."estimated_case_value" is not null and "applications"."case_probability" is not null)),
	CONSTRAINT "applications_idempotency_check" CHECK (("applications"."idempotency_key" is null) = ("applications"."request_hash" is null))
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
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	CONSTRAINT "blog_posts_slug_check" CHECK ("blog_posts"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "blog_posts_published_at_check" CHECK (not "blog_posts"."published" or "blog_posts"."published_at" is not null),
	CONSTRAINT "blog_posts_scheduled_at_check" CHECK ("blog_posts"."scheduled_at" is null or not "blog_posts"."published"),
	CONSTRAINT "blog_posts_version_check" CHECK ("blog_posts"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "blog_slug_redirects" (
	"slug" text PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "contact_messages_subject_check" CHECK ("contact_messages"."subject" in ('funding-inquiry', 'application-status', 'attorney-partnership', 'general-question', 'urgent'))
);
--> statement-breakpoint
CREATE TABLE "content_items" (
	"key" text PRIMARY KEY NOT NULL,
	"section" text NOT NULL,
	"title" text,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
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
	CONSTRAINT "content_versions_type_check" CHECK ("content_versions"."type" in ('text', 'markdown', 'html', 'json'))
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"upload_link_id" uuid,
	"document_type" text NOT NULL,
	"original_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"scan_state" text NOT NULL,
	"scanned_at" timestamp (3) with time zone,
	"uploaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_document_type_check" CHECK ("documents"."document_type" in ('attorney-agreement', 'medical-records', 'police-report', 'insurance-correspondence', 'injury-photos', 'complaint-filings', 'discovery-documents', 'insurance-policies', 'settlement-correspondence', 'other')),
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
	CONSTRAINT "upload_reservations_document_type_check" CHECK ("upload_reservations"."document_type" in ('attorney-agreement', 'medical-records', 'police-report', 'insurance-correspondence', 'injury-photos', 'complaint-filings', 'discovery-documents', 'insurance-policies', 'settlement-correspondence', 'other')),
	CONSTRAINT "upload_reservations_size_bytes_check" CHECK ("upload_reservations"."size_bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_limits_hits_check" CHECK ("rate_limits"."hits" >= 0)
);
--> statement-breakpoint
CREATE TABLE "site_version" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "site_version_single_row_check" CHECK ("site_version"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_records" ADD CONSTRAINT "consent_records_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_category_id_blog_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_slug_redirects" ADD CONSTRAINT "blog_slug_redirects_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_upload_link_id_upload_links_id_fk" FOREIGN KEY ("upload_link_id") REFERENCES "public"."upload_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_links" ADD CONSTRAINT "upload_links_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_reservations" ADD CONSTRAINT "upload_reservations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_reservations" ADD CONSTRAINT "upload_reservations_upload_link_id_upload_links_id_fk" FOREIGN KEY ("upload_link_id") REFERENCES "public"."upload_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_sessions_expires_at_idx" ON "admin_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "application_events_application_id_idx" ON "application_events" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_notes_application_id_idx" ON "application_notes" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "consent_records_application_id_idx" ON "consent_records" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_reference_key" ON "applications" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_idempotency_key_key" ON "applications" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "applications_submitted_at_idx" ON "applications" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "applications_status_idx" ON "applications" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE INDEX "applications_state_idx" ON "applications" USING btree ("state","submitted_at");--> statement-breakpoint
CREATE INDEX "applications_case_type_idx" ON "applications" USING btree ("case_type","submitted_at");--> statement-breakpoint
CREATE INDEX "applications_role_idx" ON "applications" USING btree ("role","submitted_at");--> statement-breakpoint
CREATE INDEX "applications_email_idx" ON "applications" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "applications_last_name_idx" ON "applications" USING btree (lower("last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "applications_client_last_name_idx" ON "applications" USING btree (lower("client_last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "applications_phone_digits_idx" ON "applications" USING btree ("phone_digits" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "blog_categories_slug_key" ON "blog_categories" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "blog_categories_name_idx" ON "blog_categories" USING btree ("name");--> statement-breakpoint
CREATE INDEX "blog_post_versions_post_id_idx" ON "blog_post_versions" USING btree ("post_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_slug_key" ON "blog_posts" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "blog_posts_published_at_idx" ON "blog_posts" USING btree ("published_at","id") WHERE "blog_posts"."published";--> statement-breakpoint
CREATE INDEX "blog_posts_category_id_idx" ON "blog_posts" USING btree ("category_id","published_at");--> statement-breakpoint
CREATE INDEX "blog_posts_scheduled_at_idx" ON "blog_posts" USING btree ("scheduled_at") WHERE "blog_posts"."scheduled_at" is not null;--> statement-breakpoint
CREATE INDEX "blog_posts_created_at_idx" ON "blog_posts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "blog_slug_redirects_post_id_idx" ON "blog_slug_redirects" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "contact_messages_received_at_idx" ON "contact_messages" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_subject_idx" ON "contact_messages" USING btree ("subject","received_at");--> statement-breakpoint
CREATE INDEX "contact_messages_unread_idx" ON "contact_messages" USING btree ("received_at") WHERE "contact_messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "content_items_section_idx" ON "content_items" USING btree ("section","key");--> statement-breakpoint
CREATE INDEX "content_versions_key_idx" ON "content_versions" USING btree ("key","id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_storage_key_key" ON "documents" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "documents_application_id_idx" ON "documents" USING btree ("application_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "documents_upload_link_id_idx" ON "documents" USING btree ("upload_link_id");--> statement-breakpoint
CREATE INDEX "documents_pending_scan_idx" ON "documents" USING btree ("uploaded_at") WHERE "documents"."scan_state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "upload_links_token_hash_key" ON "upload_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "upload_links_application_id_idx" ON "upload_links" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "upload_reservations_storage_key_key" ON "upload_reservations" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "upload_reservations_application_id_idx" ON "upload_reservations" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "upload_reservations_upload_link_id_idx" ON "upload_reservations" USING btree ("upload_link_id");--> statement-breakpoint
CREATE INDEX "upload_reservations_expires_at_idx" ON "upload_reservations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expires_at_idx" ON "rate_limits" USING btree ("expires_at");