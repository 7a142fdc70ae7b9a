CREATE TABLE "mentions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mentioned_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "application_events" DROP CONSTRAINT "application_events_type_check";--> statement-breakpoint
DROP INDEX "applications_submitted_at_idx";--> statement-breakpoint
ALTER TABLE "application_notes" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "application_notes" ADD COLUMN "person_name" text;--> statement-breakpoint
ALTER TABLE "privacy_records" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "privacy_records" ADD COLUMN "person_name" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "blog_post_versions" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "blog_post_versions" ADD COLUMN "person_name" text;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD COLUMN "person_name" text;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "person_name" text;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "person_name" text;--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_mentioned_id_people_id_fk" FOREIGN KEY ("mentioned_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_note_id_application_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."application_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mentions_key" ON "mentions" USING btree ("note_id","mentioned_id");--> statement-breakpoint
CREATE INDEX "mentions_unread_idx" ON "mentions" USING btree ("mentioned_id","created_at") WHERE "mentions"."read_at" is null;--> statement-breakpoint
CREATE INDEX "mentions_application_id_idx" ON "mentions" USING btree ("application_id");--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_records" ADD CONSTRAINT "privacy_records_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_assignee_id_people_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_versions" ADD CONSTRAINT "blog_post_versions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_assignee_idx" ON "applications" USING btree ("assignee_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "applications_submitted_at_idx" ON "applications" USING btree ("submitted_at","id","status","funding_amount","state","role","case_type","assignee_id");--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_type_check" CHECK ("application_events"."type" in ('submitted', 'status-changed', 'note-added', 'assigned', 'folder-linked', 'upload-link-created', 'upload-link-changed', 'upload-link-deactivated', 'document-received', 'document-quarantined', 'document-removed', 'mail-sent', 'mail-held-back', 'viewed', 'data-exported'));