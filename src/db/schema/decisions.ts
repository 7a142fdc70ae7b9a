import { sql } from 'drizzle-orm'
import {
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
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CancelStart } from '#domain/cancellation.ts'
import {
  decisionConcernValues,
  decisionEndingValues,
  decisionKinds,
  declineReasonValues,
  defaultOfferDays,
  fundingMethodValues,
} from '#domain/decisions.ts'
import { stateCodes } from '#domain/states.ts'
import type { PriceRule } from '#lib/price/ceilings.ts'
import { applicationStatus, applications } from './applications.ts'
import { moment, oneOf, sealed } from './columns.ts'
import { belongsToApplication } from './ownership.ts'
import { byPerson, people } from './people.ts'
import { priceTerms } from './price.ts'
import { valueSheets } from './value.ts'

/** What of a state's rule an offer was computed and worded with, so that its figures never change. */
export type OfferRule = PriceRule & {
  cancelDays: number | null
  /** Offers from before this was asked leave it out. */
  cancelFrom?: CancelStart | null | undefined
  requiredSentences: string[]
}

/** What somebody wrote about a decision. */
export type DecisionWords = {
  /** Of the offer: a line for the person. */
  line?: string
  /** Of a refusal: the letter as it was sent. */
  letter?: string
  /** For us only. */
  note?: string
  /** Why it was decided in spite of the concerns that were open. */
  concernsReason?: string
  /** Why one person signs alone. */
  aloneReason?: string
  /** Why the second person did not sign. */
  refusal?: string
}

/**
 * What was decided about an application: offers, payments and refusals. Rows are added and never deleted; what comes
 * later (a second signature, an undo, the mail) is filled in once and stays. Amounts are cents.
 */
export const decisions = pgTable(
  'decisions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: decisionKinds }).notNull(),
    fromStatus: applicationStatus('from_status').notNull(),
    /** Of the application when it was signed: if that changes, a first signature is void. */
    applicationVersion: integer('application_version').notNull(),
    /** A decision sent twice has the same key and is made once. */
    submissionKey: text('submission_key').notNull(),
    amount: bigint('amount', { mode: 'number' }),
    /** Where the person lives who gets the money. */
    state: text('state', { enum: stateCodes }),
    termsVersion: integer('terms_version').references(() => priceTerms.version),
    ruleVersion: integer('rule_version'),
    rule: jsonb('rule').$type<OfferRule>(),
    /** The last day, in New York, on which an offer can be paid. */
    offerEndsOn: date('offer_ends_on', { mode: 'string' }),
    method: text('method', { enum: fundingMethodValues }),
    fundedOn: date('funded_on', { mode: 'string' }),
    /** Counts the advances of a case. There is one, until there is a way to make another. */
    advance: smallint('advance').notNull().default(1),
    reason: text('reason', { enum: declineReasonValues }),
    tellsFirm: boolean('tells_firm').notNull().default(false),
    /** What was open when it was signed, and decided in spite of it. */
    concerns: text('concerns', { enum: decisionConcernValues }).array().notNull().default([]),
    sealedWords: sealed<DecisionWords>('sealed_words'),
    /** Who decided, or signed first. */
    ...byPerson(),
    signedAt: moment('signed_at').notNull().defaultNow(),
    /** Whom the first asked to sign. */
    askedId: uuid('asked_id').references(() => people.id, { onDelete: 'set null' }),
    askedName: text('asked_name'),
    /** The sum above which two had to sign when it was signed; null when one was enough. */
    secondAbove: bigint('second_above', { mode: 'number' }),
    /** The first signer's own limit, if the amount was above it. */
    signerLimit: bigint('signer_limit', { mode: 'number' }),
    /** What the value sheet advised when it was signed, and which sheet. */
    advised: bigint('advised', { mode: 'number' }),
    valueSheetId: uuid('value_sheet_id').references(() => valueSheets.id, { onDelete: 'set null' }),
    /** The advice, if the amount was above it: that takes a second person. */
    aboveAdvice: bigint('above_advice', { mode: 'number' }),
    /** From when on the first may finish it alone; null where two have to sign. */
    aloneFrom: moment('alone_from'),
    isAlone: boolean('is_alone').notNull().default(false),
    secondId: uuid('second_id').references(() => people.id, { onDelete: 'set null' }),
    secondName: text('second_name'),
    secondAt: moment('second_at'),
    /** When the status changed; null while a second signature is missing. */
    effectiveAt: moment('effective_at'),
    /** From here on nothing can be undone: the mail is leaving. */
    finalAt: moment('final_at'),
    mailedAt: moment('mailed_at'),
    firmMailedAt: moment('firm_mailed_at'),
    endedAt: moment('ended_at'),
    ending: text('ending', { enum: decisionEndingValues }),
    /** The decision that took its place; undoing that one brings this one back. */
    endedBy: uuid('ended_by'),
  },
  (table) => [
    oneOf('decisions_kind_check', table.kind, decisionKinds),
    oneOf('decisions_state_check', table.state, stateCodes),
    oneOf('decisions_method_check', table.method, fundingMethodValues),
    oneOf('decisions_reason_check', table.reason, declineReasonValues),
    oneOf('decisions_ending_check', table.ending, decisionEndingValues),
    check('decisions_amount_check', sql`${table.amount} > 0`),
    check(
      'decisions_figures_check',
      sql`${table.kind} = 'declined' or (${table.amount} is not null and ${table.termsVersion} is not null and ${table.rule} is not null and ${table.ruleVersion} is not null and ${table.state} is not null)`,
    ),
    check(
      'decisions_funding_check',
      sql`${table.kind} <> 'funded' or (${table.method} is not null and ${table.fundedOn} is not null)`,
    ),
    check('decisions_reason_given_check', sql`${table.kind} <> 'declined' or ${table.reason} is not null`),
    check('decisions_ended_check', sql`(${table.endedAt} is null) = (${table.ending} is null)`),
    // Two signatures are two people's, whatever the code above does.
    check('decisions_two_people_check', sql`${table.secondId} <> ${table.personId}`),
    check(
      'decisions_second_check',
      sql`(${table.secondAbove} is null and ${table.signerLimit} is null and ${table.aboveAdvice} is null) or ${table.effectiveAt} is null or ${table.secondAt} is not null`,
    ),
    unique('decisions_submission_key').on(table.applicationId, table.submissionKey),
    uniqueIndex('decisions_standing_key')
      .on(table.applicationId)
      .where(sql`${table.effectiveAt} is not null and ${table.endedAt} is null`),
    uniqueIndex('decisions_waiting_key')
      .on(table.applicationId)
      .where(sql`${table.effectiveAt} is null and ${table.endedAt} is null`),
    // Money goes out once, even if the status was changed by hand afterward.
    uniqueIndex('decisions_funding_key')
      .on(table.applicationId, table.advance)
      .where(
        sql`${table.kind} = 'funded' and ${table.effectiveAt} is not null and ${table.ending} is distinct from 'undone'`,
      ),
    index('decisions_funded_on_idx')
      .on(table.fundedOn, table.applicationId, table.amount)
      .where(
        sql`${table.kind} = 'funded' and ${table.effectiveAt} is not null and ${table.ending} is distinct from 'undone'`,
      ),
    index('decisions_application_id_idx').on(table.applicationId, table.signedAt),
  ],
)
belongsToApplication(decisions, { onMerge: 'keep', inExport: 'worded' })

/** One row: what the owner asks of the person who decides. */
export const decisionSettings = pgTable(
  'decision_settings',
  {
    id: smallint('id').primaryKey().default(1),
    /** Above this sum, in cents, two people sign; null when one is always enough. */
    secondAbove: bigint('second_above', { mode: 'number' }),
    /** How long an offer stands. */
    offerDays: smallint('offer_days').notNull().default(defaultOfferDays),
    /** How long a decision waits that one person signs alone. */
    aloneHours: smallint('alone_hours').notNull().default(24),
    version: integer('version').notNull().default(1),
    ...byPerson(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('decision_settings_single_row_check', sql`${table.id} = 1`),
    check('decision_settings_offer_days_check', sql`${table.offerDays} between 1 and 365`),
    check('decision_settings_sum_check', sql`${table.secondAbove} >= 0`),
    check('decision_settings_hours_check', sql`${table.aloneHours} between 1 and 168`),
  ],
)
