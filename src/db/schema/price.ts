import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { earnings } from '#domain/caps.ts'
import { stateCodes } from '#domain/states.ts'
import type { OneTimeCharge } from '#lib/price/charges.ts'
import { periods } from '#lib/price/time.ts'
import { moment, oneOf } from './columns.ts'
import { byPerson } from './people.ts'

/**
 * What we charge, from a day on. Rows are only ever added: of those for one day the latest version holds. An offer
 * names the version it was made with.
 */
export const priceTerms = pgTable(
  'price_terms',
  {
    version: integer('version').primaryKey(),
    /** Begins at midnight in New York. */
    effectiveFrom: date('effective_from', { mode: 'string' }).notNull(),
    /** Where these are other than elsewhere; null for everywhere else. */
    state: text('state', { enum: stateCodes }),
    /** Hundredths of a percent: 300 is 3%. */
    rate: integer('rate').notNull(),
    per: text('per', { enum: periods }).notNull(),
    isCompounding: boolean('is_compounding').notNull(),
    earned: text('earned', { enum: earnings }).notNull(),
    /** Amounts in cents. */
    oneTimeCharges: jsonb('one_time_charges').$type<OneTimeCharge[]>().notNull().default([]),
    graceDays: smallint('grace_days').notNull().default(0),
    /** Hundredths of the advance: 250 is two and a half times. */
    capMultiple: integer('cap_multiple'),
    mostMonths: smallint('most_months'),
    ...byPerson(),
    setAt: moment('set_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('price_terms_state_check', table.state, stateCodes),
    oneOf('price_terms_per_check', table.per, periods),
    oneOf('price_terms_earned_check', table.earned, earnings),
    check('price_terms_version_check', sql`${table.version} > 0`),
    check('price_terms_amounts_check', sql`${table.rate} >= 0 and ${table.graceDays} >= 0`),
    check('price_terms_cap_check', sql`${table.capMultiple} >= 100`),
    check('price_terms_months_check', sql`${table.mostMonths} > 0`),
    index('price_terms_day_idx').on(table.effectiveFrom, table.version),
  ],
)
