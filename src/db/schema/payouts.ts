import { sql } from 'drizzle-orm'
import {
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
import { decisionEndingValues, fundingMethodValues } from '#domain/decisions.ts'
import {
  type AccountKind,
  payoutStatusValues,
  sanctionsListKinds,
  screeningOutcomes,
  wordChecks,
} from '#domain/money.ts'
import { moment, oneOf, sealed } from './columns.ts'
import { contracts } from './contracts.ts'
import { documents } from './documents.ts'
import { byPerson } from './people.ts'
import { signatures } from './signed-changes.ts'

/** Where the money goes. Never in a mail, a job or a log. */
export type PayeeDetails = {
  name: string
  bank?: string
  routing?: string
  account?: string
  accountKind?: AccountKind
  /** For a check. */
  address?: string
}
/** What proves that it was sent: a trace, a wire's reference, the number of a check; and why it came back. */
export type PayoutProof = { reference?: string; returnReason?: string }

/** One try to pay a contract's advance. The next one begins when a payment came back. */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    status: text('status', { enum: payoutStatusValues }).notNull().default('open'),
    method: text('method', { enum: fundingMethodValues }).notNull(),
    /** Cents: what the person receives. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    sealedPayee: sealed<PayeeDetails>('sealed_payee').notNull(),
    /** Enough to tell accounts apart on a screen. */
    accountEnding: text('account_ending'),
    /** Changes with payee, way and account: words and signatures are about one version. */
    detailsVersion: smallint('details_version').notNull().default(1),
    enteredAt: moment('entered_at').notNull().defaultNow(),
    ...byPerson(),
    releasedAt: moment('released_at'),
    sealedProof: sealed<PayoutProof>('sealed_proof'),
    sentOn: date('sent_on', { mode: 'string' }),
    sentAt: moment('sent_at'),
    sentByName: text('sent_by_name'),
    sentKey: text('sent_key'),
    receivedOn: date('received_on', { mode: 'string' }),
    receivedAt: moment('received_at'),
    /** `bank`, or the person on their page. */
    receivedBy: text('received_by', { enum: ['bank', 'person'] }),
    returnedOn: date('returned_on', { mode: 'string' }),
    returnedAt: moment('returned_at'),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('payouts_status_check', table.status, payoutStatusValues),
    oneOf('payouts_method_check', table.method, fundingMethodValues),
    oneOf('payouts_received_by_check', table.receivedBy, ['bank', 'person']),
    check('payouts_amount_check', sql`${table.amount} > 0`),
    check(
      'payouts_sent_check',
      sql`(${table.sentOn} is not null) = (${table.status} in ('sent', 'received', 'returned'))`,
    ),
    uniqueIndex('payouts_live_key')
      .on(table.contractId)
      .where(sql`${table.status} not in ('returned', 'void')`),
    index('payouts_contract_id_idx').on(table.contractId, table.enteredAt),
    index('payouts_status_idx').on(table.status, table.sentOn),
  ],
)

/** What a person looked at and says: the name, the call, the release. It is about one version of the details. */
export const payoutWords = pgTable(
  'payout_words',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    payoutId: uuid('payout_id')
      .notNull()
      .references(() => payouts.id, { onDelete: 'cascade' }),
    about: text('about', { enum: wordChecks }).notNull(),
    detailsVersion: smallint('details_version').notNull(),
    /** The number that was called and what was read back, or why it is right. */
    sealedWords: sealed<{ number?: string; note?: string }>('sealed_words').notNull(),
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'set null' }),
    ...byPerson(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('payout_words_about_check', table.about, wordChecks),
    index('payout_words_payout_id_idx').on(table.payoutId, table.at),
  ],
)

/** Who signed that the money may leave: two, or one alone after a wait. */
export const payoutSignatures = pgTable(
  'payout_signatures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    payoutId: uuid('payout_id')
      .notNull()
      .references(() => payouts.id, { onDelete: 'cascade' }),
    submissionKey: text('submission_key').notNull(),
    detailsVersion: smallint('details_version').notNull(),
    /** Null where one is enough. */
    secondAbove: bigint('second_above', { mode: 'number' }),
    ...signatures(),
  },
  (table) => [
    oneOf('payout_signatures_ending_check', table.ending, decisionEndingValues),
    check('payout_signatures_two_people_check', sql`${table.secondId} <> ${table.personId}`),
    uniqueIndex('payout_signatures_key').on(table.payoutId, table.submissionKey),
    uniqueIndex('payout_signatures_standing_key').on(table.payoutId).where(sql`${table.endedAt} is null`),
  ],
)

/** A list of the Treasury as the owner uploaded it. Names go when a newer one comes; this row stays. */
export const sanctionsLists = pgTable(
  'sanctions_lists',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: sanctionsListKinds }).notNull(),
    /** The day it was published. */
    listedOn: date('listed_on', { mode: 'string' }).notNull(),
    sha256: text('sha256').notNull(),
    names: integer('names').notNull(),
    ...byPerson(),
    uploadedAt: moment('uploaded_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('sanctions_lists_kind_check', table.kind, sanctionsListKinds),
    index('sanctions_lists_kind_idx').on(table.kind, table.uploadedAt),
  ],
)

export const sanctionsNames = pgTable(
  'sanctions_names',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    listId: uuid('list_id')
      .notNull()
      .references(() => sanctionsLists.id, { onDelete: 'cascade' }),
    /** The entry that it is a name of: other names of somebody have the same. */
    entry: text('entry').notNull(),
    name: text('name').notNull(),
    type: text('type'),
    program: text('program'),
  },
  (table) => [index('sanctions_names_list_id_idx').on(table.listId)],
)

export type SanctionsHit = {
  entry: string
  name: string
  program: string | null
  /** From 0 to 100: how near the names are. */
  score: number
  judged?: { reason: string; by: string; at: string }
}

/** A payee compared with the lists, or screened elsewhere. Kept ten years, also when the payment is gone. */
export const screenings = pgTable(
  'screenings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    payoutId: uuid('payout_id').references(() => payouts.id, { onDelete: 'set null' }),
    detailsVersion: smallint('details_version').notNull(),
    outcome: text('outcome', { enum: screeningOutcomes }).notNull(),
    sealedName: sealed<string>('sealed_name').notNull(),
    /** Of the older of both lists. */
    listedOn: date('listed_on', { mode: 'string' }),
    lists: jsonb('lists').$type<{ sdn: string; alt: string }>(),
    sealedHits: sealed<SanctionsHit[]>('sealed_hits'),
    /** Where it was screened, if not here. */
    where: text('where'),
    ...byPerson(),
    screenedAt: moment('screened_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('screenings_outcome_check', table.outcome, screeningOutcomes),
    check('screenings_where_check', sql`(${table.where} is not null) = (${table.outcome} = 'elsewhere')`),
    index('screenings_payout_id_idx').on(table.payoutId, table.screenedAt),
  ],
)

/** One row: what the owner asks before money leaves. */
export const paymentSettings = pgTable(
  'payment_settings',
  {
    id: smallint('id').primaryKey().default(1),
    /** A list that is older doesn't count. */
    listDays: smallint('list_days').notNull().default(7),
    version: integer('version').notNull().default(1),
    ...byPerson(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('payment_settings_single_row_check', sql`${table.id} = 1`),
    check('payment_settings_list_days_check', sql`${table.listDays} between 1 and 90`),
  ],
)
