CREATE TABLE "contract_signings" (
	"contract_id" uuid PRIMARY KEY NOT NULL,
	"wrong_codes" smallint DEFAULT 0 NOT NULL,
	"wrong_since" timestamp (3) with time zone,
	"consented_at" timestamp (3) with time zone,
	"consent_version" smallint,
	"withdrew_at" timestamp (3) with time zone,
	"on_paper_since" timestamp (3) with time zone,
	"mailed_on" date,
	"copied_on" date,
	"signed_at" timestamp (3) with time zone,
	"signed_key" text,
	"acknowledged_at" timestamp (3) with time zone,
	"acknowledged_key" text,
	"refused_at" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone,
	"left_at" timestamp (3) with time zone,
	"explain_asked_at" timestamp (3) with time zone,
	"end_told_at" timestamp (3) with time zone,
	"person_reminded_at" timestamp (3) with time zone,
	"attorney_reminded_at" timestamp (3) with time zone,
	CONSTRAINT "contract_signings_consent_check" CHECK (("contract_signings"."consented_at" is null) = ("contract_signings"."consent_version" is null)),
	CONSTRAINT "contract_signings_wrong_check" CHECK ("contract_signings"."wrong_codes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "paper_signatures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contract_id" uuid NOT NULL,
	"party" text NOT NULL,
	"submission_key" text NOT NULL,
	"signed_on" date NOT NULL,
	"postmark_on" date,
	"received_on" date NOT NULL,
	"document_id" uuid,
	"sealed_bar" "bytea",
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
	CONSTRAINT "paper_signatures_party_check" CHECK ("paper_signatures"."party" in ('person', 'attorney')),
	CONSTRAINT "paper_signatures_ending_check" CHECK ("paper_signatures"."ending" in ('undone', 'superseded', 'refused', 'void')),
	CONSTRAINT "paper_signatures_two_people_check" CHECK ("paper_signatures"."second_id" <> "paper_signatures"."person_id")
);
--> statement-breakpoint
CREATE TABLE "signer_codes" (
	"application_id" uuid NOT NULL,
	"party" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "signer_codes_application_id_party_pk" PRIMARY KEY("application_id","party"),
	CONSTRAINT "signer_codes_party_check" CHECK ("signer_codes"."party" in ('person', 'attorney'))
);
--> statement-breakpoint
CREATE TABLE "signer_sessions" (
	"browser_hash" text NOT NULL,
	"application_id" uuid NOT NULL,
	"party" text NOT NULL,
	"email_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "signer_sessions_browser_hash_application_id_party_pk" PRIMARY KEY("browser_hash","application_id","party"),
	CONSTRAINT "signer_sessions_party_check" CHECK ("signer_sessions"."party" in ('person', 'attorney'))
);
--> statement-breakpoint
ALTER TABLE "application_events" DROP CONSTRAINT "application_events_type_check";--> statement-breakpoint
ALTER TABLE "case_links" DROP CONSTRAINT "case_links_party_check";--> statement-breakpoint
ALTER TABLE "contract_events" DROP CONSTRAINT "contract_events_event_check";--> statement-breakpoint
ALTER TABLE "contract_papers" DROP CONSTRAINT "contract_papers_kind_check";--> statement-breakpoint
DROP INDEX "contract_papers_kind_key";--> statement-breakpoint
ALTER TABLE "case_sessions" ADD COLUMN "by_code" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_papers" ADD COLUMN "edition" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_signings" ADD CONSTRAINT "contract_signings_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_signatures" ADD CONSTRAINT "paper_signatures_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_signatures" ADD CONSTRAINT "paper_signatures_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_signatures" ADD CONSTRAINT "paper_signatures_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_signatures" ADD CONSTRAINT "paper_signatures_second_id_people_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signer_codes" ADD CONSTRAINT "signer_codes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signer_sessions" ADD CONSTRAINT "signer_sessions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "paper_signatures_key" ON "paper_signatures" USING btree ("contract_id","submission_key");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_signatures_waiting_key" ON "paper_signatures" USING btree ("contract_id","party") WHERE "paper_signatures"."effective_at" is null and "paper_signatures"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_papers_kind_key" ON "contract_papers" USING btree ("contract_id","kind","edition");--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_type_check" CHECK ("application_events"."type" in ('submitted', 'taken-by-phone', 'status-changed', 'funding-signed', 'funding-unsigned', 'payment-correction-signed', 'payment-correction-ended', 'payment-corrected', 'repayment-recorded', 'repayment-corrected', 'note-added', 'call-logged', 'follow-up-set', 'follow-up-moved', 'follow-up-done', 'follow-up-reopened', 'assigned', 'folder-linked', 'upload-link-created', 'upload-link-changed', 'upload-link-deactivated', 'document-received', 'document-quarantined', 'document-removed', 'document-restored', 'document-expired', 'document-added', 'document-moved', 'document-renamed', 'item-added', 'item-changed', 'items-ordered', 'item-waived', 'item-restored', 'item-accepted', 'item-rejected', 'item-unavailable', 'documents-requested', 'reminders-paused', 'reminders-resumed', 'request-ended', 'reminders-wanted', 'message-received', 'firm-message-received', 'message-sent', 'contact-message-linked', 'contact-message-unlinked', 'firm-verified', 'firm-asked', 'firm-answered', 'firm-wrong-recipient', 'firm-linked', 'firm-unlinked', 'counsel-changed', 'value-started', 'value-closed', 'contract-drafted', 'contract-issued', 'contract-voided', 'contract-reissued', 'contract-step', 'contact-corrected', 'duplicate-dismissed', 'merged', 'answers-corrected', 'case-link-replaced', 'mail-written', 'mail-withdrawn', 'mail-sent', 'mail-held-back', 'mail-bounced', 'reply-refused', 'became-late', 'viewed', 'data-exported'));--> statement-breakpoint
ALTER TABLE "case_links" ADD CONSTRAINT "case_links_party_check" CHECK ("case_links"."party" in ('applicant', 'firm', 'client'));--> statement-breakpoint
ALTER TABLE "contract_events" ADD CONSTRAINT "contract_events_event_check" CHECK ("contract_events"."event" in ('drafted', 'issued', 'opened', 'consented', 'read', 'initialed', 'signed', 'acknowledged', 'declined', 'voided', 'reissued', 'expired', 'canceled', 'chose-paper', 'withdrew', 'mailed', 'returned', 'explained', 'paused', 'left', 'counsel-changed', 'finished', 'copied'));--> statement-breakpoint
ALTER TABLE "contract_papers" ADD CONSTRAINT "contract_papers_kind_check" CHECK ("contract_papers"."kind" in ('shown', 'finished', 'scan'));