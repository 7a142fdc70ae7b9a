import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, smallint } from 'drizzle-orm/pg-core'

/** One row: how many times anything on the public pages has changed. */
export const siteVersion = pgTable(
  'site_version',
  {
    id: smallint('id').primaryKey().default(1),
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (table) => [check('site_version_single_row_check', sql`${table.id} = 1`)],
)
