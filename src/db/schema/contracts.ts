import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
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
import type { ApplicationCaseType } from '#domain/applications.ts'
import type { CancelStart } from '#domain/cancellation.ts'
import {
  contractStatusValues,
  liveContractStatuses,
  type OfferAnswers,
  type SignerCapacity,
} from '#domain/contracts.ts'
import { stateCodes } from '#domain/states.ts'
import type { OneTimeCharge } from '#lib/price/charges.ts'
import type { ClaimRow } from '#lib/price/offer.ts'
import type { OutcomeRow } from '#lib/price/outcomes.ts'
import type { StepRow } from '#lib/price/steps.ts'
import type { HeldTerms } from '#lib/price/terms.ts'
import { applications } from './applications.ts'
import { moment, oneOf, sealed } from './columns.ts'
import { contractTemplates } from './contract-templates.ts'
import { decisions, type OfferRule } from './decisions.ts'
import { belongsToApplication } from './ownership.ts'
import { byPerson } from './people.ts'
import { priceTerms } from './price.ts'

/** Everything on the paper that is a sum, a day or a rate. Sums are cents. */
export type ContractFigures = {
  funded: number
  /** What the person gets of it. */
  received: number
  oneTimeCharges: readonly OneTimeCharge[]
  maximum: number | null
  schedule: readonly StepRow[]
  /** Where the law wants the price by what the case pays. */
  outcomes: readonly OutcomeRow[]
  /** All advances on the claim together; empty without an earlier one. */
  claim: readonly ClaimRow[]
  earlier: readonly EarlierContract[]
  cancel: { days: number; start: CancelStart }
  /** As held by both rules. */
  terms: HeldTerms
}
/** `number` is null for an advance from before there were contracts. */
export type EarlierContract = {
  number: string | null
  fundedOn: string
  funded: number
  maximum: number | null
}

/** Everything else on the paper, as it was that day. What nobody has said is null, and prints as "none". */
export type ContractFacts = {
  person: { name: string; formerName: string | null; address: string | null }
  signer: {
    name: string
    capacity: SignerCapacity
    documentId: string | null
    courtDocumentId: string | null
  }
  claim: { kind: ApplicationCaseType; on: string; place: string | null }
  attorney: { name: string; firm: string | null }
  company: {
    name: string
    legalName: string | null
    address: string | null
    phone: string
    email: string
    hours: string | null
  }
  answers: OfferAnswers
  /** Printed on the first page alone; typing it proves that somebody could open the PDF. */
  readingCode: string
}

/** The paper of one advance. Nothing of it changes once it was sent: another one takes its place. */
export const contracts = pgTable(
  'contracts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null once the person was deleted: a contract stays for as long as the law asks. */
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'set null' }),
    /** Of the offer; null once the application is gone. */
    decisionId: uuid('decision_id').references(() => decisions.id, { onDelete: 'set null' }),
    number: text('number').notNull(),
    /** Counts the advances on the claim. */
    advance: smallint('advance').notNull().default(1),
    /** Counts the papers of one advance: a reissue is the next. */
    version: smallint('version').notNull().default(1),
    status: text('status', { enum: contractStatusValues }).notNull().default('drafted'),
    language: text('language', { enum: ['en', 'en-es'] })
      .notNull()
      .default('en'),
    templateVersion: integer('template_version')
      .notNull()
      .references(() => contractTemplates.version),
    /** Of the words, while they were a draft: sent are only those that were confirmed since. */
    templateRevision: integer('template_revision').notNull(),
    termsVersion: integer('terms_version')
      .notNull()
      .references(() => priceTerms.version),
    homeState: text('home_state', { enum: stateCodes }).notNull(),
    /** Zero where nobody wrote a rule. */
    homeRuleVersion: integer('home_rule_version').notNull(),
    /** Where the claim is pursued, if that state's rule reaches it, too. */
    forumState: text('forum_state', { enum: stateCodes }),
    forumRuleVersion: integer('forum_rule_version'),
    /** What the figures were computed with. */
    rule: jsonb('rule').$type<OfferRule>().notNull(),
    fundingOn: date('funding_on', { mode: 'string' }).notNull(),
    /** The last day to sign. */
    signBy: date('sign_by', { mode: 'string' }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    figures: jsonb('figures').$type<ContractFigures>().notNull(),
    sealedFacts: sealed<ContractFacts>('sealed_facts').notNull(),
    draftedAt: moment('drafted_at').notNull().defaultNow(),
    ...byPerson(),
    /** Who signed for us, and when it was sent. */
    issuedAt: moment('issued_at'),
    issuedByName: text('issued_by_name'),
    endedAt: moment('ended_at'),
    replacesId: uuid('replaces_id').references((): AnyPgColumn => contracts.id, { onDelete: 'set null' }),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('contracts_status_check', table.status, contractStatusValues),
    oneOf('contracts_home_state_check', table.homeState, stateCodes),
    oneOf('contracts_forum_state_check', table.forumState, stateCodes),
    check('contracts_number_check', sql`${table.number} ~ '^[A-Z]{2}-[2-9A-Z]{5}-[2-9A-Z]{5}$'`),
    check('contracts_amount_check', sql`${table.amount} > 0`),
    check(
      'contracts_issued_check',
      sql`(${table.issuedAt} is null) = (${table.issuedByName} is null) and (${table.issuedAt} is not null or ${table.status} in ('drafted', 'voided', 'replaced'))`,
    ),
    check(
      'contracts_ended_check',
      sql`(${table.endedAt} is null) = (${table.status} in (${sql.raw(liveContractStatuses.map((status) => `'${status}'`).join(', '))}))`,
    ),
    uniqueIndex('contracts_number_key').on(table.number),
    uniqueIndex('contracts_version_key').on(table.applicationId, table.advance, table.version),
    uniqueIndex('contracts_live_key')
      .on(table.applicationId, table.advance)
      .where(sql`${table.endedAt} is null`),
    index('contracts_status_idx').on(table.status, table.draftedAt),
    index('contracts_replaces_idx').on(table.replacesId),
  ],
)
belongsToApplication(contracts, { onMerge: 'keep', inExport: 'worded' })

/** One row: whether payments need a contract, and how long contracts stay once everything else about a person is gone. */
export const contractSettings = pgTable(
  'contract_settings',
  {
    id: smallint('id').primaryKey().default(1),
    isOn: boolean('is_on').notNull().default(false),
    /** Counted from the day it ended. */
    keepYears: smallint('keep_years').notNull().default(7),
    version: integer('version').notNull().default(1),
    ...byPerson(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('contract_settings_single_row_check', sql`${table.id} = 1`),
    check('contract_settings_years_check', sql`${table.keepYears} between 3 and 30`),
  ],
)
