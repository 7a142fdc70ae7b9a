import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { contentTypeValues } from '#domain/content.ts'
import { language, moment, oneOf } from './columns.ts'
import { byPerson } from './people.ts'

const locale = () => language('locale')

/** Site texts that the administrator changed; a key without an item shows its built-in default. */
export const contentItems = pgTable(
  'content_items',
  {
    key: text('key').notNull(),
    locale: locale(),
    section: text('section').notNull(),
    title: text('title'),
    type: text('type', { enum: contentTypeValues }).notNull(),
    content: text('content').notNull(),
    ...byPerson(),
    /** Goes up by one with each change, so that an edit made on an old copy can be refused. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'content_items_pkey', columns: [table.key, table.locale] }),
    oneOf('content_items_type_check', table.type, contentTypeValues),
    check('content_items_key_check', sql`length(${table.key}) between 1 and 200`),
    check('content_items_version_check', sql`${table.version} > 0`),
    index('content_items_section_idx').on(table.section, table.key),
  ],
)

/** Every past state of an item. No foreign key, so that a deleted item can be restored. */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text('key').notNull(),
    locale: locale(),
    section: text('section').notNull(),
    title: text('title'),
    type: text('type', { enum: contentTypeValues }).notNull(),
    content: text('content').notNull(),
    ...byPerson(),
    version: integer('version').notNull(),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('content_versions_type_check', table.type, contentTypeValues),
    index('content_versions_key_idx').on(table.key, table.locale, table.id),
  ],
)
