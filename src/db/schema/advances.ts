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
import type { CancelStart } from '#domain/cancellation.ts'
import { decisionEndingValues, fundingMethodValues } from '#domain/decisions.ts'
import { advanceCounts, advanceEndingValues, ledgerEntryValues } from '#domain/money.ts'
import { stateCodes } from '#domain/states.ts'
import type { HeldTerms } from '#lib/price/terms.ts'
import { applications } from './applications.ts'
import { moment, oneOf, sealed } from './columns.ts'
import { contracts } from './contracts.ts'
import { decisions, type OfferRule } from './decisions.ts'
import { letters } from './letters.ts'
import { belongsToApplication } from './ownership.ts'
import { byPerson } from './people.ts'
import { priceTerms } from './price.ts'
import { signatures } from './signed-changes.ts'

/** What somebody wrote about an entry, and what names it at the bank. */
export type LedgerWords = { reference?: string; payer?: string; reason?: string }

/** Outlives its application, as its contract does. */
const applicationId = () => uuid('application_id').references(() => applications.id, { onDelete: 'set null' })

/** Money that left for a claim. What is owed of it follows from its frozen terms and its entries alone. */
export const advances = pgTable(
  'advances',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: applicationId(),
    /** Null for one that was paid without a contract. */
    contractId: uuid('contract_id').references(() => contracts.id, { onDelete: 'set null' }),
    /** Null once the application is gone. */
    decisionId: uuid('decision_id').references(() => decisions.id, { onDelete: 'set null' }),
    /** Counts the advances of a claim. */
    number: smallint('number').notNull().default(1),
    counted: text('counted', { enum: advanceCounts }).notNull(),
    state: text('state', { enum: stateCodes }).notNull(),
    termsVersion: integer('terms_version')
      .notNull()
      .references(() => priceTerms.version),
    /** As the contract froze them; without one, those of the version. */
    heldTerms: jsonb('held_terms').$type<HeldTerms>(),
    rule: jsonb('rule').$type<OfferRule>().notNull(),
    cancel: jsonb('cancel').$type<{ days: number; start: CancelStart }>(),
    openedAt: moment('opened_at').notNull().defaultNow(),
    endedOn: date('ended_on', { mode: 'string' }),
    ending: text('ending', { enum: advanceEndingValues }),
  },
  (table) => [
    oneOf('advances_counted_check', table.counted, advanceCounts),
    oneOf('advances_state_check', table.state, stateCodes),
    oneOf('advances_ending_check', table.ending, advanceEndingValues),
    check('advances_ended_check', sql`(${table.endedOn} is null) = (${table.ending} is null)`),
    uniqueIndex('advances_decision_key').on(table.decisionId),
    // Two people who pay at once pay once.
    uniqueIndex('advances_contract_key')
      .on(table.contractId)
      .where(sql`${table.ending} is distinct from 'returned'`),
    index('advances_application_id_idx').on(table.applicationId, table.number),
  ],
)
belongsToApplication(advances, { onMerge: 'keep', inExport: 'worded' })

/** Rows are added and never changed or deleted before their advance is. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Their order. */
    place: bigint('place', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    advanceId: uuid('advance_id')
      .notNull()
      .references(() => advances.id, { onDelete: 'cascade' }),
    applicationId: applicationId(),
    kind: text('kind', { enum: ledgerEntryValues }).notNull(),
    /** Cents. Only a correction may be below zero: it is what the entry that it answers changes by. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    on: date('on', { mode: 'string' }).notNull(),
    /** The entry that it answers: a correction, or what the bank returned. */
    corrects: uuid('corrects').references((): AnyPgColumn => ledgerEntries.id, { onDelete: 'cascade' }),
    /** The entry in whose place it stands, with another day or amount. */
    replaces: uuid('replaces').references((): AnyPgColumn => ledgerEntries.id, { onDelete: 'set null' }),
    /** Sent twice, it has the same key and is kept once. */
    submissionKey: text('submission_key').notNull(),
    method: text('method', { enum: fundingMethodValues }),
    /** The letter that it answers. */
    letterId: uuid('letter_id').references(() => letters.id, { onDelete: 'set null' }),
    sealedWords: sealed<LedgerWords>('sealed_words'),
    ...byPerson(),
    recordedAt: moment('recorded_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('ledger_entries_kind_check', table.kind, ledgerEntryValues),
    oneOf('ledger_entries_method_check', table.method, fundingMethodValues),
    check(
      'ledger_entries_amount_check',
      sql`${table.amount} > 0 or (${table.kind} = 'correction' and ${table.amount} < 0)`,
    ),
    check(
      'ledger_entries_corrects_check',
      sql`(${table.corrects} is not null) = (${table.kind} in ('correction', 'returned', 'lapsed'))`,
    ),
    uniqueIndex('ledger_entries_key').on(table.advanceId, table.submissionKey, table.kind),
    // Money leaves once for an advance.
    uniqueIndex('ledger_entries_paid_out_key')
      .on(table.advanceId)
      .where(sql`${table.kind} = 'paid-out' and ${table.replaces} is null`),
    index('ledger_entries_advance_id_idx').on(table.advanceId, table.place),
    index('ledger_entries_corrects_idx').on(table.corrects),
    index('ledger_entries_on_idx').on(table.on, table.applicationId),
  ],
)
belongsToApplication(ledgerEntries, { onMerge: 'keep', inExport: 'worded' })

/** A mistake in an entry of a contract's advance: it is put right once two have signed. */
export const entryCorrections = pgTable(
  'entry_corrections',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => ledgerEntries.id, { onDelete: 'cascade' }),
    submissionKey: text('submission_key').notNull(),
    /** Cents, and the day; both null to take the entry out. */
    amount: bigint('amount', { mode: 'number' }),
    on: date('on', { mode: 'string' }),
    ...signatures(),
  },
  (table) => [
    oneOf('entry_corrections_ending_check', table.ending, decisionEndingValues),
    check('entry_corrections_amount_check', sql`${table.amount} > 0`),
    check('entry_corrections_both_check', sql`(${table.amount} is null) = (${table.on} is null)`),
    check('entry_corrections_two_people_check', sql`${table.secondId} <> ${table.personId}`),
    check(
      'entry_corrections_second_check',
      sql`${table.effectiveAt} is null or ${table.secondAt} is not null`,
    ),
    uniqueIndex('entry_corrections_key').on(table.entryId, table.submissionKey),
    uniqueIndex('entry_corrections_waiting_key')
      .on(table.entryId)
      .where(sql`${table.effectiveAt} is null and ${table.endedAt} is null`),
  ],
)
