import { randomUUID } from 'node:crypto'
import { settlements } from '#db/schema/index.ts'
import { listAdvances } from '#features/ledger/data.ts'
import { readToday } from '#features/rules/data.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import { limitsShare } from '#lib/ledger/schedule.ts'
import { partyOf } from '../content/parties.ts'
import type { PayoffWanted } from '../data/plan.ts'
import type { LetterMaker, LetterWriting } from './keep.ts'

/** Who asks for the letter and says what the case pays reports a settlement by that, where the law asks for it. */
export async function keepGross(
  { tx }: LetterWriting,
  { applicationId, gross }: PayoffWanted,
  { submissionKey, madeBy, reviewer }: LetterMaker,
): Promise<void> {
  if (gross === undefined) return
  const claim = await listAdvances(tx, applicationId)
  const limited = claim.filter(({ row, ledger }) => row.endedOn === null && limitsShare(ledger.rule))
  if (limited.length === 0 || limited.every(({ ledger }) => ledger.recovery?.settlement === gross)) return
  const { person } = reviewer ?? {}
  const on = await readToday(tx)
  const values = {
    ...{ id: randomUUID(), applicationId, gross, on, reportedBy: madeBy, outcome: 'settled' as const },
    ...{ submissionKey: `gross ${submissionKey}`, money: 'unknown' as const },
    ...{ personId: person?.id ?? null, personName: person?.name ?? null },
  }
  await tx.insert(settlements).values(values)
  const details = {
    ...reviewer,
    ...{ step: 'settlement-reported' as const, amount: gross, on },
    party: partyOf[madeBy],
  }
  await recordEvents(tx, [{ applicationId, type: 'money-step', details }])
}
