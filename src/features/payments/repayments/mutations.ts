import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { advances, ledgerEntries } from '#db/schema/index.ts'
import { findFunding } from '#features/decisions/data/records.ts'
import { findOrOpenAdvance } from '#features/decisions/mutations/advance.ts'
import { lockApplication } from '#features/decisions/mutations/record.ts'
import type { AdvanceRow } from '#features/ledger/data.ts'
import { keepEntry } from '#features/ledger/mutations.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { backKinds } from '#lib/ledger/entries.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { formatCalendarDay } from '#site/staff-format.ts'
import type { NewRepayment, RepaymentCorrection } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer }
type Writing = { tx: Transaction; rowSealer: RowSealer }

export type RepaymentRefusal = 'unknown' | 'not funded' | 'has a contract' | 'wrong day' | 'ended' | 'another'
type Done = Outcome<object, RepaymentRefusal>

/** A repayment that is sent twice is kept once. */
export function recordRepayment(
  { db, rowSealer }: Services,
  applicationId: string,
  { submissionKey, amount, repaidOn, seen }: NewRepayment,
  reviewer: Reviewer,
): Promise<Done> {
  return db.transaction(async (tx) => {
    const opened = await openFunding({ tx, rowSealer }, applicationId)
    if (!opened.ok) return opened
    if (await findSame(tx, applicationId, submissionKey)) return { ok: true }
    const known = await tx.$count(ledgerEntries, isOf(applicationId))
    if (seen !== undefined && known !== seen) return refuse('another')
    const wrong = findWrongDay(repaidOn, opened.fundedOn)
    if (wrong) return refuse('wrong day', { errors: { repaidOn: [wrong] } })
    const payment = { kind: 'payment', amount, on: repaidOn, submissionKey } as const
    const { id } = await keepEntry({ tx, rowSealer }, opened.advance, payment, authorOf(reviewer))
    const details = { ...reviewer, repaymentId: id, amount, repaidOn }
    await recordEvents(tx, [{ applicationId, type: 'repayment-recorded', details }])
    return { ok: true }
  })
}

/** What was recorded stays. A correction takes it out, and another entry may stand in its place. */
export function correctRepayment(
  { db, rowSealer }: Services,
  { applicationId, repaymentId }: { applicationId: string; repaymentId: string },
  { submissionKey, instead }: RepaymentCorrection,
  reviewer: Reviewer,
): Promise<Done> {
  return db.transaction(async (tx) => {
    const writing = { tx, rowSealer }
    const opened = await openFunding(writing, applicationId)
    if (!opened.ok) return opened
    const old = await findRepayment(tx, applicationId, repaymentId)
    if (!old) return refuse('unknown')
    const { advance, entry, replacedBy, isEnded } = old
    if (advance.contractId) return refuse('has a contract')
    const same = await findSame(tx, applicationId, submissionKey)
    if (same && same.id === replacedBy) return { ok: true }
    if (isEnded) return instead === null && replacedBy === null ? { ok: true } : refuse('ended')
    const wrong = instead && findWrongDay(instead.repaidOn, opened.fundedOn)
    if (wrong) return refuse('wrong day', { errors: { repaidOn: [wrong] } })
    const by = authorOf(reviewer)
    // Its own id as the key: it is taken out once.
    const ending = { kind: 'correction', amount: -entry.amount, corrects: entry.id } as const
    await keepEntry(writing, advance, { ...ending, on: entry.on, submissionKey: entry.id }, by)
    const next =
      instead &&
      (await keepEntry(
        writing,
        advance,
        {
          ...{ kind: 'payment', amount: instead.amount, on: instead.repaidOn },
          ...{ replaces: entry.id, submissionKey },
        },
        by,
      ))
    const from = { repaymentId: entry.id, amount: entry.amount, repaidOn: entry.on }
    const to = instead && next ? { repaymentId: next.id, ...instead } : null
    await recordEvents(tx, [
      { applicationId, type: 'repayment-corrected', details: { ...reviewer, from, to } },
    ])
    return { ok: true }
  })
}

const authorOf = ({ person }: Reviewer) => ({
  personId: person?.id ?? null,
  personName: person?.name ?? null,
})

type Opened = Outcome<{ advance: AdvanceRow; fundedOn: string }, RepaymentRefusal>

/** Everybody who writes about an application waits here. */
async function openFunding(writing: Writing, applicationId: string): Promise<Opened> {
  if (!(await lockApplication(writing.tx, applicationId))) return refuse('unknown')
  const funding = await findFunding(writing.tx, applicationId)
  if (!funding?.fundedOn) return refuse('not funded')
  const { row } = await findOrOpenAdvance(writing, funding)
  return row.contractId ? refuse('has a contract') : { ok: true, advance: row, fundedOn: funding.fundedOn }
}

const isOf = (applicationId: string) =>
  and(eq(ledgerEntries.applicationId, applicationId), inArray(ledgerEntries.kind, [...backKinds]))

async function findSame(tx: Transaction, applicationId: string, submissionKey: string) {
  const [row] = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(isOf(applicationId), eq(ledgerEntries.submissionKey, submissionKey)))
  return row
}

/** One may have been recorded before its payment was undone. */
async function findRepayment(tx: Transaction, applicationId: string, id: string) {
  const [found] = await tx
    .select({ advance: advances, entry: ledgerEntries })
    .from(ledgerEntries)
    .innerJoin(advances, eq(advances.id, ledgerEntries.advanceId))
    .where(and(isOf(applicationId), eq(ledgerEntries.id, id)))
  if (!found) return undefined
  const [replacing] = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.replaces, id))
  const answers = await tx.$count(ledgerEntries, eq(ledgerEntries.corrects, id))
  return { ...found, replacedBy: replacing?.id ?? null, isEnded: answers > 0 }
}

function findWrongDay(repaidOn: string, fundedOn: string): string | undefined {
  if (repaidOn > dateIn(brand.openHours.timeZone)) return 'Use a day that is not in the future'
  return repaidOn < fundedOn
    ? `The money went out on ${formatCalendarDay(fundedOn)}; use that day or a later one`
    : undefined
}
