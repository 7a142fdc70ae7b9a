import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, sealed } from './columns.ts'
import { people } from './people.ts'

/** How somebody has set up the desk. It follows them to every device. */
export const deskPreferences = pgTable('desk_preferences', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** Null: the columns that come with the program. */
  columns: text('columns').array(),
  /** Ids of saved views, in this person's order. */
  viewOrder: uuid('view_order').array().notNull().default(sql`'{}'`),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** Filters and an order of the list, saved under a name. */
export const deskViews = pgTable(
  'desk_views',
  {
    id: uuid('id').primaryKey(),
    /** Who made it. */
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    sealedName: sealed<string>('sealed_name').notNull(),
    query: jsonb('query').$type<Record<string, unknown>>().notNull(),
    isShared: boolean('is_shared').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('desk_views_person_id_idx').on(table.personId),
    index('desk_views_shared_idx').on(table.createdAt).where(sql`${table.isShared}`),
  ],
)
