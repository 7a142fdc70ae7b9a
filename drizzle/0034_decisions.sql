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
ALTER TABLE "application_events" DROP CONSTRAINT "application_events_type_check";--> statement-breakpoint
ALTER TABLE "decision_settings" ADD CONSTRAINT "decision_settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_terms_version_price_terms_version_fk" FOREIGN KEY ("terms_version") REFERENCES "public"."price_terms"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_asked_id_people_id_fk" FOREIGN KEY ("asked_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_second_id_people_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_standing_key" ON "decisions" USING btree ("application_id") WHERE "decisions"."effective_at" is not null and "decisions"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_waiting_key" ON "decisions" USING btree ("application_id") WHERE "decisions"."effective_at" is null and "decisions"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_funding_key" ON "decisions" USING btree ("application_id","advance") WHERE "decisions"."kind" = 'funded' and "decisions"."effective_at" is not null and "decisions"."ending" is distinct from 'undone';--> statement-breakpoint
CREATE INDEX "decisions_application_id_idx" ON "decisions" USING btree ("application_id","signed_at");--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_type_check" CHECK ("application_events"."type" in ('submitted', 'status-changed', 'funding-signed', 'funding-unsigned', 'note-added', 'assigned', 'folder-linked', 'upload-link-created', 'upload-link-changed', 'upload-link-deactivated', 'document-received', 'document-quarantined', 'document-removed', 'document-expired', 'document-added', 'document-moved', 'document-renamed', 'item-added', 'item-changed', 'items-ordered', 'item-waived', 'item-restored', 'item-accepted', 'item-rejected', 'item-unavailable', 'documents-requested', 'reminders-paused', 'reminders-resumed', 'request-ended', 'reminders-wanted', 'message-received', 'firm-message-received', 'message-sent', 'firm-verified', 'firm-asked', 'firm-answered', 'firm-wrong-recipient', 'contact-corrected', 'case-link-replaced', 'mail-sent', 'mail-held-back', 'viewed', 'data-exported'));