import type { KeptAdvance } from '#features/ledger/data.ts'
import { balanceOfClaim } from '#lib/ledger/balance.ts'
import { type Credit, readEntries } from '#lib/ledger/entries.ts'

type Closing = {
  advance: KeptAdvance
  /** Nothing is owed of it anymore, since that day. */
  closes: { ending: 'paid' | 'reduced'; on: string } | undefined
  /** It was paid, and then it wasn't. */
  reopens: boolean
}

/** What ends by what was paid until today, and what goes on because it wasn't paid after all. */
export function findClosing(claim: readonly KeptAdvance[], today: string): Closing[] {
  const open = claim.map(({ row, ledger }) => (wasPaid(row) ? { ...ledger, endedOn: null } : ledger))
  const { each } = balanceOfClaim(open, today)
  return claim.map((advance, place) => {
    const { row, ledger } = advance
    const owed = each[place]?.owed ?? 0
    const { paidOut, credits } = readEntries(ledger.entries, today)
    const isOurs = row.contractId !== null && paidOut !== null
    const isPaid = isOurs && row.endedOn === null && owed === 0 && isByMoney(credits)
    const ending = credits.some(({ kind }) => kind === 'reduction') ? 'reduced' : 'paid'
    return {
      advance,
      closes: isPaid ? { ending, on: credits.at(-1)?.on ?? today } : undefined,
      reopens: isOurs && wasPaid(row) && owed > 0,
    }
  })
}

const wasPaid = ({ ending }: Pick<KeptAdvance['row'], 'ending'>) => ending === 'paid' || ending === 'reduced'

/** Where a law lets nothing be owed, somebody decides. What came to cancel is the cancellation’s. */
const isByMoney = (credits: readonly Credit[]) =>
  credits.some(({ kind }) => kind === 'payment' || kind === 'reduction') &&
  credits.every(({ kind }) => kind !== 'money-back')
