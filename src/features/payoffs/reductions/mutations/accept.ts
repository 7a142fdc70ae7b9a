import { keepEntry } from '#features/ledger/mutations.ts'
import { followLedger } from '#features/payoffs/releases/mutations/closing.ts'
import type { Reporter } from '#features/payoffs/settlements/mutations.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { type ReductionFigures, readFigures } from '../data/figures.ts'
import type { ReductionRow } from '../data/rows.ts'
import { printReducedLetter } from '../jobs/print.ts'
import { entryKeyOf, followReduction } from './follow.ts'
import {
  changeReduction,
  type ReductionServices,
  type ReductionWriting,
  tellFile,
  withReduction,
} from './locked.ts'

export type AcceptRefusal = 'unknown' | 'not granted' | 'over'
type Accepted = Outcome<{ row: ReductionRow }, AcceptRefusal>

/** One tap of the firm. From here on less is owed, through the answer's last day. Tapped twice, it's once. */
export const acceptReduction = (
  services: ReductionServices,
  which: { id: string; applicationId?: string | undefined },
  accepter: Reporter,
): Promise<Accepted> =>
  withReduction(services, which, async (writing, row): Promise<Accepted> => {
    if (row.status === 'accepted' || row.status === 'paid') return { ok: true, row }
    const { takes, owedThen, validUntil, applicationId } = row
    if (row.status !== 'granted' || takes === null || owedThen === null || !validUntil)
      return refuse('not granted')
    const figures = await readFigures(writing.tx, applicationId)
    if (figures.today > validUntil) return refuse('over')
    // What came since the answer is part of what we take, so the sum that we let go of stays.
    const waived = Math.min(owedThen - takes, figures.all.owed)
    await keepReductions(writing, row, figures, waived)
    const changed = await changeReduction(writing, row, {
      ...{ status: 'accepted', acceptedAt: new Date(), acceptedParty: accepter.party },
      ...(accepter.by && { words: { acceptedBy: accepter.by } }),
    })
    const about = { amount: takes, before: owedThen, on: validUntil }
    await tellFile(writing, applicationId, 'reduction-accepted', accepter, about)
    await followReduction(writing, applicationId, figures.today)
    await followLedger(writing, applicationId, { party: 'clock' })
    await writing.enqueue(writing.tx, printReducedLetter, { reductionId: row.id })
    return { ok: true, row: changed }
  })

/** The newest advance first: the older ones have cost the client the most. */
async function keepReductions(
  writing: ReductionWriting,
  { id, personId, personName }: ReductionRow,
  { claim, each, today }: ReductionFigures,
  waived: number,
) {
  let left = waived
  for (const [place, { row }] of [...claim.entries()].toReversed()) {
    const amount = Math.min(left, each[place]?.owed ?? 0)
    if (amount === 0) continue
    const entry = { kind: 'reduction', amount, on: today, submissionKey: entryKeyOf(id) } as const
    await keepEntry(writing, row, entry, { personId, personName })
    left -= amount
  }
}
