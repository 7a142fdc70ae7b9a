import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** How often a caller has used a limited route in the current window. All processes share it. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    check('rate_limits_hits_check', sql`${table.hits} >= 0`),
    index('rate_limits_expires_at_idx').on(table.expiresAt),
  ],
)
