CREATE TABLE "opening_notes" (
	"subject" text PRIMARY KEY NOT NULL,
	"day" date,
	"words" text,
	"person_id" uuid,
	"person_name" text,
	"noted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "opening_notes" ADD CONSTRAINT "opening_notes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;