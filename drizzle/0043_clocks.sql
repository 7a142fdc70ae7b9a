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
DROP INDEX "applications_submitted_at_idx";--> statement-breakpoint
DROP INDEX "applications_status_idx";--> statement-breakpoint
DROP INDEX "applications_amount_idx";--> statement-breakpoint
DROP INDEX "applications_state_idx";--> statement-breakpoint
DROP INDEX "applications_case_type_idx";--> statement-breakpoint
DROP INDEX "applications_role_idx";--> statement-breakpoint
DROP INDEX "applications_assignee_idx";--> statement-breakpoint
DROP INDEX "applications_firm_idx";--> statement-breakpoint
DROP INDEX "applications_home_idx";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "clock_version" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "clock_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "clock_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "due_at" timestamp (3) with time zone GENERATED ALWAYS AS (case when "clock_version" is not null then "clock_due_at"
    when "status" in ('received')
    then (("submitted_at" at time zone 'UTC') + interval '24 hours') at time zone 'UTC' end) STORED;--> statement-breakpoint
ALTER TABLE "clock_settings" ADD CONSTRAINT "clock_settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_mails" ADD CONSTRAINT "digest_mails_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_files" ADD CONSTRAINT "late_files_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_files" ADD CONSTRAINT "late_files_mail_id_late_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."late_mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "digest_mails_person_id_idx" ON "digest_mails" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "late_files_mail_id_idx" ON "late_files" USING btree ("mail_id");--> statement-breakpoint
CREATE UNIQUE INDEX "late_mails_open_key" ON "late_mails" USING btree ((true)) WHERE "late_mails"."queued_at" is null;--> statement-breakpoint
CREATE INDEX "applications_due_at_idx" ON "applications" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "applications_submitted_at_idx" ON "applications" USING btree ("submitted_at","id","status","assignee_id","due_at","funding_amount","state","role","case_type");--> statement-breakpoint
CREATE INDEX "applications_status_idx" ON "applications" USING btree ("status","submitted_at","id","assignee_id","due_at");--> statement-breakpoint
CREATE INDEX "applications_amount_idx" ON "applications" USING btree ("funding_amount","submitted_at","id","status","assignee_id","due_at");--> statement-breakpoint
CREATE INDEX "applications_state_idx" ON "applications" USING btree ("state","submitted_at","id","status","assignee_id","due_at");--> statement-breakpoint
CREATE INDEX "applications_case_type_idx" ON "applications" USING btree ("case_type","submitted_at","id","status","assignee_id","due_at");--> statement-breakpoint
CREATE INDEX "applications_role_idx" ON "applications" USING btree ("role","submitted_at","id","status","assignee_id","due_at");--> statement-breakpoint
CREATE INDEX "applications_assignee_idx" ON "applications" USING btree ("assignee_id","submitted_at","id","status","due_at");--> statement-breakpoint
CREATE INDEX "applications_firm_idx" ON "applications" USING btree (lower(btrim(coalesce("attorney_firm", "plaintiff_attorney_firm"))),"submitted_at","id","status","assignee_id","due_at");--> statement-breakpoint
CREATE INDEX "applications_home_idx" ON "applications" USING btree ((case when "role" = 'attorney' then "client_state" else "state" end),"submitted_at","id","status","assignee_id","due_at");