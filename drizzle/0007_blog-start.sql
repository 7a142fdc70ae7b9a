CREATE TABLE "blog_start" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_start_single_row_check" CHECK ("blog_start"."id" = 1)
);
