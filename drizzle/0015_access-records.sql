CREATE TABLE "access_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"happened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"session" text,
	"address" text NOT NULL,
	"user_agent" text,
	"application_id" uuid,
	"details" jsonb,
	CONSTRAINT "access_records_action_check" CHECK ("access_records"."action" in ('sign-in', 'sign-in-refused', 'sign-out', 'password-changed', 'list-export', 'csv-export', 'person-export', 'document-download'))
);
--> statement-breakpoint
ALTER TABLE "access_records" ADD CONSTRAINT "access_records_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_records_happened_at_idx" ON "access_records" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "access_records_application_id_idx" ON "access_records" USING btree ("application_id");