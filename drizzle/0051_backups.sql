CREATE TABLE "backups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"taken_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"rows" bigint DEFAULT 0 NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	"failure" text,
	CONSTRAINT "backups_counts_check" CHECK (least("backups"."bytes", "backups"."rows", "backups"."files", "backups"."missing") >= 0)
);
--> statement-breakpoint
CREATE INDEX "backups_taken_at_idx" ON "backups" USING btree ("taken_at");