import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { readSource } from '#features/contracts/records/data/source.ts'
import { listAdvances } from '#features/ledger/data.ts'
import { readHowPaid } from '#features/payoffs/bank/data.ts'
import { readToday } from '#features/rules/data.ts'
import { payOff } from '#lib/ledger/payoff.ts'
import { limitsShare } from '#lib/ledger/schedule.ts'
import type { AskedPayoff, PayoffOffer } from '../schema.ts'
import { hasCounsel } from './facts.ts'
import { findLiveLetter, toLetter } from './letters.ts'
import { figurePayoff } from './plan.ts'

/** What a letter of today would say, before anybody makes it; nothing without such a file. */
export async function readPayoffOffer(
  reading: { db: Database; rowSealer: RowSealer },
  applicationId: string,
  { through, gross, contract }: AskedPayoff = {},
): Promise<PayoffOffer | undefined> {
  const { db } = reading
  const source = await readSource(reading, applicationId)
  if (!source) return undefined
  const today = await readToday(db)
  const claim = await listAdvances(db, applicationId)
  const ours = contract ? claim.filter(({ row }) => row.contractId === contract) : claim
  const ledgers = ours.map(({ ledger }) => ledger)
  const { latest } = payOff(ledgers, { today, through: today })
  const live = await findLiveLetter(db, applicationId)
  const wanted = {
    ...{ kind: 'payoff' as const, applicationId, goodThrough: through ?? latest, gross },
    ...(contract && { advanceIds: ours.map(({ row }) => row.id) }),
  }
  const found = await figurePayoff(db, claim, wanted, today)
  const { bank } = await readHowPaid(reading)
  return {
    ...{ today, latest, through: wanted.goodThrough },
    asksGross: ours.some(({ row, ledger }) => row.endedOn === null && limitsShare(ledger.rule)),
    ...(found.ok
      ? { problem: null, figures: shownOf(found.figures) }
      : { problem: found.reason, figures: null }),
    live: live ? toLetter(live) : null,
    to: (await hasCounsel(db, applicationId)) ? source.attorney.firm || source.attorney.name : source.name,
    hasBank: bank !== null,
  }
}

type Figures = Extract<Awaited<ReturnType<typeof figurePayoff>>, { ok: true }>['figures']

const shownOf = ({ owed, next, parts, others, gross, isDaily, graceDays }: Figures) => ({
  ...{ owed, next, others, gross, isDaily, graceDays },
  parts: parts.map((part) => ({ ...part })),
})
