CREATE TABLE "counsel" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"firm_id" uuid NOT NULL,
	"attorney_id" uuid,
	"role" text NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"linked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by_name" text,
	"representation" text,
	"sealed_answers" "bytea",
	CONSTRAINT "counsel_role_check" CHECK ("counsel"."role" in ('lead', 'co')),
	CONSTRAINT "counsel_representation_check" CHECK ("counsel"."representation" in ('yes', 'no', 'not-anymore'))
);
--> statement-breakpoint
CREATE TABLE "firm_codes" (
	"mailbox_hash" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "firm_keys" (
	"firm_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "firm_keys_kind_value_firm_id_pk" PRIMARY KEY("kind","value","firm_id"),
	CONSTRAINT "firm_keys_kind_check" CHECK ("firm_keys"."kind" in ('name', 'domain', 'phone'))
);
--> statement-breakpoint
CREATE TABLE "firm_people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"firm_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"title" text,
	"email" text,
	"phone" text,
	"bar_number" text,
	"bar_state" text,
	"bar_checked_on" date,
	"from_day" date,
	"until_day" date,
	"confirmed_at" timestamp (3) with time zone,
	"person_id" uuid,
	"person_name" text,
	"last_seen_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"submission_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "firm_people_kind_check" CHECK ("firm_people"."kind" in ('attorney', 'contact')),
	CONSTRAINT "firm_people_bar_state_check" CHECK ("firm_people"."bar_state" in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY')),
	CONSTRAINT "firm_people_days_check" CHECK ("firm_people"."until_day" >= "firm_people"."from_day"),
	CONSTRAINT "firm_people_confirmed_check" CHECK ("firm_people"."confirmed_at" is null or "firm_people"."email" is not null)
);
--> statement-breakpoint
CREATE TABLE "firm_sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "firms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"names" text[] NOT NULL,
	"domains" text[] DEFAULT '{}' NOT NULL,
	"addresses" text[] DEFAULT '{}' NOT NULL,
	"phone" text,
	"sealed_note" "bytea",
	"search_text" text NOT NULL,
	"merged_into_id" uuid,
	"root_id" uuid NOT NULL,
	"merged_at" timestamp (3) with time zone,
	"merged_by_name" text,
	"version" integer DEFAULT 1 NOT NULL,
	"submission_key" text,
	"person_id" uuid,
	"person_name" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "firms_names_check" CHECK (cardinality("firms"."names") > 0),
	CONSTRAINT "firms_merged_check" CHECK (("firms"."merged_into_id" is null) = ("firms"."root_id" = "firms"."id"))
);
--> statement-breakpoint
CREATE TABLE "refused_firms" (
	"application_id" uuid NOT NULL,
	"firm_id" uuid NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"refused_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refused_firms_application_id_firm_id_pk" PRIMARY KEY("application_id","firm_id")
);
--> statement-breakpoint
CREATE TABLE "value_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"sheet_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"sealed_figure" "bytea" NOT NULL,
	"origin" text DEFAULT 'typed' NOT NULL,
	"document_id" uuid,
	"page" smallint,
	"submission_key" text,
	"version" integer DEFAULT 1 NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "value_lines_origin_check" CHECK ("value_lines"."origin" in ('typed', 'application', 'firm', 'ledger')),
	CONSTRAINT "value_lines_page_check" CHECK ("value_lines"."page" > 0)
);
--> statement-breakpoint
CREATE TABLE "value_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"terms" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "value_settings_single_row_check" CHECK ("value_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "value_sheets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by_name" text,
	"closing" text,
	"terms" jsonb,
	"advised" bigint,
	"grade" text,
	CONSTRAINT "value_sheets_closing_check" CHECK ("value_sheets"."closing" in ('offer', 'new-version')),
	CONSTRAINT "value_sheets_grade_check" CHECK ("value_sheets"."grade" in ('A', 'B', 'C', 'D', 'E')),
	CONSTRAINT "value_sheets_closed_check" CHECK (("value_sheets"."closed_at" is null) = ("value_sheets"."closing" is null))
);
--> statement-breakpoint
ALTER TABLE "application_events" DROP CONSTRAINT "application_events_type_check";--> statement-breakpoint
ALTER TABLE "decisions" DROP CONSTRAINT "decisions_second_check";--> statement-breakpoint
ALTER TABLE "limit_changes" DROP CONSTRAINT "limit_changes_kind_check";--> statement-breakpoint
ALTER TABLE "firm_records" ADD COLUMN "counsel_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "advised" bigint;--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "value_sheet_id" uuid;--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "above_advice" bigint;--> statement-breakpoint
ALTER TABLE "counsel" ADD CONSTRAINT "counsel_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counsel" ADD CONSTRAINT "counsel_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counsel" ADD CONSTRAINT "counsel_attorney_id_firm_people_id_fk" FOREIGN KEY ("attorney_id") REFERENCES "public"."firm_people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counsel" ADD CONSTRAINT "counsel_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firm_keys" ADD CONSTRAINT "firm_keys_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firm_people" ADD CONSTRAINT "firm_people_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firm_people" ADD CONSTRAINT "firm_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firms" ADD CONSTRAINT "firms_merged_into_id_firms_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firms" ADD CONSTRAINT "firms_root_id_firms_id_fk" FOREIGN KEY ("root_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firms" ADD CONSTRAINT "firms_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_firms" ADD CONSTRAINT "refused_firms_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_firms" ADD CONSTRAINT "refused_firms_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_firms" ADD CONSTRAINT "refused_firms_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "value_lines" ADD CONSTRAINT "value_lines_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "value_lines" ADD CONSTRAINT "value_lines_sheet_id_value_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."value_sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "value_lines" ADD CONSTRAINT "value_lines_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "value_lines" ADD CONSTRAINT "value_lines_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "value_settings" ADD CONSTRAINT "value_settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "value_sheets" ADD CONSTRAINT "value_sheets_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "value_sheets" ADD CONSTRAINT "value_sheets_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "counsel_lead_key" ON "counsel" USING btree ("application_id") WHERE "counsel"."role" = 'lead' and "counsel"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "counsel_firm_key" ON "counsel" USING btree ("application_id","firm_id") WHERE "counsel"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "counsel_application_idx" ON "counsel" USING btree ("application_id","linked_at");--> statement-breakpoint
CREATE INDEX "counsel_firm_idx" ON "counsel" USING btree ("firm_id","application_id") WHERE "counsel"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "counsel_attorney_idx" ON "counsel" USING btree ("attorney_id") WHERE "counsel"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "firm_keys_firm_idx" ON "firm_keys" USING btree ("firm_id");--> statement-breakpoint
CREATE INDEX "firm_people_firm_idx" ON "firm_people" USING btree ("firm_id");--> statement-breakpoint
CREATE INDEX "firm_people_email_idx" ON "firm_people" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "firm_people_search_idx" ON "firm_people" USING gin (lower("name" || ' ' || coalesce("email", '')) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "firm_people_submission_key" ON "firm_people" USING btree ("firm_id","submission_key");--> statement-breakpoint
CREATE INDEX "firm_sessions_email_idx" ON "firm_sessions" USING btree ("email");--> statement-breakpoint
CREATE INDEX "firm_sessions_expires_at_idx" ON "firm_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "firms_root_idx" ON "firms" USING btree ("root_id");--> statement-breakpoint
CREATE INDEX "firms_merged_into_idx" ON "firms" USING btree ("merged_into_id") WHERE "firms"."merged_into_id" is not null;--> statement-breakpoint
CREATE INDEX "firms_name_idx" ON "firms" USING btree (lower(("names")[1]),"id") WHERE "firms"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX "firms_search_idx" ON "firms" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "firms_submission_key" ON "firms" USING btree ("submission_key");--> statement-breakpoint
CREATE UNIQUE INDEX "value_lines_submission_key" ON "value_lines" USING btree ("sheet_id","submission_key");--> statement-breakpoint
CREATE INDEX "value_lines_sheet_idx" ON "value_lines" USING btree ("sheet_id","position");--> statement-breakpoint
CREATE INDEX "value_lines_application_idx" ON "value_lines" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "value_lines_document_idx" ON "value_lines" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "value_sheets_number_key" ON "value_sheets" USING btree ("application_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "value_sheets_open_key" ON "value_sheets" USING btree ("application_id") WHERE "value_sheets"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_value_sheet_id_value_sheets_id_fk" FOREIGN KEY ("value_sheet_id") REFERENCES "public"."value_sheets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_folded_firm_idx" ON "applications" USING btree (coalesce(nullif(btrim(regexp_replace(btrim(regexp_replace(regexp_replace(translate(lower(coalesce("attorney_firm", "plaintiff_attorney_firm")), 'áàâäãåāăąéèêëēėęěíìîïīįıóòôöõøōőúùûüūůűųýÿñńňçćčđďğķłļľŕřśšşșťţțźżž’', 'aaaaaaaaaeeeeeeeeiiiiiiioooooooouuuuuuuuyynnncccddgklllrrsssstttzzz'''), '[''\u0060\u00b4\u02bc\u2018\u0300-\u036f]', '', 'g'), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000]+', ' ', 'g')), '(^| )(the|law offices?|law firm|law group|attorneys? at law|of|and|p c|pc|p a|pa|l l p|llp|l l c|llc|p l l c|pllc|apc|ltd|inc|co)(?= |$)', '', 'g')), ''), nullif(btrim(regexp_replace(regexp_replace(translate(lower(coalesce("attorney_firm", "plaintiff_attorney_firm")), 'áàâäãåāăąéèêëēėęěíìîïīįıóòôöõøōőúùûüūůűųýÿñńňçćčđďğķłļľŕřśšşșťţțźżž’', 'aaaaaaaaaeeeeeeeeiiiiiiioooooooouuuuuuuuyynnncccddgklllrrsssstttzzz'''), '[''\u0060\u00b4\u02bc\u2018\u0300-\u036f]', '', 'g'), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000]+', ' ', 'g')), '')),"id");--> statement-breakpoint
CREATE INDEX "applications_firm_domain_idx" ON "applications" USING btree (lower(split_part((case when "role" = 'attorney' then "email" else "plaintiff_attorney_email" end), '@', 2)),"id");--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_type_check" CHECK ("application_events"."type" in ('submitted', 'taken-by-phone', 'status-changed', 'funding-signed', 'funding-unsigned', 'payment-correction-signed', 'payment-correction-ended', 'payment-corrected', 'repayment-recorded', 'repayment-corrected', 'note-added', 'call-logged', 'follow-up-set', 'follow-up-moved', 'follow-up-done', 'follow-up-reopened', 'assigned', 'folder-linked', 'upload-link-created', 'upload-link-changed', 'upload-link-deactivated', 'document-received', 'document-quarantined', 'document-removed', 'document-restored', 'document-expired', 'document-added', 'document-moved', 'document-renamed', 'item-added', 'item-changed', 'items-ordered', 'item-waived', 'item-restored', 'item-accepted', 'item-rejected', 'item-unavailable', 'documents-requested', 'reminders-paused', 'reminders-resumed', 'request-ended', 'reminders-wanted', 'message-received', 'firm-message-received', 'message-sent', 'contact-message-linked', 'contact-message-unlinked', 'firm-verified', 'firm-asked', 'firm-answered', 'firm-wrong-recipient', 'firm-linked', 'firm-unlinked', 'counsel-changed', 'value-started', 'value-closed', 'contact-corrected', 'duplicate-dismissed', 'merged', 'answers-corrected', 'case-link-replaced', 'mail-written', 'mail-withdrawn', 'mail-sent', 'mail-held-back', 'mail-bounced', 'reply-refused', 'became-late', 'viewed', 'data-exported'));--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_second_check" CHECK (("decisions"."second_above" is null and "decisions"."signer_limit" is null and "decisions"."above_advice" is null) or "decisions"."effective_at" is null or "decisions"."second_at" is not null);--> statement-breakpoint
ALTER TABLE "limit_changes" ADD CONSTRAINT "limit_changes_kind_check" CHECK ("limit_changes"."kind" in ('second-above', 'approve-up-to', 'claim-limit', 'alone-hours'));