CREATE TABLE "consent_proofs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email_hash" text NOT NULL,
	"phone_hash" text NOT NULL,
	"kind" text NOT NULL,
	"version" text,
	"given_at" timestamp (3) with time zone NOT NULL,
	"kept_since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_proofs_kind_check" CHECK ("consent_proofs"."kind" in ('consent', 'privacy', 'client-authorization'))
);
--> statement-breakpoint
CREATE TABLE "retention_rules" (
	"kind" text PRIMARY KEY NOT NULL,
	"months" smallint,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "retention_rules_kind_check" CHECK ("retention_rules"."kind" in ('applications', 'messages', 'declinedDocuments', 'spamUploads', 'consentProofs')),
	CONSTRAINT "retention_rules_months_check" CHECK ("retention_rules"."months" between 1 and 120)
);
--> statement-breakpoint
ALTER TABLE "access_records" DROP CONSTRAINT "access_records_action_check";--> statement-breakpoint
ALTER TABLE "application_events" DROP CONSTRAINT "application_events_type_check";--> statement-breakpoint
CREATE INDEX "consent_proofs_email_hash_idx" ON "consent_proofs" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "consent_proofs_phone_hash_idx" ON "consent_proofs" USING btree ("phone_hash");--> statement-breakpoint
CREATE INDEX "consent_proofs_kept_since_idx" ON "consent_proofs" USING btree ("kept_since");--> statement-breakpoint
ALTER TABLE "access_records" ADD CONSTRAINT "access_records_action_check" CHECK ("access_records"."action" in ('sign-in', 'sign-in-refused', 'sign-out', 'password-changed', 'second-factor-refused', 'passkey-added', 'passkey-removed', 'authenticator-app-on', 'authenticator-app-off', 'recovery-codes-made', 'list-export', 'csv-export', 'person-export', 'document-download', 'password-reset', 'owner-rescued', 'person-invited', 'invitation-withdrawn', 'invitation-accepted', 'role-changed', 'person-disabled', 'person-enabled', 'profile-changed', 'team-settings-changed', 'retention-changed', 'retention'));--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_type_check" CHECK ("application_events"."type" in ('submitted', 'status-changed', 'note-added', 'assigned', 'folder-linked', 'upload-link-created', 'upload-link-changed', 'upload-link-deactivated', 'document-received', 'document-quarantined', 'document-removed', 'document-expired', 'mail-sent', 'mail-held-back', 'viewed', 'data-exported'));