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
-- What was in the clear waits here for the next start, which seals it (src/db/seal-old-rows.ts).
INSERT INTO "unsealed_rows" ("table_name", "row_id", "content") SELECT 'applications', "id", jsonb_build_object(
	'answers', jsonb_strip_nulls(jsonb_build_object(
		'incidentLocation', "incident_location",
		'address', "address",
		'dateOfBirth', "date_of_birth",
		'caseDescription', "case_description",
		'employmentStatus', "employment_status",
		'hasPriorInjuries', "has_prior_injuries",
		'priorInjuriesDescription', "prior_injuries_description",
		'estimatedMedicalExpenses', "estimated_medical_expenses",
		'estimatedLostWages', "estimated_lost_wages",
		'hasPriorFunding', "has_prior_funding",
		'treatingDoctors', "treating_doctors",
		'currentDiagnosis', "current_diagnosis",
		'liabilityAssessment', "liability_assessment",
		'estimatedCaseValue', "estimated_case_value",
		'caseProbability', "case_probability",
		'defendantInsuranceLimits', "defendant_insurance_limits",
		'insuranceCarriers', "insurance_carriers",
		'defenseCounsel', "defense_counsel")),
	'snapshot', "snapshot", 'requestHash', "request_hash") FROM "applications";--> statement-breakpoint
INSERT INTO "unsealed_rows" ("table_name", "row_id", "content") SELECT 'application_events', "id", jsonb_build_object('reason', "details" ->> 'reason') FROM "application_events" WHERE "details" ->> 'reason' IS NOT NULL;--> statement-breakpoint
ALTER TABLE "application_events" DISABLE TRIGGER application_events_append_only;--> statement-breakpoint
UPDATE "application_events" SET "details" = "details" - 'reason' WHERE "details" ->> 'reason' IS NOT NULL;--> statement-breakpoint
ALTER TABLE "application_events" ENABLE TRIGGER application_events_append_only;--> statement-breakpoint
-- The seal around a reason may be made anew, the reason itself cannot: it opens only as what was sealed for its entry.
CREATE OR REPLACE FUNCTION refuse_timeline_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;--> statement-breakpoint
INSERT INTO "unsealed_rows" ("table_name", "row_id", "content") SELECT 'application_notes', "id", jsonb_build_object('body', "body") FROM "application_notes";--> statement-breakpoint
INSERT INTO "unsealed_rows" ("table_name", "row_id", "content") SELECT 'contact_messages', "id", jsonb_build_object('message', "message", 'submissionKey', "submission_key") FROM "contact_messages";--> statement-breakpoint
INSERT INTO "unsealed_rows" ("table_name", "row_id", "content") SELECT 'contact_replies', "id", jsonb_build_object('text', "text", 'submissionKey', "submission_key") FROM "contact_replies";--> statement-breakpoint
INSERT INTO "unsealed_rows" ("table_name", "row_id", "content") SELECT 'documents', "id", jsonb_build_object('name', "original_name") FROM "documents";--> statement-breakpoint
-- The files of the database hold the words until they are rewritten: due after the last row.
INSERT INTO "unsealed_rows" ("table_name", "row_id", "content") SELECT 'files', '', 'null' WHERE EXISTS (SELECT FROM "unsealed_rows");--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_employment_status_check";--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_liability_assessment_check";--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_estimated_case_value_check";--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_case_probability_check";--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_prior_injuries_check";--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_plaintiff_check";--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_attorney_check";--> statement-breakpoint
DROP INDEX "applications_birth_idx";--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "sealed_reason" bytea;--> statement-breakpoint
ALTER TABLE "application_notes" ADD COLUMN "sealed_body" bytea DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "sealed_answers" bytea DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "birth_hash" text DEFAULT '';--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "sealed_snapshot" bytea DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "sealed_message" bytea DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD COLUMN "sealed_text" bytea DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "sealed_name" bytea DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_notes" ALTER COLUMN "sealed_body" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "sealed_answers" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "birth_hash" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "sealed_snapshot" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "contact_messages" ALTER COLUMN "sealed_message" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "contact_replies" ALTER COLUMN "sealed_text" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "sealed_name" DROP DEFAULT;--> statement-breakpoint
-- What is sealed cannot be compressed: nobody needs to try.
ALTER TABLE "applications" ALTER COLUMN "sealed_answers" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "sealed_snapshot" SET STORAGE EXTERNAL;--> statement-breakpoint
-- Sealed answers are half of a row and never compress. Beside the table too, they leave the list and the search fewer pages.
ALTER TABLE "applications" SET (toast_tuple_target = 640);--> statement-breakpoint
CREATE INDEX "applications_birth_idx" ON "applications" USING btree ("sort_name","birth_hash");--> statement-breakpoint
ALTER TABLE "application_notes" DROP COLUMN "body";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "incident_location";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "address";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "date_of_birth";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "case_description";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "employment_status";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "has_prior_injuries";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "prior_injuries_description";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "estimated_medical_expenses";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "estimated_lost_wages";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "has_prior_funding";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "treating_doctors";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "current_diagnosis";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "liability_assessment";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "estimated_case_value";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "case_probability";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "defendant_insurance_limits";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "insurance_carriers";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "defense_counsel";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "snapshot";--> statement-breakpoint
ALTER TABLE "contact_messages" DROP COLUMN "message";--> statement-breakpoint
ALTER TABLE "contact_replies" DROP COLUMN "text";--> statement-breakpoint
ALTER TABLE "documents" DROP COLUMN "original_name";--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_plaintiff_check" CHECK ("applications"."role" <> 'plaintiff' or ("applications"."state" is not null and "applications"."birth_hash" is not null and "applications"."plaintiff_attorney_name" is not null and "applications"."plaintiff_attorney_firm" is not null));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_attorney_check" CHECK ("applications"."role" <> 'attorney' or ("applications"."attorney_firm" is not null and "applications"."attorney_bar_number" is not null and "applications"."client_first_name" is not null and "applications"."client_last_name" is not null));