import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { decisionEndingValues } from '#domain/decisions.ts'
import {
  holdReasonValues,
  moneyExpectationValues,
  payoffParties,
  pulseAnswerValues,
  settlementOutcomeValues,
  unpaidEndings,
} from '#domain/payoffs.ts'
import { applications } from './applications.ts'
import { moment, oneOf, sealed } from './columns.ts'
import { documents } from './documents.ts'
import { belongsToApplication } from './ownership.ts'
import { byPerson } from './people.ts'
import { signatures } from './signed-changes.ts'

const applicationId = () => uuid('application_id').references(() => applications.id, { onDelete: 'set null' })

/** What the firm or the person says about how the case ended. The newest that wasn’t taken back counts. */
export const settlements = pgTable(
  'settlements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: applicationId(),
    submissionKey: text('submission_key').notNull(),
    outcome: text('outcome', { enum: settlementOutcomeValues }).notNull(),
    /** Cents, before fees, costs and liens. */
    gross: bigint('gross', { mode: 'number' }),
    on: date('on', { mode: 'string' }).notNull(),
    money: text('money', { enum: moneyExpectationValues }),
    /** Of a case that was lost. */
    isAppealed: boolean('is_appealed'),
    reportedBy: text('reported_by', { enum: payoffParties }).notNull(),
    ...byPerson(),
    sealedNote: sealed<{ note?: string; by?: string }>('sealed_note'),
    reportedAt: moment('reported_at').notNull().defaultNow(),
    takenBackAt: moment('taken_back_at'),
  },
  (table) => [
    oneOf('settlements_outcome_check', table.outcome, settlementOutcomeValues),
    oneOf('settlements_money_check', table.money, moneyExpectationValues),
    oneOf('settlements_reported_by_check', table.reportedBy, payoffParties),
    check('settlements_gross_check', sql`${table.gross} > 0`),
    uniqueIndex('settlements_key').on(table.applicationId, table.submissionKey),
    index('settlements_reported_at_idx').on(table.reportedAt),
  ],
)
belongsToApplication(settlements, { onMerge: 'keep', inExport: 'worded' })

/** A claim that nobody pays: lost, with its proof, or written off by two. */
export const claimEndings = pgTable(
  'claim_endings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: applicationId(),
    submissionKey: text('submission_key').notNull(),
    kind: text('kind', { enum: unpaidEndings }).notNull(),
    on: date('on', { mode: 'string' }).notNull(),
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'set null' }),
    /** Cents that were owed that day, and days since the first money left. */
    owed: bigint('owed', { mode: 'number' }).notNull(),
    elapsedDays: integer('elapsed_days').notNull(),
    ...signatures(),
  },
  (table) => [
    oneOf('claim_endings_kind_check', table.kind, unpaidEndings),
    oneOf('claim_endings_ending_check', table.ending, decisionEndingValues),
    check('claim_endings_two_people_check', sql`${table.secondId} <> ${table.personId}`),
    uniqueIndex('claim_endings_key').on(table.applicationId, table.submissionKey),
    uniqueIndex('claim_endings_standing_key').on(table.applicationId).where(sql`${table.endedAt} is null`),
  ],
)
belongsToApplication(claimEndings, { onMerge: 'keep', inExport: 'worded' })

/** While it lasts, no mail goes to the person. Steps stand still if the owner says so. */
export const holds = pgTable(
  'holds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: applicationId(),
    reason: text('reason', { enum: holdReasonValues }).notNull(),
    from: date('from', { mode: 'string' }).notNull(),
    freezesSteps: boolean('freezes_steps').notNull().default(false),
    sealedNote: sealed<{ note?: string }>('sealed_note'),
    ...byPerson(),
    startedAt: moment('started_at').notNull().defaultNow(),
    /** The first day on which steps go on. */
    until: date('until', { mode: 'string' }),
    endedByName: text('ended_by_name'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    oneOf('holds_reason_check', table.reason, holdReasonValues),
    check('holds_until_check', sql`${table.until} >= ${table.from}`),
    check('holds_ended_check', sql`(${table.endedAt} is null) = (${table.until} is null)`),
    uniqueIndex('holds_open_key').on(table.applicationId).where(sql`${table.endedAt} is null`),
  ],
)
belongsToApplication(holds, { onMerge: 'keep', inExport: 'worded' })

/** A question to the firm: where the case stands. */
export const pulses = pgTable(
  'pulses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: applicationId(),
    askedAt: moment('asked_at').notNull().defaultNow(),
    answer: text('answer', { enum: pulseAnswerValues }),
    /** Of the mediation or the trial. */
    on: date('on', { mode: 'string' }),
    sealedNote: sealed<{ note?: string; by?: string }>('sealed_note'),
    answeredAt: moment('answered_at'),
    /** A newer question took its place, or the case ended. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    oneOf('pulses_answer_check', table.answer, pulseAnswerValues),
    check('pulses_answered_check', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    uniqueIndex('pulses_open_key').on(table.applicationId).where(sql`${table.closedAt} is null`),
    index('pulses_asked_at_idx').on(table.askedAt),
  ],
)
belongsToApplication(pulses, { onMerge: 'keep', inExport: 'worded' })
