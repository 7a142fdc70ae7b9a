ALTER TABLE "content_items"
  ADD COLUMN "locale" text DEFAULT 'en' NOT NULL,
  DROP CONSTRAINT "content_items_pkey",
  ADD CONSTRAINT "content_items_pkey" PRIMARY KEY ("key","locale");--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
DROP INDEX "content_versions_key_idx";--> statement-breakpoint
CREATE INDEX "content_versions_key_idx" ON "content_versions" USING btree ("key","locale","id");
