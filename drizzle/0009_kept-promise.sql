CREATE TABLE "forgotten_promises" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forgotten_promises_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"due_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"hours" smallint,
	"is_on_time" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_promise" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"is_shown" boolean NOT NULL,
	"figures" jsonb,
	"person_id" uuid,
	"person_name" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_promise_single_row_check" CHECK ("kept_promise"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "kept_promise" ADD CONSTRAINT "kept_promise_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forgotten_promises_due_at_idx" ON "forgotten_promises" USING btree ("due_at");