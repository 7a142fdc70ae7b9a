import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { decisionEndingValues, fundingMethodValues } from '#domain/decisions.ts'
import { signedLimitValues } from '#domain/signatures.ts'
import { applications } from './applications.ts'
import { moment, oneOf, sealed } from './columns.ts'
import { decisions } from './decisions.ts'
import { belongsToApplication } from './ownership.ts'
import { byPerson, people } from './people.ts'

/** What people wrote about a change that two sign. */
export type SignedWords = { reason?: string; refusal?: string }

/** Who signed first and second. One alone signs twice, with a wait between. */
export const signatures = () => ({
  sealedWords: sealed<SignedWords>('sealed_words'),
  ...byPerson(),
  signedAt: moment('signed_at').notNull().defaultNow(),
  /** From when on the first may finish it alone; null where two have to sign. */
  aloneFrom: moment('alone_from'),
  isAlone: boolean('is_alone').notNull().default(false),
  secondId: uuid('second_id').references(() => people.id, { onDelete: 'set null' }),
  secondName: text('second_name'),
  secondAt: moment('second_at'),
  effectiveAt: moment('effective_at'),
  endedAt: moment('ended_at'),
  ending: text('ending', { enum: decisionEndingValues }),
})

/** A limit that was raised or lifted, with both signatures. Rows are added and never deleted. */
export const limitChanges = pgTable(
  'limit_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: signedLimitValues }).notNull(),
    /** Whose limit it is; null for what holds for everybody. */
    ofPersonId: uuid('of_person_id').references(() => people.id, { onDelete: 'cascade' }),
    /** Cents, or hours of the wait; null for no limit. */
    before: bigint('before', { mode: 'number' }),
    after: bigint('after', { mode: 'number' }),
    ...signatures(),
  },
  (table) => [
    oneOf('limit_changes_kind_check', table.kind, signedLimitValues),
    oneOf('limit_changes_ending_check', table.ending, decisionEndingValues),
    check('limit_changes_two_people_check', sql`${table.secondId} <> ${table.personId}`),
    check('limit_changes_second_check', sql`${table.effectiveAt} is null or ${table.secondAt} is not null`),
    uniqueIndex('limit_changes_waiting_key')
      .on(table.kind, sql`coalesce(${table.ofPersonId}, '00000000-0000-0000-0000-000000000000')`)
      .where(sql`${table.effectiveAt} is null and ${table.endedAt} is null`),
  ],
)

/**
 * What was put right about a payment. The payment itself then has the new figures, so everything computed from it
 * follows; what it said before is here.
 */
export const paymentCorrections = pgTable(
  'payment_corrections',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => decisions.id, { onDelete: 'cascade' }),
    /** Sent twice, it has the same key and is kept once. */
    submissionKey: text('submission_key').notNull(),
    /** Cents. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    fundedOn: date('funded_on', { mode: 'string' }).notNull(),
    method: text('method', { enum: fundingMethodValues }).notNull(),
    amountBefore: bigint('amount_before', { mode: 'number' }).notNull(),
    fundedOnBefore: date('funded_on_before', { mode: 'string' }).notNull(),
    methodBefore: text('method_before', { enum: fundingMethodValues }).notNull(),
    ...signatures(),
  },
  (table) => [
    oneOf('payment_corrections_method_check', table.method, fundingMethodValues),
    oneOf('payment_corrections_method_before_check', table.methodBefore, fundingMethodValues),
    oneOf('payment_corrections_ending_check', table.ending, decisionEndingValues),
    check('payment_corrections_amount_check', sql`${table.amount} > 0`),
    check('payment_corrections_two_people_check', sql`${table.secondId} <> ${table.personId}`),
    check(
      'payment_corrections_second_check',
      sql`${table.effectiveAt} is null or ${table.secondAt} is not null`,
    ),
    unique('payment_corrections_submission_key').on(table.applicationId, table.submissionKey),
    uniqueIndex('payment_corrections_waiting_key')
      .on(table.applicationId)
      .where(sql`${table.effectiveAt} is null and ${table.endedAt} is null`),
    index('payment_corrections_application_id_idx').on(table.applicationId, table.signedAt),
  ],
)
belongsToApplication(paymentCorrections, { onMerge: 'keep', inExport: 'rows' })
