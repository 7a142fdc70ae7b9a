ALTER TABLE "consent_records" DROP CONSTRAINT "consent_records_kind_check";--> statement-breakpoint
ALTER TABLE "consent_proofs" DROP CONSTRAINT "consent_proofs_kind_check";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "client_state" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "phone_consent" boolean;--> statement-breakpoint
ALTER TABLE "consent_proofs" ADD COLUMN "person_hash" text;--> statement-breakpoint
ALTER TABLE "consent_proofs" ADD COLUMN "statement" text;--> statement-breakpoint
CREATE INDEX "consent_proofs_person_hash_idx" ON "consent_proofs" USING btree ("person_hash");--> statement-breakpoint
ALTER TABLE "consent_records" ADD CONSTRAINT "consent_records_kind_check" CHECK ("consent_records"."kind" in ('consent', 'privacy', 'client-authorization', 'phone', 'health'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_client_state_check" CHECK ("applications"."client_state" in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY'));--> statement-breakpoint
ALTER TABLE "consent_proofs" ADD CONSTRAINT "consent_proofs_kind_check" CHECK ("consent_proofs"."kind" in ('consent', 'privacy', 'client-authorization', 'phone', 'health'));