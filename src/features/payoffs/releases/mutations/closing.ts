import type { Transaction } from '#db/database.ts'
import type { EventAuthor } from '#features/contracts/records/mutations/locked.ts'
import { type KeptAdvance, listAdvances } from '#features/ledger/data.ts'
import { endAdvance, reopenAdvance } from '#features/ledger/mutations.ts'
import { endLetters } from '#features/payoffs/letters/mutations/keep.ts'
import { endReleases } from '#features/payoffs/letters/mutations/standing.ts'
import { readToday } from '#features/rules/data.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { findClosing } from '../content/closing.ts'
import { fileEndingLetter, mailReopened } from '../jobs/letters.ts'

type Writing = { tx: Transaction; enqueue: Enqueue }
type Followed = { closed: string[]; reopened: string[] }

/**
 * In a transaction that has locked the file, after anything changed what is owed on a claim and its reduction followed: what is paid ends, what
 * isn't paid after all goes on, and the letter that said what is owed no longer holds.
 */
export async function followLedger(
  writing: Writing,
  applicationId: string,
  author: EventAuthor,
): Promise<Followed> {
  const { tx } = writing
  const today = await readToday(tx)
  const claim = await listAdvances(tx, applicationId)
  const standings = findClosing(claim, today)
  const closed = standings.flatMap(({ advance, closes }) => (closes ? [{ advance, ...closes }] : []))
  const reopened = standings.flatMap(({ advance, reopens }) => (reopens ? [advance] : []))
  for (const { advance, ending, on } of closed) await endAdvance(tx, advance.row.id, ending, on)
  for (const { row } of reopened) await reopenAdvance(tx, row.id)
  const isAllPaid = claim.every(
    ({ row }) => closed.some(({ advance }) => advance.row.id === row.id) || isOver(row, reopened),
  )
  await endLetters(tx, { applicationId, kinds: ['payoff'] }, isAllPaid ? 'paid' : 'outdated')
  if (closed.length > 0) await tellClosed(writing, applicationId, closed, author)
  if (reopened.length > 0) await tellReopened(writing, applicationId, reopened, { author, today })
  return {
    closed: closed.map(({ advance }) => advance.row.id),
    reopened: reopened.map(({ row }) => row.id),
  }
}

const isOver = ({ id, endedOn }: KeptAdvance['row'], reopened: readonly KeptAdvance[]) =>
  endedOn !== null && !reopened.some(({ row }) => row.id === id)

type Closed = { advance: KeptAdvance; ending: 'paid' | 'reduced'; on: string }

async function tellClosed(
  { tx, enqueue }: Writing,
  applicationId: string,
  closed: readonly Closed[],
  author: EventAuthor,
) {
  for (const { advance, on } of closed) {
    const { id: advanceId, contractId } = advance.row
    const details = { ...author, step: 'paid-off' as const, advanceId, ...(contractId && { contractId }), on }
    await recordEvents(tx, [{ applicationId, type: 'money-step', details }])
  }
  await enqueue(
    tx,
    fileEndingLetter,
    releaseOf(
      applicationId,
      closed.map(({ advance, ending, on }) => ({ ...advance, row: { ...advance.row, ending, endedOn: on } })),
    ),
  )
}

/** The moment in which they were paid is its key: asked for twice, it's one letter. */
export const releaseOf = (applicationId: string, closed: readonly KeptAdvance[]) => ({
  ...{ applicationId, kind: 'release' as const, advanceIds: closed.map(({ row }) => row.id) },
  because: closed.some(({ row }) => row.ending === 'reduced') ? ('reduced' as const) : ('paid' as const),
  on:
    closed
      .flatMap(({ row }) => row.endedOn ?? [])
      .toSorted()
      .at(-1) ?? '',
  key: `release ${closed.map(({ entries }) => entries.at(-1)?.id).join(' ')}`,
})

async function tellReopened(
  { tx, enqueue }: Writing,
  applicationId: string,
  reopened: readonly KeptAdvance[],
  { author, today: on }: { author: EventAuthor; today: string },
) {
  await endReleases(
    tx,
    applicationId,
    reopened.map(({ row }) => row.id),
  )
  for (const { row } of reopened) {
    const { id: advanceId, contractId } = row
    const details = { ...author, step: 'reopened' as const, advanceId, ...(contractId && { contractId }), on }
    await recordEvents(tx, [{ applicationId, type: 'money-step', details }])
  }
  const entryId = reopened.at(-1)?.entries.at(-1)?.id
  if (!entryId) return
  for (const party of ['person', 'attorney'] as const)
    await enqueue(tx, mailReopened, { applicationId, entryId, party })
}
