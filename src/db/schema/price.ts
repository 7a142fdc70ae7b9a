import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { compoundings } from '#lib/price/monthly-terms.ts'
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
    /** Hundredths of a percent: 300 is 3%. */
    monthlyRate: integer('monthly_rate').notNull(),
    compounding: text('compounding', { enum: compoundings }).notNull(),
    /** Cents. */
    fee: bigint('fee', { mode: 'number' }).notNull(),
    /** Hundredths of the advance: 250 is two and a half times. */
    capMultiple: integer('cap_multiple'),
    mostMonths: smallint('most_months'),
    ...byPerson(),
    setAt: moment('set_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('price_terms_compounding_check', table.compounding, compoundings),
    check('price_terms_version_check', sql`${table.version} > 0`),
    check('price_terms_amounts_check', sql`${table.monthlyRate} >= 0 and ${table.fee} >= 0`),
    check('price_terms_cap_check', sql`${table.capMultiple} >= 100`),
    check('price_terms_months_check', sql`${table.mostMonths} > 0`),
    index('price_terms_day_idx').on(table.effectiveFrom, table.version),
  ],
)
