import { and, desc, eq, inArray } from 'drizzle-orm'
import { reductions } from '#db/schema/index.ts'
import { type KeptAdvance, listAdvances } from '#features/ledger/data.ts'
import { keepEntry } from '#features/ledger/mutations.ts'
import { endLetters } from '#features/payoffs/letters/mutations/keep.ts'
import { addDays } from '#lib/calendar-days.ts'
import { balanceOfClaim } from '#lib/ledger/balance.ts'
import { readEntries } from '#lib/ledger/entries.ts'
import type { ReductionRow } from '../data/rows.ts'
import { changeReduction, type ReductionWriting, tellBoth, tellFile } from './locked.ts'

const followed = ['asked', 'granted', 'accepted', 'paid', 'lapsed'] as const

/**
 * Brings the reduction of a claim to where its ledger says that it is: paid once nothing is owed on its last day, lapsed
 * the day after if something is. Money that came in time and was recorded later makes it hold after all. Whoever writes
 * into the ledger of a claim calls it, with the file locked, before they end an advance; so does the nightly job.
 */
export async function followReduction(
  writing: ReductionWriting,
  applicationId: string,
  today: string,
): Promise<void> {
  const row = await findFollowed(writing, applicationId)
  if (!row) return
  const claim = await listAdvances(writing.tx, applicationId)
  const isOver = claim.every(({ row: { endedOn } }) => endedOn !== null)
  if (row.status === 'asked' || row.status === 'granted') return followOffer(writing, row, { isOver, today })
  const { validUntil } = row
  if (!validUntil) return
  const isPaid = owesNothing(claim, validUntil < today ? validUntil : today)
  if (row.status === 'accepted' && isPaid)
    await changeReduction(writing, row, { status: 'paid', closedAt: new Date() })
  else if (row.status === 'accepted' && validUntil < today) await lapse(writing, row, claim)
  else if (row.status === 'paid' && !isPaid && !isOver)
    await changeReduction(writing, row, { status: 'accepted', closedAt: null })
  else if (row.status === 'lapsed' && row.acceptedAt && isPaid) await restore(writing, row, claim)
}

/** Other requests after it say that it's over for good. */
async function findFollowed({ tx }: ReductionWriting, applicationId: string) {
  const [row] = await tx
    .select()
    .from(reductions)
    .where(and(eq(reductions.applicationId, applicationId), inArray(reductions.status, [...followed])))
    .orderBy(desc(reductions.askedAt))
    .limit(1)
  return row
}

/** Nobody accepted in time, or there is nothing to reduce anymore. */
async function followOffer(
  writing: ReductionWriting,
  row: ReductionRow,
  { isOver, today }: { isOver: boolean; today: string },
) {
  const isLate = row.status === 'granted' && row.validUntil !== null && row.validUntil < today
  if (!isOver && !isLate) return
  await changeReduction(writing, row, { status: isOver ? 'withdrawn' : 'lapsed', closedAt: new Date() })
  if (isOver || !row.applicationId) return
  await tellFile(writing, row.applicationId, 'reduction-lapsed', { party: 'clock' })
  await tellBoth(writing, row.id, 'lapsed')
}

/** As if no advance had ended: the question is whether the money came. */
const owesNothing = (claim: readonly KeptAdvance[], on: string): boolean => {
  const open = claim.map(({ ledger }) => ({ ...ledger, endedOn: null }))
  return balanceOfClaim(open, on).all.owed === 0
}

/** Of the entries that a request or another entry leads to. */
export const entryKeyOf = (id: string) => `reduction ${id}`

async function lapse(writing: ReductionWriting, row: ReductionRow, claim: readonly KeptAdvance[]) {
  const { id, applicationId, validUntil } = row
  if (!applicationId || !validUntil) return
  const on = addDays(validUntil, 1)
  for (const { advance, entry } of entriesOf(claim, id)) {
    // Once it held after all, it can lapse again.
    const before = advance.entries.filter(({ corrects }) => corrects === entry.id).length
    const submissionKey = `${entryKeyOf(entry.id)} ${before + 1}`
    const values = { kind: 'lapsed' as const, amount: entry.amount, on, corrects: entry.id, submissionKey }
    await keepEntry(writing, advance.row, values, undefined)
  }
  await endLetters(writing.tx, { applicationId, kinds: ['payoff'] }, 'outdated')
  await changeReduction(writing, row, { status: 'lapsed', closedAt: new Date() })
  await tellFile(writing, applicationId, 'reduction-lapsed', { party: 'clock' }, { on })
  await tellBoth(writing, id, 'lapsed')
}

/** The entries that reduce, as far as they stand. */
const entriesOf = (claim: readonly KeptAdvance[], id: string) =>
  claim.flatMap((advance) =>
    readEntries(advance.entries).credits.flatMap((credit) => {
      const entry = advance.entries.find((one) => one.id === credit.id)
      return entry?.kind === 'reduction' && entry.submissionKey === entryKeyOf(id) ? [{ advance, entry }] : []
    }),
  )

/** The money came in time, and somebody wrote it down later: the end of the reduction is taken out. */
async function restore(writing: ReductionWriting, row: ReductionRow, claim: readonly KeptAdvance[]) {
  for (const advance of claim)
    for (const { id, kind, amount, on, corrects } of advance.entries) {
      const reduced = advance.entries.find((entry) => entry.id === corrects)
      if (kind !== 'lapsed' || reduced?.submissionKey !== entryKeyOf(row.id)) continue
      if (advance.entries.some((entry) => entry.corrects === id)) continue
      const correction = { kind: 'correction' as const, amount: -amount, on, corrects: id }
      await keepEntry(writing, advance.row, { ...correction, submissionKey: entryKeyOf(id) }, undefined)
    }
  await changeReduction(writing, row, { status: 'paid' })
}
