CREATE TABLE "figure_week_parts" (
	"time_zone" text NOT NULL,
	"part" text NOT NULL,
	"value" text NOT NULL,
	"week" date NOT NULL,
	"cells" jsonb NOT NULL,
	CONSTRAINT "figure_week_parts_time_zone_part_value_week_pk" PRIMARY KEY("time_zone","part","value","week"),
	CONSTRAINT "figure_week_parts_part_check" CHECK ("figure_week_parts"."part" in ('home', 'caseType', 'firm'))
);
--> statement-breakpoint
DROP INDEX "answers_answered_at_idx";--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "day_minutes" integer;--> statement-breakpoint
ALTER TABLE "figure_week_parts" ADD CONSTRAINT "figure_week_parts_week_fk" FOREIGN KEY ("time_zone","week") REFERENCES "public"."figure_weeks"("time_zone","week") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figure_week_parts_week_idx" ON "figure_week_parts" USING btree ("time_zone","week");--> statement-breakpoint
CREATE INDEX "answers_answered_at_idx" ON "answers" USING btree ("answered_at","application_id","answer","minutes","day_minutes","is_late");--> statement-breakpoint
-- Weeks that were counted ahead have no parts yet: a mark lets the job count them anew.
INSERT INTO "figure_marks" ("at") SELECT ("week" + time '12:00') AT TIME ZONE 'UTC' FROM "figure_weeks";--> statement-breakpoint
-- A payment that moves to another file changes figures, too.
DROP TRIGGER "decisions_mark" ON "decisions";--> statement-breakpoint
CREATE TRIGGER "decisions_mark" AFTER INSERT OR DELETE OR UPDATE OF "application_id", "effective_at", "ending", "amount", "funded_on" ON "decisions" FOR EACH ROW EXECUTE FUNCTION "mark_money"('funded_on');
