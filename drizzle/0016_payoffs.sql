CREATE TABLE "claim_endings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid,
	"submission_key" text NOT NULL,
	"kind" text NOT NULL,
	"on" date NOT NULL,
	"document_id" uuid,
	"owed" bigint NOT NULL,
	"elapsed_days" integer NOT NULL,
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
	CONSTRAINT "claim_endings_kind_check" CHECK ("claim_endings"."kind" in ('lost', 'written-off')),
	CONSTRAINT "claim_endings_ending_check" CHECK ("claim_endings"."ending" in ('undone', 'superseded', 'refused', 'void')),
	CONSTRAINT "claim_endings_two_people_check" CHECK ("claim_endings"."second_id" <> "claim_endings"."person_id")
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid,
	"reason" text NOT NULL,
	"from" date NOT NULL,
	"freezes_steps" boolean DEFAULT false NOT NULL,
	"sealed_note" "bytea",
	"person_id" uuid,
	"person_name" text,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"until" date,
	"ended_by_name" text,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "holds_reason_check" CHECK ("holds"."reason" in ('death', 'bankruptcy')),
	CONSTRAINT "holds_until_check" CHECK ("holds"."until" >= "holds"."from"),
	CONSTRAINT "holds_ended_check" CHECK (("holds"."ended_at" is null) = ("holds"."until" is null))
);
--> statement-breakpoint
CREATE TABLE "pulses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"on" date,
	"sealed_note" "bytea",
	"answered_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "pulses_answer_check" CHECK ("pulses"."answer" in ('no-change', 'treating', 'demand-sent', 'lawsuit-filed', 'trial-set')),
	CONSTRAINT "pulses_answered_check" CHECK (("pulses"."answer" is null) = ("pulses"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid,
	"submission_key" text NOT NULL,
	"outcome" text NOT NULL,
	"gross" bigint,
	"on" date NOT NULL,
	"money" text,
	"is_appealed" boolean,
	"reported_by" text NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"sealed_note" "bytea",
	"reported_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"taken_back_at" timestamp (3) with time zone,
	CONSTRAINT "settlements_outcome_check" CHECK ("settlements"."outcome" in ('settled', 'verdict', 'settled-in-part', 'lost')),
	CONSTRAINT "settlements_money_check" CHECK ("settlements"."money" in ('here', 'within-30-days', 'later', 'unknown')),
	CONSTRAINT "settlements_reported_by_check" CHECK ("settlements"."reported_by" in ('desk', 'firm', 'person', 'clock')),
	CONSTRAINT "settlements_gross_check" CHECK ("settlements"."gross" > 0)
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"ordinal" smallint NOT NULL,
	"submission_key" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"good_through" date,
	"owed" bigint NOT NULL,
	"figures" jsonb NOT NULL,
	"sealed_facts" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"pages" smallint NOT NULL,
	"storage_key" text NOT NULL,
	"made_by" text NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"replaces_id" uuid,
	"ended_at" timestamp (3) with time zone,
	"ending" text,
	"checked_at" timestamp (3) with time zone,
	"broken_since" timestamp (3) with time zone,
	CONSTRAINT "letters_kind_check" CHECK ("letters"."kind" in ('payoff', 'release', 'nothing-owed')),
	CONSTRAINT "letters_language_check" CHECK ("letters"."language" in ('en', 'es')),
	CONSTRAINT "letters_made_by_check" CHECK ("letters"."made_by" in ('desk', 'firm', 'person', 'clock')),
	CONSTRAINT "letters_ending_check" CHECK ("letters"."ending" in ('replaced', 'outdated', 'paid', 'reopened')),
	CONSTRAINT "letters_number_check" CHECK ("letters"."number" ~ '^[A-Z]{2}-[2-9A-Z]{5}-[2-9A-Z]{5}$'),
	CONSTRAINT "letters_sha256_check" CHECK ("letters"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "letters_owed_check" CHECK ("letters"."owed" >= 0),
	CONSTRAINT "letters_good_through_check" CHECK (("letters"."good_through" is not null) = ("letters"."kind" = 'payoff')),
	CONSTRAINT "letters_ended_check" CHECK (("letters"."ended_at" is null) = ("letters"."ending" is null))
);
--> statement-breakpoint
CREATE TABLE "payoff_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"sealed_bank" "bytea",
	"check_address" text,
	"reduction_days" smallint DEFAULT 30 NOT NULL,
	"pulse_months" smallint DEFAULT 3,
	"version" integer DEFAULT 1 NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payoff_settings_single_row_check" CHECK ("payoff_settings"."id" = 1),
	CONSTRAINT "payoff_settings_reduction_days_check" CHECK ("payoff_settings"."reduction_days" between 1 and 180),
	CONSTRAINT "payoff_settings_pulse_months_check" CHECK ("payoff_settings"."pulse_months" between 3 and 24)
);
--> statement-breakpoint
CREATE TABLE "reductions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid,
	"status" text DEFAULT 'asked' NOT NULL,
	"submission_key" text NOT NULL,
	"asked_party" text NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reason" text NOT NULL,
	"owed" bigint NOT NULL,
	"asked" bigint NOT NULL,
	"sealed_sheet" "bytea" NOT NULL,
	"sealed_note" "bytea",
	"document_id" uuid,
	"rung" text,
	"owed_then" bigint,
	"takes" bigint,
	"answer_reason" text,
	"valid_until" date,
	"answer_key" text,
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
	"accepted_at" timestamp (3) with time zone,
	"accepted_party" text,
	"letter_id" uuid,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "reductions_status_check" CHECK ("reductions"."status" in ('asked', 'granted', 'accepted', 'paid', 'refused', 'withdrawn', 'lapsed')),
	CONSTRAINT "reductions_asked_party_check" CHECK ("reductions"."asked_party" in ('desk', 'firm', 'person', 'clock')),
	CONSTRAINT "reductions_accepted_party_check" CHECK ("reductions"."accepted_party" in ('desk', 'firm', 'person', 'clock')),
	CONSTRAINT "reductions_reason_check" CHECK ("reductions"."reason" in ('little-for-client', 'liens', 'low-limits', 'disputed-liability', 'hardship', 'other')),
	CONSTRAINT "reductions_answer_reason_check" CHECK ("reductions"."answer_reason" in ('little-for-client', 'liens', 'low-limits', 'disputed-liability', 'hardship', 'other')),
	CONSTRAINT "reductions_rung_check" CHECK ("reductions"."rung" in ('full', 'without-last-step', 'part-of-charges', 'advance-only', 'nothing', 'another')),
	CONSTRAINT "reductions_ending_check" CHECK ("reductions"."ending" in ('undone', 'superseded', 'refused', 'void')),
	CONSTRAINT "reductions_asked_check" CHECK ("reductions"."asked" between 0 and "reductions"."owed"),
	CONSTRAINT "reductions_takes_check" CHECK ("reductions"."takes" between 0 and "reductions"."owed_then"),
	CONSTRAINT "reductions_two_people_check" CHECK ("reductions"."second_id" <> "reductions"."person_id")
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_kind_check";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_corrects_check";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "letter_id" uuid;--> statement-breakpoint
ALTER TABLE "claim_endings" ADD CONSTRAINT "claim_endings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_endings" ADD CONSTRAINT "claim_endings_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_endings" ADD CONSTRAINT "claim_endings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_endings" ADD CONSTRAINT "claim_endings_second_id_people_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pulses" ADD CONSTRAINT "pulses_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_replaces_id_letters_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."letters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payoff_settings" ADD CONSTRAINT "payoff_settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reductions" ADD CONSTRAINT "reductions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reductions" ADD CONSTRAINT "reductions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reductions" ADD CONSTRAINT "reductions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reductions" ADD CONSTRAINT "reductions_second_id_people_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reductions" ADD CONSTRAINT "reductions_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_endings_key" ON "claim_endings" USING btree ("application_id","submission_key");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_endings_standing_key" ON "claim_endings" USING btree ("application_id") WHERE "claim_endings"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "holds_open_key" ON "holds" USING btree ("application_id") WHERE "holds"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "pulses_open_key" ON "pulses" USING btree ("application_id") WHERE "pulses"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "pulses_asked_at_idx" ON "pulses" USING btree ("asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_key" ON "settlements" USING btree ("application_id","submission_key");--> statement-breakpoint
CREATE INDEX "settlements_reported_at_idx" ON "settlements" USING btree ("reported_at");--> statement-breakpoint
CREATE UNIQUE INDEX "letters_number_key" ON "letters" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "letters_ordinal_key" ON "letters" USING btree ("application_id","ordinal");--> statement-breakpoint
CREATE UNIQUE INDEX "letters_submission_key" ON "letters" USING btree ("application_id","submission_key");--> statement-breakpoint
CREATE UNIQUE INDEX "letters_live_key" ON "letters" USING btree ("application_id") WHERE "letters"."kind" = 'payoff' and "letters"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "letters_sha256_idx" ON "letters" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "letters_checked_at_idx" ON "letters" USING btree ("checked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reductions_key" ON "reductions" USING btree ("application_id","submission_key");--> statement-breakpoint
CREATE UNIQUE INDEX "reductions_open_key" ON "reductions" USING btree ("application_id") WHERE "reductions"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "reductions_status_idx" ON "reductions" USING btree ("status","asked_at");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_kind_check" CHECK ("ledger_entries"."kind" in ('paid-out', 'one-time-charge', 'payment', 'returned', 'refund', 'money-back', 'reduction', 'lapsed', 'write-off', 'correction'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_corrects_check" CHECK (("ledger_entries"."corrects" is not null) = ("ledger_entries"."kind" in ('correction', 'returned', 'lapsed')));