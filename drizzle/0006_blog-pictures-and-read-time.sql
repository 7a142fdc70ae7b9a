ALTER TABLE "blog_posts" ADD COLUMN "featured_image_alt" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "picture_origins" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "read_minutes" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "blog_posts_picture_origins_idx" ON "blog_posts" USING btree ("published") WHERE "blog_posts"."picture_origins" <> '{}';--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_read_minutes_check" CHECK ("blog_posts"."read_minutes" > 0);