CREATE TABLE "desk_preferences" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"columns" text[],
	"view_order" uuid[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"sealed_name" "bytea" NOT NULL,
	"query" jsonb NOT NULL,
	"is_shared" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "applications_status_idx";--> statement-breakpoint
DROP INDEX "applications_amount_idx";--> statement-breakpoint
DROP INDEX "applications_state_idx";--> statement-breakpoint
DROP INDEX "applications_case_type_idx";--> statement-breakpoint
DROP INDEX "applications_role_idx";--> statement-breakpoint
DROP INDEX "applications_assignee_idx";--> statement-breakpoint
ALTER TABLE "desk_preferences" ADD CONSTRAINT "desk_preferences_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_views" ADD CONSTRAINT "desk_views_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_views_person_id_idx" ON "desk_views" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "desk_views_shared_idx" ON "desk_views" USING btree ("created_at") WHERE "desk_views"."is_shared";--> statement-breakpoint
CREATE INDEX "checklist_items_to_judge_idx" ON "checklist_items" USING btree ("application_id") WHERE "checklist_items"."state" = 'received' and "checklist_items"."waived_at" is null;--> statement-breakpoint
CREATE INDEX "applications_status_idx" ON "applications" USING btree ("status","submitted_at","id","assignee_id");--> statement-breakpoint
CREATE INDEX "applications_amount_idx" ON "applications" USING btree ("funding_amount","submitted_at","id","status","assignee_id");--> statement-breakpoint
CREATE INDEX "applications_state_idx" ON "applications" USING btree ("state","submitted_at","id","status","assignee_id");--> statement-breakpoint
CREATE INDEX "applications_case_type_idx" ON "applications" USING btree ("case_type","submitted_at","id","status","assignee_id");--> statement-breakpoint
CREATE INDEX "applications_role_idx" ON "applications" USING btree ("role","submitted_at","id","status","assignee_id");--> statement-breakpoint
CREATE INDEX "applications_assignee_idx" ON "applications" USING btree ("assignee_id","submitted_at","id","status");