CREATE TABLE "file_reads" (
	"person_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_reads_pkey" PRIMARY KEY("person_id","application_id")
);
--> statement-breakpoint
ALTER TABLE "file_reads" ADD CONSTRAINT "file_reads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_reads" ADD CONSTRAINT "file_reads_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_reads_application_id_idx" ON "file_reads" USING btree ("application_id");--> statement-breakpoint
-- Whoever has looked at a file already has read it. Before there were names, the first owner was the only person.
INSERT INTO "file_reads" ("person_id", "application_id", "opened_at")
SELECT "person_id", "application_id", max("happened_at")
FROM (
  SELECT p."id" AS "person_id", e."application_id", e."happened_at"
  FROM "application_events" e JOIN "people" p ON p."id"::text = e."details" #>> '{person,id}'
  WHERE e."type" = 'viewed'
  UNION ALL
  SELECT p."id", e."application_id", e."happened_at"
  FROM "application_events" e JOIN "people" p ON p."is_first"
  WHERE e."type" = 'viewed' AND e."details" #>> '{person,id}' IS NULL
) "looks"
GROUP BY "person_id", "application_id";
