CREATE TABLE "advances" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid,
	"contract_id" uuid,
	"decision_id" uuid,
	"number" smallint DEFAULT 1 NOT NULL,
	"counted" text NOT NULL,
	"state" text NOT NULL,
	"terms_version" integer NOT NULL,
	"held_terms" jsonb,
	"rule" jsonb NOT NULL,
	"cancel" jsonb,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_on" date,
	"ending" text,
	CONSTRAINT "advances_counted_check" CHECK ("advances"."counted" in ('steps', 'months')),
	CONSTRAINT "advances_state_check" CHECK ("advances"."state" in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY')),
	CONSTRAINT "advances_ending_check" CHECK ("advances"."ending" in ('returned', 'canceled', 'paid', 'reduced', 'lost', 'refinanced', 'written-off')),
	CONSTRAINT "advances_ended_check" CHECK (("advances"."ended_on" is null) = ("advances"."ending" is null))
);
--> statement-breakpoint
CREATE TABLE "entry_corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entry_id" uuid NOT NULL,
	"submission_key" text NOT NULL,
	"amount" bigint,
	"on" date,
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
	CONSTRAINT "entry_corrections_ending_check" CHECK ("entry_corrections"."ending" in ('undone', 'superseded', 'refused', 'void')),
	CONSTRAINT "entry_corrections_amount_check" CHECK ("entry_corrections"."amount" > 0),
	CONSTRAINT "entry_corrections_both_check" CHECK (("entry_corrections"."amount" is null) = ("entry_corrections"."on" is null)),
	CONSTRAINT "entry_corrections_two_people_check" CHECK ("entry_corrections"."second_id" <> "entry_corrections"."person_id"),
	CONSTRAINT "entry_corrections_second_check" CHECK ("entry_corrections"."effective_at" is null or "entry_corrections"."second_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"advance_id" uuid NOT NULL,
	"application_id" uuid,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"on" date NOT NULL,
	"corrects" uuid,
	"replaces" uuid,
	"submission_key" text NOT NULL,
	"method" text,
	"sealed_words" "bytea",
	"person_id" uuid,
	"person_name" text,
	"recorded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_kind_check" CHECK ("ledger_entries"."kind" in ('paid-out', 'one-time-charge', 'payment', 'returned', 'money-back', 'reduction', 'write-off', 'correction')),
	CONSTRAINT "ledger_entries_method_check" CHECK ("ledger_entries"."method" in ('ach', 'wire', 'check')),
	CONSTRAINT "ledger_entries_amount_check" CHECK ("ledger_entries"."amount" > 0 or ("ledger_entries"."kind" = 'correction' and "ledger_entries"."amount" < 0)),
	CONSTRAINT "ledger_entries_corrects_check" CHECK (("ledger_entries"."corrects" is not null) = ("ledger_entries"."kind" in ('correction', 'returned')))
);
--> statement-breakpoint
CREATE TABLE "cancellations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contract_id" uuid NOT NULL,
	"submission_key" text NOT NULL,
	"status" text NOT NULL,
	"way" text NOT NULL,
	"noticed_at" timestamp (3) with time zone NOT NULL,
	"noticed_on" date NOT NULL,
	"arrived_on" date NOT NULL,
	"last_day" date,
	"money_back" bigint DEFAULT 0 NOT NULL,
	"money_back_way" text,
	"money_back_on" date,
	"sealed_words" "bytea",
	"person_id" uuid,
	"person_name" text,
	"recorded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "cancellations_status_check" CHECK ("cancellations"."status" in ('noticed', 'canceled', 'late', 'kept')),
	CONSTRAINT "cancellations_way_check" CHECK ("cancellations"."way" in ('online', 'in-person', 'tracked-mail', 'mail', 'message')),
	CONSTRAINT "cancellations_money_back_way_check" CHECK ("cancellations"."money_back_way" in ('uncashed-check', 'certified-check', 'money-order', 'wire')),
	CONSTRAINT "cancellations_money_back_check" CHECK ("cancellations"."money_back" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"list_days" smallint DEFAULT 7 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_settings_single_row_check" CHECK ("payment_settings"."id" = 1),
	CONSTRAINT "payment_settings_list_days_check" CHECK ("payment_settings"."list_days" between 1 and 90)
);
--> statement-breakpoint
CREATE TABLE "payout_signatures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payout_id" uuid NOT NULL,
	"submission_key" text NOT NULL,
	"details_version" smallint NOT NULL,
	"second_above" bigint,
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
	CONSTRAINT "payout_signatures_ending_check" CHECK ("payout_signatures"."ending" in ('undone', 'superseded', 'refused', 'void')),
	CONSTRAINT "payout_signatures_two_people_check" CHECK ("payout_signatures"."second_id" <> "payout_signatures"."person_id")
);
--> statement-breakpoint
CREATE TABLE "payout_words" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payout_id" uuid NOT NULL,
	"about" text NOT NULL,
	"details_version" smallint NOT NULL,
	"sealed_words" "bytea" NOT NULL,
	"document_id" uuid,
	"person_id" uuid,
	"person_name" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_words_about_check" CHECK ("payout_words"."about" in ('earlier-funder', 'payee', 'bank-details'))
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contract_id" uuid NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"sealed_payee" "bytea" NOT NULL,
	"account_ending" text,
	"details_version" smallint DEFAULT 1 NOT NULL,
	"entered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"released_at" timestamp (3) with time zone,
	"sealed_proof" "bytea",
	"sent_on" date,
	"sent_at" timestamp (3) with time zone,
	"sent_by_name" text,
	"sent_key" text,
	"received_on" date,
	"received_at" timestamp (3) with time zone,
	"received_by" text,
	"returned_on" date,
	"returned_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payouts_status_check" CHECK ("payouts"."status" in ('open', 'released', 'sent', 'received', 'returned', 'void')),
	CONSTRAINT "payouts_method_check" CHECK ("payouts"."method" in ('ach', 'wire', 'check')),
	CONSTRAINT "payouts_received_by_check" CHECK ("payouts"."received_by" in ('bank', 'person')),
	CONSTRAINT "payouts_amount_check" CHECK ("payouts"."amount" > 0),
	CONSTRAINT "payouts_sent_check" CHECK (("payouts"."sent_on" is not null) = ("payouts"."status" in ('sent', 'received', 'returned')))
);
--> statement-breakpoint
CREATE TABLE "sanctions_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"listed_on" date NOT NULL,
	"sha256" text NOT NULL,
	"names" integer NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"uploaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sanctions_lists_kind_check" CHECK ("sanctions_lists"."kind" in ('sdn', 'alt'))
);
--> statement-breakpoint
CREATE TABLE "sanctions_names" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sanctions_names_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list_id" uuid NOT NULL,
	"entry" text NOT NULL,
	"name" text NOT NULL,
	"type" text,
	"program" text
);
--> statement-breakpoint
CREATE TABLE "screenings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payout_id" uuid,
	"details_version" smallint NOT NULL,
	"outcome" text NOT NULL,
	"sealed_name" "bytea" NOT NULL,
	"listed_on" date,
	"lists" jsonb,
	"sealed_hits" "bytea",
	"where" text,
	"person_id" uuid,
	"person_name" text,
	"screened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "screenings_outcome_check" CHECK ("screenings"."outcome" in ('clear', 'hits', 'elsewhere')),
	CONSTRAINT "screenings_where_check" CHECK (("screenings"."where" is not null) = ("screenings"."outcome" = 'elsewhere'))
);
--> statement-breakpoint
ALTER TABLE "application_events" DROP CONSTRAINT "application_events_type_check";--> statement-breakpoint
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_role_check";--> statement-breakpoint
ALTER TABLE "people" DROP CONSTRAINT "people_role_check";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "may_see_bank_details" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "may_pay" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "may_record_payments" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "reduce_up_to" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "advances" ADD CONSTRAINT "advances_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advances" ADD CONSTRAINT "advances_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advances" ADD CONSTRAINT "advances_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advances" ADD CONSTRAINT "advances_terms_version_price_terms_version_fk" FOREIGN KEY ("terms_version") REFERENCES "public"."price_terms"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_corrections" ADD CONSTRAINT "entry_corrections_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_corrections" ADD CONSTRAINT "entry_corrections_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_corrections" ADD CONSTRAINT "entry_corrections_second_id_people_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_advance_id_advances_id_fk" FOREIGN KEY ("advance_id") REFERENCES "public"."advances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_corrects_ledger_entries_id_fk" FOREIGN KEY ("corrects") REFERENCES "public"."ledger_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_replaces_ledger_entries_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."ledger_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_settings" ADD CONSTRAINT "payment_settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_signatures" ADD CONSTRAINT "payout_signatures_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_signatures" ADD CONSTRAINT "payout_signatures_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_signatures" ADD CONSTRAINT "payout_signatures_second_id_people_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_words" ADD CONSTRAINT "payout_words_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_words" ADD CONSTRAINT "payout_words_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_words" ADD CONSTRAINT "payout_words_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions_lists" ADD CONSTRAINT "sanctions_lists_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions_names" ADD CONSTRAINT "sanctions_names_list_id_sanctions_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."sanctions_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenings" ADD CONSTRAINT "screenings_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenings" ADD CONSTRAINT "screenings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "advances_decision_key" ON "advances" USING btree ("decision_id");--> statement-breakpoint
CREATE UNIQUE INDEX "advances_contract_key" ON "advances" USING btree ("contract_id") WHERE "advances"."ending" is distinct from 'returned';--> statement-breakpoint
CREATE INDEX "advances_application_id_idx" ON "advances" USING btree ("application_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "entry_corrections_key" ON "entry_corrections" USING btree ("entry_id","submission_key");--> statement-breakpoint
CREATE UNIQUE INDEX "entry_corrections_waiting_key" ON "entry_corrections" USING btree ("entry_id") WHERE "entry_corrections"."effective_at" is null and "entry_corrections"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_key" ON "ledger_entries" USING btree ("advance_id","submission_key","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_paid_out_key" ON "ledger_entries" USING btree ("advance_id") WHERE "ledger_entries"."kind" = 'paid-out' and "ledger_entries"."replaces" is null;--> statement-breakpoint
CREATE INDEX "ledger_entries_advance_id_idx" ON "ledger_entries" USING btree ("advance_id","place");--> statement-breakpoint
CREATE INDEX "ledger_entries_corrects_idx" ON "ledger_entries" USING btree ("corrects");--> statement-breakpoint
CREATE INDEX "ledger_entries_on_idx" ON "ledger_entries" USING btree ("on","application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cancellations_key" ON "cancellations" USING btree ("contract_id","submission_key");--> statement-breakpoint
CREATE UNIQUE INDEX "cancellations_open_key" ON "cancellations" USING btree ("contract_id") WHERE "cancellations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "cancellations_status_idx" ON "cancellations" USING btree ("status","last_day");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_signatures_key" ON "payout_signatures" USING btree ("payout_id","submission_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_signatures_standing_key" ON "payout_signatures" USING btree ("payout_id") WHERE "payout_signatures"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "payout_words_payout_id_idx" ON "payout_words" USING btree ("payout_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_live_key" ON "payouts" USING btree ("contract_id") WHERE "payouts"."status" not in ('returned', 'void');--> statement-breakpoint
CREATE INDEX "payouts_contract_id_idx" ON "payouts" USING btree ("contract_id","entered_at");--> statement-breakpoint
CREATE INDEX "payouts_status_idx" ON "payouts" USING btree ("status","sent_on");--> statement-breakpoint
CREATE INDEX "sanctions_lists_kind_idx" ON "sanctions_lists" USING btree ("kind","uploaded_at");--> statement-breakpoint
CREATE INDEX "sanctions_names_list_id_idx" ON "sanctions_names" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "screenings_payout_id_idx" ON "screenings" USING btree ("payout_id","screened_at");--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_type_check" CHECK ("application_events"."type" in ('submitted', 'taken-by-phone', 'status-changed', 'funding-signed', 'funding-unsigned', 'payment-correction-signed', 'payment-correction-ended', 'payment-corrected', 'repayment-recorded', 'repayment-corrected', 'note-added', 'call-logged', 'follow-up-set', 'follow-up-moved', 'follow-up-done', 'follow-up-reopened', 'assigned', 'folder-linked', 'upload-link-created', 'upload-link-changed', 'upload-link-deactivated', 'document-received', 'document-quarantined', 'document-removed', 'document-restored', 'document-expired', 'document-added', 'document-moved', 'document-renamed', 'item-added', 'item-changed', 'items-ordered', 'item-waived', 'item-restored', 'item-accepted', 'item-rejected', 'item-unavailable', 'documents-requested', 'reminders-paused', 'reminders-resumed', 'request-ended', 'reminders-wanted', 'message-received', 'firm-message-received', 'message-sent', 'contact-message-linked', 'contact-message-unlinked', 'firm-verified', 'firm-asked', 'firm-answered', 'firm-wrong-recipient', 'firm-linked', 'firm-unlinked', 'counsel-changed', 'value-started', 'value-closed', 'contract-drafted', 'contract-issued', 'contract-voided', 'contract-reissued', 'contract-step', 'money-step', 'contact-corrected', 'duplicate-dismissed', 'merged', 'answers-corrected', 'case-link-replaced', 'mail-written', 'mail-withdrawn', 'mail-sent', 'mail-held-back', 'mail-bounced', 'reply-refused', 'became-late', 'viewed', 'data-exported'));--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_role_check" CHECK ("invitations"."role" in ('owner', 'reviewer', 'bookkeeper', 'editor'));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_reduce_up_to_check" CHECK ("people"."reduce_up_to" >= 0);--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_role_check" CHECK ("people"."role" in ('owner', 'reviewer', 'bookkeeper', 'editor'));--> statement-breakpoint
-- Money that left becomes an advance with its entry, and what came back its payments. Ids, days and sums stay. A payment
-- that was undone has one only if something was recorded as back meanwhile.
INSERT INTO advances (application_id, decision_id, number, counted, state, terms_version, rule, opened_at, ended_on, ending)
	SELECT application_id, id, row_number() OVER (PARTITION BY application_id, is_undone ORDER BY advance, funded_on, signed_at), 'months', state, terms_version, rule, effective_at,
		CASE WHEN is_undone THEN funded_on END, CASE WHEN is_undone THEN 'returned' END
	FROM (SELECT *, ending IS NOT DISTINCT FROM 'undone' AS is_undone FROM decisions WHERE kind = 'funded' AND effective_at IS NOT NULL) paid
	WHERE NOT is_undone OR EXISTS (SELECT 1 FROM repayments WHERE repayments.decision_id = paid.id);--> statement-breakpoint
INSERT INTO ledger_entries (advance_id, application_id, kind, amount, "on", submission_key, method, person_id, person_name, recorded_at)
	SELECT advances.id, decisions.application_id, 'paid-out', decisions.amount, decisions.funded_on, decisions.submission_key, decisions.method, decisions.person_id, decisions.person_name, decisions.effective_at
	FROM advances JOIN decisions ON decisions.id = advances.decision_id ORDER BY decisions.effective_at, decisions.id;--> statement-breakpoint
INSERT INTO ledger_entries (advance_id, application_id, kind, amount, "on", corrects, submission_key, recorded_at)
	SELECT paid.advance_id, paid.application_id, 'returned', paid.amount, paid."on", paid.id, paid.submission_key, coalesce(decisions.ended_at, paid.recorded_at)
	FROM ledger_entries paid JOIN advances ON advances.id = paid.advance_id AND advances.ending = 'returned' JOIN decisions ON decisions.id = advances.decision_id
	WHERE paid.kind = 'paid-out' ORDER BY paid.place;--> statement-breakpoint
INSERT INTO ledger_entries (id, advance_id, application_id, kind, amount, "on", submission_key, person_id, person_name, recorded_at)
	SELECT repayments.id, advances.id, repayments.application_id, 'payment', repayments.amount, repayments.repaid_on, repayments.submission_key, repayments.person_id, repayments.person_name, repayments.recorded_at
	FROM repayments JOIN advances ON advances.decision_id = repayments.decision_id ORDER BY repayments.recorded_at, repayments.id;--> statement-breakpoint
UPDATE ledger_entries SET replaces = repayments.id FROM repayments WHERE repayments.replaced_by = ledger_entries.id;--> statement-breakpoint
INSERT INTO ledger_entries (advance_id, application_id, kind, amount, "on", corrects, submission_key, person_name, recorded_at)
	SELECT advances.id, repayments.application_id, 'correction', -repayments.amount, repayments.repaid_on, repayments.id, repayments.id, repayments.ended_by_name, repayments.ended_at
	FROM repayments JOIN advances ON advances.decision_id = repayments.decision_id WHERE repayments.ended_at IS NOT NULL ORDER BY repayments.ended_at, repayments.id;--> statement-breakpoint
DROP TABLE "repayments";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "mark_application"() RETURNS trigger LANGUAGE plpgsql AS $$
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
			UNION ALL SELECT ("on" + time '12:00') AT TIME ZONE 'UTC' FROM ledger_entries WHERE application_id = NEW.id;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- A correction changes the week of the entry that it answers.
CREATE FUNCTION "mark_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO figure_marks (at) VALUES ((OLD."on" + time '12:00') AT TIME ZONE 'UTC');
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO figure_marks (at)
			SELECT (day + time '12:00') AT TIME ZONE 'UTC' FROM (SELECT NEW."on" AS day
				UNION SELECT "on" FROM ledger_entries WHERE id = NEW.corrects) days;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_mark" AFTER INSERT OR UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "mark_entry"();--> statement-breakpoint
-- Entries are added. A person or a file that goes takes only its own name off them.
CREATE FUNCTION "keep_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (to_jsonb(NEW) - 'application_id' - 'person_id' - 'sealed_words') = (to_jsonb(OLD) - 'application_id' - 'person_id' - 'sealed_words')
		AND (NEW.application_id IS NULL OR NEW.application_id = OLD.application_id)
		AND (NEW.person_id IS NULL OR NEW.person_id = OLD.person_id)
		AND (OLD.sealed_words IS NULL) = (NEW.sealed_words IS NULL) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'Entries of the ledger cannot be changed.' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_keep" BEFORE UPDATE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "keep_ledger"();
