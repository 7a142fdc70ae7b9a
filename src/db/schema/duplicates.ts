import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { moment } from './columns.ts'
import { belongsToApplication } from './ownership.ts'
import { byPerson } from './people.ts'

/** Pairs that look like one person and aren't, as somebody at the desk found out. The smaller id comes first. */
export const dismissedDuplicates = pgTable(
  'dismissed_duplicates',
  {
    oneId: uuid('one_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    otherId: uuid('other_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    ...byPerson(),
    dismissedAt: moment('dismissed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.oneId, table.otherId] }),
    check('dismissed_duplicates_order_check', sql`${table.oneId} < ${table.otherId}`),
    index('dismissed_duplicates_other_id_idx').on(table.otherId),
  ],
)
belongsToApplication(dismissedDuplicates, { onMerge: 'keep', inExport: false })
