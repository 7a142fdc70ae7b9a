CREATE TABLE "contract_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "contract_events_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contract_id" uuid NOT NULL,
	"event" text NOT NULL,
	"party" text NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"sealed_words" "bytea",
	"happened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contract_events_event_check" CHECK ("contract_events"."event" in ('drafted', 'issued', 'opened', 'consented', 'read', 'initialed', 'signed', 'acknowledged', 'declined', 'voided', 'reissued', 'expired', 'canceled')),
	CONSTRAINT "contract_events_party_check" CHECK ("contract_events"."party" in ('desk', 'person', 'attorney', 'clock'))
);
--> statement-breakpoint
CREATE TABLE "contract_papers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contract_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"pages" smallint NOT NULL,
	"storage_key" text NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"broken_since" timestamp (3) with time zone,
	CONSTRAINT "contract_papers_kind_check" CHECK ("contract_papers"."kind" in ('shown', 'finished')),
	CONSTRAINT "contract_papers_sha256_check" CHECK ("contract_papers"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "contract_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"keep_years" smallint DEFAULT 7 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contract_settings_single_row_check" CHECK ("contract_settings"."id" = 1),
	CONSTRAINT "contract_settings_years_check" CHECK ("contract_settings"."keep_years" between 3 and 30)
);
--> statement-breakpoint
CREATE TABLE "contract_templates" (
	"version" integer PRIMARY KEY NOT NULL,
	"based_on" integer,
	"lines" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"approvals" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lawyer_name" text,
	"lawyer_bar_number" text,
	"lawyer_bar_state" text,
	"confirmed_on" date,
	"letter" jsonb,
	"covers_spanish" boolean DEFAULT false NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"confirmed_by_name" text,
	"discarded_at" timestamp (3) with time zone,
	CONSTRAINT "contract_templates_version_check" CHECK ("contract_templates"."version" > 0 and "contract_templates"."revision" > 0),
	CONSTRAINT "contract_templates_bar_state_check" CHECK ("contract_templates"."lawyer_bar_state" in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY')),
	CONSTRAINT "contract_templates_confirmed_check" CHECK ("contract_templates"."confirmed_at" is null or ("contract_templates"."lawyer_name" is not null and "contract_templates"."lawyer_bar_number" is not null and "contract_templates"."confirmed_on" is not null and "contract_templates"."letter" is not null))
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid,
	"decision_id" uuid,
	"number" text NOT NULL,
	"advance" smallint DEFAULT 1 NOT NULL,
	"version" smallint DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'drafted' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"template_version" integer NOT NULL,
	"template_revision" integer NOT NULL,
	"terms_version" integer NOT NULL,
	"home_state" text NOT NULL,
	"home_rule_version" integer NOT NULL,
	"forum_state" text,
	"forum_rule_version" integer,
	"rule" jsonb NOT NULL,
	"funding_on" date NOT NULL,
	"sign_by" date NOT NULL,
	"amount" bigint NOT NULL,
	"figures" jsonb NOT NULL,
	"sealed_facts" "bytea" NOT NULL,
	"drafted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"issued_at" timestamp (3) with time zone,
	"issued_by_name" text,
	"ended_at" timestamp (3) with time zone,
	"replaces_id" uuid,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contracts_status_check" CHECK ("contracts"."status" in ('drafted', 'issued', 'signed', 'acknowledged', 'voided', 'replaced', 'declined', 'expired', 'canceled')),
	CONSTRAINT "contracts_home_state_check" CHECK ("contracts"."home_state" in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY')),
	CONSTRAINT "contracts_forum_state_check" CHECK ("contracts"."forum_state" in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY')),
	CONSTRAINT "contracts_number_check" CHECK ("contracts"."number" ~ '^[A-Z]{2}-[2-9A-Z]{5}-[2-9A-Z]{5}$'),
	CONSTRAINT "contracts_amount_check" CHECK ("contracts"."amount" > 0),
	CONSTRAINT "contracts_issued_check" CHECK (("contracts"."issued_at" is null) = ("contracts"."issued_by_name" is null) and ("contracts"."issued_at" is not null or "contracts"."status" in ('drafted', 'voided', 'replaced'))),
	CONSTRAINT "contracts_ended_check" CHECK (("contracts"."ended_at" is null) = ("contracts"."status" in ('drafted', 'issued', 'signed', 'acknowledged')))
);
--> statement-breakpoint
ALTER TABLE "application_events" DROP CONSTRAINT "application_events_type_check";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "may_send_contracts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_events" ADD CONSTRAINT "contract_events_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_events" ADD CONSTRAINT "contract_events_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_papers" ADD CONSTRAINT "contract_papers_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_settings" ADD CONSTRAINT "contract_settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_templates" ADD CONSTRAINT "contract_templates_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_template_version_contract_templates_version_fk" FOREIGN KEY ("template_version") REFERENCES "public"."contract_templates"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_terms_version_price_terms_version_fk" FOREIGN KEY ("terms_version") REFERENCES "public"."price_terms"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_replaces_id_contracts_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."contracts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_events_contract_id_idx" ON "contract_events" USING btree ("contract_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_papers_kind_key" ON "contract_papers" USING btree ("contract_id","kind");--> statement-breakpoint
CREATE INDEX "contract_papers_sha256_idx" ON "contract_papers" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "contract_papers_checked_at_idx" ON "contract_papers" USING btree ("checked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_templates_draft_key" ON "contract_templates" USING btree ((true)) WHERE "contract_templates"."confirmed_at" is null and "contract_templates"."discarded_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_number_key" ON "contracts" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_version_key" ON "contracts" USING btree ("application_id","advance","version");--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_live_key" ON "contracts" USING btree ("application_id","advance") WHERE "contracts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "contracts_status_idx" ON "contracts" USING btree ("status","drafted_at");--> statement-breakpoint
CREATE INDEX "contracts_replaces_idx" ON "contracts" USING btree ("replaces_id");--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_type_check" CHECK ("application_events"."type" in ('submitted', 'taken-by-phone', 'status-changed', 'funding-signed', 'funding-unsigned', 'payment-correction-signed', 'payment-correction-ended', 'payment-corrected', 'repayment-recorded', 'repayment-corrected', 'note-added', 'call-logged', 'follow-up-set', 'follow-up-moved', 'follow-up-done', 'follow-up-reopened', 'assigned', 'folder-linked', 'upload-link-created', 'upload-link-changed', 'upload-link-deactivated', 'document-received', 'document-quarantined', 'document-removed', 'document-restored', 'document-expired', 'document-added', 'document-moved', 'document-renamed', 'item-added', 'item-changed', 'items-ordered', 'item-waived', 'item-restored', 'item-accepted', 'item-rejected', 'item-unavailable', 'documents-requested', 'reminders-paused', 'reminders-resumed', 'request-ended', 'reminders-wanted', 'message-received', 'firm-message-received', 'message-sent', 'contact-message-linked', 'contact-message-unlinked', 'firm-verified', 'firm-asked', 'firm-answered', 'firm-wrong-recipient', 'firm-linked', 'firm-unlinked', 'counsel-changed', 'value-started', 'value-closed', 'contract-drafted', 'contract-issued', 'contract-voided', 'contract-reissued', 'contact-corrected', 'duplicate-dismissed', 'merged', 'answers-corrected', 'case-link-replaced', 'mail-written', 'mail-withdrawn', 'mail-sent', 'mail-held-back', 'mail-bounced', 'reply-refused', 'became-late', 'viewed', 'data-exported'));