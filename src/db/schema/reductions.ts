import { sql } from 'drizzle-orm'
import { bigint, check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { decisionEndingValues } from '#domain/decisions.ts'
import {
  payoffParties,
  reductionReasonValues,
  reductionRungValues,
  reductionStatusValues,
} from '#domain/payoffs.ts'
import { applications } from './applications.ts'
import { moment, oneOf, sealed } from './columns.ts'
import { documents } from './documents.ts'
import { letters } from './letters.ts'
import { belongsToApplication } from './ownership.ts'
import { signatures } from './signed-changes.ts'

/** Cents: what somebody claims, and what they take after everybody’s cut. */
export type SheetRow = { name: string; full: number; afterCut: number }
export type DistributionSheet = {
  gross: number
  fee: SheetRow
  costs: SheetRow
  liens: readonly SheetRow[]
  /** What they ask us to take. */
  ours: number
  note?: string
}
export type ReductionWords = { askedBy?: string; answer?: string; acceptedBy?: string; withdrawn?: string }

/** The firm asks us to take less than is owed, and our answer. */
export const reductions = pgTable(
  'reductions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'set null' }),
    status: text('status', { enum: reductionStatusValues }).notNull().default('asked'),
    submissionKey: text('submission_key').notNull(),
    askedParty: text('asked_party', { enum: payoffParties }).notNull(),
    askedAt: moment('asked_at').notNull().defaultNow(),
    reason: text('reason', { enum: reductionReasonValues }).notNull(),
    /** Cents: owed when it was asked, and what they asked us to take. */
    owed: bigint('owed', { mode: 'number' }).notNull(),
    asked: bigint('asked', { mode: 'number' }).notNull(),
    sealedSheet: sealed<DistributionSheet>('sealed_sheet').notNull(),
    sealedNote: sealed<ReductionWords>('sealed_note'),
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'set null' }),
    rung: text('rung', { enum: reductionRungValues }),
    /** Cents owed when we answered, and what we take instead. */
    owedThen: bigint('owed_then', { mode: 'number' }),
    takes: bigint('takes', { mode: 'number' }),
    answerReason: text('answer_reason', { enum: reductionReasonValues }),
    validUntil: date('valid_until', { mode: 'string' }),
    answerKey: text('answer_key'),
    ...signatures(),
    acceptedAt: moment('accepted_at'),
    acceptedParty: text('accepted_party', { enum: payoffParties }),
    letterId: uuid('letter_id').references(() => letters.id, { onDelete: 'set null' }),
    closedAt: moment('closed_at'),
  },
  (table) => [
    oneOf('reductions_status_check', table.status, reductionStatusValues),
    oneOf('reductions_asked_party_check', table.askedParty, payoffParties),
    oneOf('reductions_accepted_party_check', table.acceptedParty, payoffParties),
    oneOf('reductions_reason_check', table.reason, reductionReasonValues),
    oneOf('reductions_answer_reason_check', table.answerReason, reductionReasonValues),
    oneOf('reductions_rung_check', table.rung, reductionRungValues),
    oneOf('reductions_ending_check', table.ending, decisionEndingValues),
    check('reductions_asked_check', sql`${table.asked} between 0 and ${table.owed}`),
    check('reductions_takes_check', sql`${table.takes} between 0 and ${table.owedThen}`),
    check('reductions_two_people_check', sql`${table.secondId} <> ${table.personId}`),
    uniqueIndex('reductions_key').on(table.applicationId, table.submissionKey),
    uniqueIndex('reductions_open_key').on(table.applicationId).where(sql`${table.closedAt} is null`),
    index('reductions_status_idx').on(table.status, table.askedAt),
  ],
)
belongsToApplication(reductions, { onMerge: 'keep', inExport: 'worded' })
