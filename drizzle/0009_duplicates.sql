DROP INDEX "applications_email_idx";--> statement-breakpoint
CREATE INDEX "applications_birth_idx" ON "applications" USING btree ("sort_name","date_of_birth");--> statement-breakpoint
CREATE INDEX "applications_email_idx" ON "applications" USING btree (lower("email"),lower("client_first_name"),lower("client_last_name"));