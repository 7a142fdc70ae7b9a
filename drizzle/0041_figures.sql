CREATE TABLE "answers" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"minutes" integer,
	"is_late" boolean DEFAULT false NOT NULL,
	CONSTRAINT "answers_answer_check" CHECK ("answers"."answer" in ('approved', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "figure_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "figure_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL
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
ALTER TABLE "application_events" DROP CONSTRAINT "application_events_type_check";--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repayments" ADD CONSTRAINT "repayments_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repayments" ADD CONSTRAINT "repayments_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repayments" ADD CONSTRAINT "repayments_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_answered_at_idx" ON "answers" USING btree ("answered_at","application_id","answer","minutes","is_late");--> statement-breakpoint
CREATE INDEX "answers_uncounted_idx" ON "answers" USING btree ("application_id") WHERE "answers"."minutes" is null;--> statement-breakpoint
CREATE INDEX "repayments_repaid_on_idx" ON "repayments" USING btree ("repaid_on","application_id") WHERE "repayments"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "applications_firm_idx" ON "applications" USING btree (lower(btrim(coalesce("attorney_firm", "plaintiff_attorney_firm"))),"submitted_at","id","status","assignee_id");--> statement-breakpoint
CREATE INDEX "applications_home_idx" ON "applications" USING btree ((case when "role" = 'attorney' then "client_state" else "state" end),"submitted_at","id","status","assignee_id");--> statement-breakpoint
CREATE INDEX "decisions_funded_on_idx" ON "decisions" USING btree ("funded_on","application_id","amount") WHERE "decisions"."kind" = 'funded' and "decisions"."effective_at" is not null and "decisions"."ending" is distinct from 'undone';--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_type_check" CHECK ("application_events"."type" in ('submitted', 'status-changed', 'funding-signed', 'funding-unsigned', 'repayment-recorded', 'repayment-corrected', 'note-added', 'call-logged', 'follow-up-set', 'follow-up-moved', 'follow-up-done', 'follow-up-reopened', 'assigned', 'folder-linked', 'upload-link-created', 'upload-link-changed', 'upload-link-deactivated', 'document-received', 'document-quarantined', 'document-removed', 'document-expired', 'document-added', 'document-moved', 'document-renamed', 'item-added', 'item-changed', 'items-ordered', 'item-waived', 'item-restored', 'item-accepted', 'item-rejected', 'item-unavailable', 'documents-requested', 'reminders-paused', 'reminders-resumed', 'request-ended', 'reminders-wanted', 'message-received', 'firm-message-received', 'message-sent', 'firm-verified', 'firm-asked', 'firm-answered', 'firm-wrong-recipient', 'contact-corrected', 'answers-corrected', 'case-link-replaced', 'mail-sent', 'mail-held-back', 'mail-bounced', 'reply-refused', 'viewed', 'data-exported'));--> statement-breakpoint
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
$$;--> statement-breakpoint
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
$$;--> statement-breakpoint
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
$$;--> statement-breakpoint
CREATE TRIGGER "decisions_mark" AFTER INSERT OR DELETE OR UPDATE OF "effective_at", "ending", "amount", "funded_on" ON "decisions" FOR EACH ROW EXECUTE FUNCTION "mark_money"('funded_on');--> statement-breakpoint
CREATE TRIGGER "repayments_mark" AFTER INSERT OR UPDATE OR DELETE ON "repayments" FOR EACH ROW EXECUTE FUNCTION "mark_money"('repaid_on');--> statement-breakpoint
-- Answers given before this table was there; their hours, and what was undone, are counted by the job.
INSERT INTO "answers" ("application_id", "answer", "answered_at")
	SELECT application_id, 'approved', min(happened_at) FROM application_events
	WHERE type = 'status-changed' AND to_status::text IN ('approved', 'funded', 'declined') GROUP BY application_id;--> statement-breakpoint
INSERT INTO "figure_marks" ("at") SELECT submitted_at FROM applications;--> statement-breakpoint
INSERT INTO "figure_marks" ("at") SELECT DISTINCT (funded_on + time '12:00') AT TIME ZONE 'UTC' FROM decisions WHERE funded_on IS NOT NULL;
