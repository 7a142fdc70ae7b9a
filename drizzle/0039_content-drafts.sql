CREATE TABLE "content_drafts" (
	"person_id" uuid NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"content" text,
	"base" integer NOT NULL,
	"revision" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_drafts_pkey" PRIMARY KEY("person_id","locale","key"),
	CONSTRAINT "content_drafts_type_check" CHECK ("content_drafts"."type" in ('text', 'markdown', 'html', 'json')),
	CONSTRAINT "content_drafts_key_check" CHECK (length("content_drafts"."key") between 1 and 200),
	CONSTRAINT "content_drafts_base_check" CHECK ("content_drafts"."base" >= 0)
);
--> statement-breakpoint
CREATE TABLE "content_publications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"texts" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_publications" ADD CONSTRAINT "content_publications_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_drafts_key_idx" ON "content_drafts" USING btree ("key");--> statement-breakpoint
CREATE INDEX "content_publications_published_at_idx" ON "content_publications" USING btree ("published_at");