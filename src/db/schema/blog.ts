import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { byPerson } from './people.ts'

const SLUG = sql.raw(`'^[a-z0-9]+(-[a-z0-9]+)*$'`)

export const blogCategories = pgTable(
  'blog_categories',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('blog_categories_slug_check', sql`${table.slug} ~ ${SLUG}`),
    uniqueIndex('blog_categories_slug_key').on(table.slug),
    index('blog_categories_name_idx').on(table.name),
  ],
)

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt'),
    /** Sanitized HTML. */
    content: text('content').notNull(),
    featuredImage: text('featured_image'),
    /** Describes the picture for people who cannot see it. */
    featuredImageAlt: text('featured_image_alt'),
    /** Other hosts that serve its pictures; pages list them in their Content-Security-Policy. */
    pictureOrigins: text('picture_origins').array().notNull().default(sql`'{}'`),
    /** Computed on save, so that lists need not load bodies. */
    readMinutes: integer('read_minutes').notNull().default(1),
    published: boolean('published').notNull().default(false),
    publishedAt: moment('published_at'),
    /** When to publish the draft automatically. */
    scheduledAt: moment('scheduled_at'),
    authorId: text('author_id'),
    categoryId: uuid('category_id').references(() => blogCategories.id, { onDelete: 'set null' }),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('blog_posts_slug_check', sql`${table.slug} ~ ${SLUG}`),
    check('blog_posts_published_at_check', sql`not ${table.published} or ${table.publishedAt} is not null`),
    check('blog_posts_scheduled_at_check', sql`${table.scheduledAt} is null or not ${table.published}`),
    check('blog_posts_read_minutes_check', sql`${table.readMinutes} > 0`),
    check('blog_posts_version_check', sql`${table.version} > 0`),
    uniqueIndex('blog_posts_slug_key').on(table.slug),
    index('blog_posts_published_at_idx').on(table.publishedAt, table.id).where(sql`${table.published}`),
    index('blog_posts_category_id_idx').on(table.categoryId, table.publishedAt),
    index('blog_posts_scheduled_at_idx').on(table.scheduledAt).where(sql`${table.scheduledAt} is not null`),
    index('blog_posts_picture_origins_idx').on(table.published).where(sql`${table.pictureOrigins} <> '{}'`),
    index('blog_posts_created_at_idx').on(table.createdAt),
  ],
)

/** Every past state of a post. No foreign key, so that a deleted post can be restored. */
export const blogPostVersions = pgTable(
  'blog_post_versions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    postId: uuid('post_id').notNull(),
    version: integer('version').notNull(),
    post: jsonb('post').$type<Record<string, unknown>>().notNull(),
    /** Who changed it then. */
    ...byPerson(),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (table) => [index('blog_post_versions_post_id_idx').on(table.postId, table.id)],
)

/** Former addresses of posts, so that links from elsewhere keep working. */
export const blogSlugRedirects = pgTable(
  'blog_slug_redirects',
  {
    slug: text('slug').primaryKey(),
    postId: uuid('post_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('blog_slug_redirects_post_id_idx').on(table.postId)],
)

/** One row once the blog has received its starter posts: deleting them all must not bring them back. */
export const blogStart = pgTable(
  'blog_start',
  {
    id: smallint('id').primaryKey().default(1),
    startedAt: moment('started_at').notNull().defaultNow(),
  },
  (table) => [check('blog_start_single_row_check', sql`${table.id} = 1`)],
)
