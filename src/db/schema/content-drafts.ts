import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { contentTypeValues } from '#domain/content.ts'
import { language, moment, oneOf } from './columns.ts'
import { byPerson, people } from './people.ts'

const locale = () => language('locale')

/** What somebody has written for a text of the site and not published: each person has their own. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    locale: locale(),
    key: text('key').notNull(),
    type: text('type', { enum: contentTypeValues }).notNull(),
    /** Null: back to the default. */
    content: text('content'),
    /** The version of the public text that it was written from; 0 while the page showed its default. */
    base: integer('base').notNull(),
    /** A new one with each save, so that a second window does not replace the words of the first. */
    revision: uuid('revision').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'content_drafts_pkey', columns: [table.personId, table.locale, table.key] }),
    oneOf('content_drafts_type_check', table.type, contentTypeValues),
    check('content_drafts_key_check', sql`length(${table.key}) between 1 and 200`),
    check('content_drafts_base_check', sql`${table.base} >= 0`),
    index('content_drafts_key_idx').on(table.key),
  ],
)

/** Versions of one text before and after; 0 means that the page showed its default. */
export type PublishedText = { key: string; before: number; after: number }

/** Drafts that went public together. */
export const contentPublications = pgTable(
  'content_publications',
  {
    /** Drawn by the browser: the same publication sent twice is one. */
    id: uuid('id').primaryKey(),
    locale: locale(),
    ...byPerson(),
    texts: jsonb('texts').$type<PublishedText[]>().notNull(),
    publishedAt: moment('published_at').notNull().defaultNow(),
    undoneAt: moment('undone_at'),
  },
  (table) => [index('content_publications_published_at_idx').on(table.publishedAt)],
)
