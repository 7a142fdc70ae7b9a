import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { letterEndings, letterKindValues, payoffParties } from '#domain/payoffs.ts'
import { applications } from './applications.ts'
import { moment, oneOf, sealed } from './columns.ts'
import { belongsToApplication } from './ownership.ts'
import { byPerson } from './people.ts'

/** Where a wire to us goes. On letters alone, never in a mail. */
export type OurBank = { bank: string; routing: string; account: string; name: string }

/** Cents of one advance through the letter’s last day. */
export type LetterPart = {
  advanceId: string
  /** Null for one that was paid out without a contract. */
  account: string | null
  fundedOn: string
  funded: number
  charges: number
  paid: number
  reduced: number
  owed: number
}
/** Everything on the letter that is a sum or a day. `next` is what it comes to after its last day. */
export type LetterFigures = {
  parts: readonly LetterPart[]
  owed: number
  goodThrough: string | null
  next: { on: string; owed: number } | null
  graceDays: number
  /** It grows by the day instead of in steps. */
  isDaily: boolean
  /** What the case pays, where the law limits us to a share of that. */
  gross: number | null
  /** Other advances of the claim, which the letter isn't about. */
  others: { count: number; owed: number }
  /** Why nothing is owed anymore, and since when. */
  closing: { because: LetterReason; on: string } | null
}
export type LetterReason = 'paid' | 'reduced' | 'lost' | 'written-off'
/** Everything else on it, as it was that day. */
export type LetterFacts = {
  addressee: { name: string; firm: string | null; address: string | null }
  copy: string | null
  person: string
  claim: { kind: string; on: string | null }
  company: { name: string; legalName: string | null; address: string | null; phone: string; email: string }
  bank: OurBank | null
  checkAddress: string | null
  signer: string
  replaces: { ordinal: number; on: string } | null
}

/** A letter is printed once and never changed: a newer one takes its place. Outlives its application. */
export const letters = pgTable(
  'letters',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: letterKindValues }).notNull(),
    number: text('number').notNull(),
    /** Counts the letters of a claim. */
    ordinal: smallint('ordinal').notNull(),
    submissionKey: text('submission_key').notNull(),
    language: text('language', { enum: ['en', 'es'] })
      .notNull()
      .default('en'),
    goodThrough: date('good_through', { mode: 'string' }),
    /** Cents in all. */
    owed: bigint('owed', { mode: 'number' }).notNull(),
    figures: jsonb('figures').$type<LetterFigures>().notNull(),
    sealedFacts: sealed<LetterFacts>('sealed_facts').notNull(),
    sha256: text('sha256').notNull(),
    size: integer('size').notNull(),
    pages: smallint('pages').notNull(),
    storageKey: text('storage_key').notNull(),
    madeBy: text('made_by', { enum: payoffParties }).notNull(),
    ...byPerson(),
    madeAt: moment('made_at').notNull().defaultNow(),
    replacesId: uuid('replaces_id').references((): AnyPgColumn => letters.id, { onDelete: 'set null' }),
    endedAt: moment('ended_at'),
    ending: text('ending', { enum: letterEndings }),
    /** When its bytes were last compared with the hash, and since when they differ. */
    checkedAt: moment('checked_at'),
    brokenSince: moment('broken_since'),
  },
  (table) => [
    oneOf('letters_kind_check', table.kind, letterKindValues),
    oneOf('letters_language_check', table.language, ['en', 'es']),
    oneOf('letters_made_by_check', table.madeBy, payoffParties),
    oneOf('letters_ending_check', table.ending, letterEndings),
    check('letters_number_check', sql`${table.number} ~ '^[A-Z]{2}-[2-9A-Z]{5}-[2-9A-Z]{5}$'`),
    check('letters_sha256_check', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
    check('letters_owed_check', sql`${table.owed} >= 0`),
    check('letters_good_through_check', sql`(${table.goodThrough} is not null) = (${table.kind} = 'payoff')`),
    check('letters_ended_check', sql`(${table.endedAt} is null) = (${table.ending} is null)`),
    uniqueIndex('letters_number_key').on(table.number),
    uniqueIndex('letters_ordinal_key').on(table.applicationId, table.ordinal),
    uniqueIndex('letters_submission_key').on(table.applicationId, table.submissionKey),
    uniqueIndex('letters_live_key')
      .on(table.applicationId)
      .where(sql`${table.kind} = 'payoff' and ${table.endedAt} is null`),
    index('letters_sha256_idx').on(table.sha256),
    index('letters_checked_at_idx').on(table.checkedAt),
  ],
)
belongsToApplication(letters, { onMerge: 'keep', inExport: 'worded' })

/** One row: how firms pay us, how long a reduction holds, how often we ask where a case stands. */
export const payoffSettings = pgTable(
  'payoff_settings',
  {
    id: smallint('id').primaryKey().default(1),
    sealedBank: sealed<OurBank>('sealed_bank'),
    /** Where checks go; the company’s address if null. */
    checkAddress: text('check_address'),
    /** Days that a reduction holds, unless somebody chooses others. */
    reductionDays: smallint('reduction_days').notNull().default(30),
    /** Months between two questions; null to ask never. */
    pulseMonths: smallint('pulse_months').default(3),
    version: integer('version').notNull().default(1),
    ...byPerson(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('payoff_settings_single_row_check', sql`${table.id} = 1`),
    check('payoff_settings_reduction_days_check', sql`${table.reductionDays} between 1 and 180`),
    check('payoff_settings_pulse_months_check', sql`${table.pulseMonths} between 3 and 24`),
  ],
)
