import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, jsonb, pgTable, smallint } from 'drizzle-orm/pg-core'
import type { KeptPromise } from '#site/kept-promise.ts'
import { moment } from './columns.ts'
import { byPerson } from './people.ts'

/** One row, once the owner has decided: whether visitors read how we kept our promise, and what they read. */
export const keptPromise = pgTable(
  'kept_promise',
  {
    id: smallint('id').primaryKey().default(1),
    isShown: boolean('is_shown').notNull(),
    /** As last counted; null while it isn't shown. */
    figures: jsonb('figures').$type<KeptPromise>(),
    ...byPerson(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [check('kept_promise_single_row_check', sql`${table.id} = 1`)],
)

/**
 * Deleting a person's data must not improve our figures. Until the days they count are over, a row without a name, a
 * reference or an exact time takes the place of each deleted file.
 */
export const forgottenPromises = pgTable(
  'forgotten_promises',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Both to the hour. */
    dueAt: moment('due_at').notNull(),
    answeredAt: moment('answered_at'),
    /** Whole hours of the one clock from applying to the answer. */
    hours: smallint('hours'),
    isOnTime: boolean('is_on_time').notNull(),
  },
  (table) => [index('forgotten_promises_due_at_idx').on(table.dueAt)],
)
