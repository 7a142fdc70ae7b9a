import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Backups that were made, or failed. Where they lie is the operator's business. */
export const backups = pgTable(
  'backups',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The moment whose rows it holds; of one that failed, when it was tried. */
    takenAt: moment('taken_at').notNull(),
    finishedAt: moment('finished_at').notNull().defaultNow(),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    rows: bigint('rows', { mode: 'number' }).notNull().default(0),
    files: integer('files').notNull().default(0),
    /** Files that rows name and that the store did not have. */
    missing: integer('missing').notNull().default(0),
    /** Why it failed, in one line. Null: it is whole, and was restored on trial. */
    failure: text('failure'),
  },
  (table) => [
    check(
      'backups_counts_check',
      sql`least(${table.bytes}, ${table.rows}, ${table.files}, ${table.missing}) >= 0`,
    ),
    index('backups_taken_at_idx').on(table.takenAt),
  ],
)
