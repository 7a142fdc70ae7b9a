import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { repayments } from '#db/schema/index.ts'
import { findFunding } from '#features/decisions/data/records.ts'
import { lockApplication } from '#features/decisions/mutations/record.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { formatCalendarDay } from '#site/staff-format.ts'
import type { NewRepayment, RepaymentCorrection } from './schema.ts'

export type RepaymentRefusal = 'unknown' | 'not funded' | 'wrong day' | 'ended' | 'another'
type Done = Outcome<object, RepaymentRefusal>

/** A repayment that is sent twice is kept once. */
export function recordRepayment(
  db: Database,
  applicationId: string,
  { submissionKey, amount, repaidOn, seen }: NewRepayment,
  reviewer: Reviewer,
): Promise<Done> {
  return db.transaction(async (tx) => {
    const opened = await openFunding(tx, applicationId)
    if (!opened.ok) return opened
    if (await findSame(tx, applicationId, submissionKey)) return { ok: true }
    const known = await tx.$count(repayments, eq(repayments.applicationId, applicationId))
    if (seen !== undefined && known !== seen) return refuse('another')
    const wrong = findWrongDay(repaidOn, opened.fundedOn)
    if (wrong) return refuse('wrong day', { errors: { repaidOn: [wrong] } })
    const id = await keep(
      tx,
      { applicationId, decisionId: opened.decisionId, submissionKey, amount, repaidOn },
      reviewer,
    )
    const details = { ...reviewer, repaymentId: id, amount, repaidOn }
    await recordEvents(tx, [{ applicationId, type: 'repayment-recorded', details }])
    return { ok: true }
  })
}

/** Keeps the old entry and ends it. */
export function correctRepayment(
  db: Database,
  { applicationId, repaymentId }: { applicationId: string; repaymentId: string },
  { submissionKey, instead }: RepaymentCorrection,
  reviewer: Reviewer,
): Promise<Done> {
  return db.transaction(async (tx) => {
    const opened = await openFunding(tx, applicationId)
    if (!opened.ok) return opened
    const [old] = await tx
      .select()
      .from(repayments)
      .where(and(eq(repayments.id, repaymentId), eq(repayments.applicationId, applicationId)))
    if (!old) return refuse('unknown')
    const same = await findSame(tx, applicationId, submissionKey)
    if (same && same.id === old.replacedBy) return { ok: true }
    if (old.endedAt) return instead === null && old.replacedBy === null ? { ok: true } : refuse('ended')
    const wrong = instead && findWrongDay(instead.repaidOn, opened.fundedOn)
    if (wrong) return refuse('wrong day', { errors: { repaidOn: [wrong] } })
    const { decisionId } = old
    const replacedBy =
      instead && (await keep(tx, { applicationId, decisionId, submissionKey, ...instead }, reviewer))
    await tx
      .update(repayments)
      .set({ endedAt: new Date(), endedByName: reviewer.person?.name ?? null, replacedBy })
      .where(eq(repayments.id, old.id))
    const from = { repaymentId: old.id, amount: old.amount, repaidOn: old.repaidOn }
    const to = instead && replacedBy ? { repaymentId: replacedBy, ...instead } : null
    await recordEvents(tx, [
      { applicationId, type: 'repayment-corrected', details: { ...reviewer, from, to } },
    ])
    return { ok: true }
  })
}

/** Everybody who writes about an application waits here. */
async function openFunding(tx: Transaction, applicationId: string) {
  if (!(await lockApplication(tx, applicationId))) return refuse('unknown')
  const funding = await findFunding(tx, applicationId)
  if (!funding?.fundedOn) return refuse('not funded')
  return { ok: true, decisionId: funding.id, fundedOn: funding.fundedOn } as const
}

async function findSame(tx: Transaction, applicationId: string, submissionKey: string) {
  const [row] = await tx
    .select({ id: repayments.id })
    .from(repayments)
    .where(and(eq(repayments.applicationId, applicationId), eq(repayments.submissionKey, submissionKey)))
  return row
}

function findWrongDay(repaidOn: string, fundedOn: string): string | undefined {
  if (repaidOn > dateIn(brand.openHours.timeZone)) return 'Use a day that is not in the future'
  return repaidOn < fundedOn
    ? `The money went out on ${formatCalendarDay(fundedOn)}; use that day or a later one`
    : undefined
}

type Kept = Omit<typeof repayments.$inferInsert, 'id' | 'personId' | 'personName'>

async function keep(tx: Transaction, values: Kept, { person }: Reviewer): Promise<string> {
  const id = randomUUID()
  await tx
    .insert(repayments)
    .values({ ...values, id, personId: person?.id ?? null, personName: person?.name ?? null })
  return id
}
