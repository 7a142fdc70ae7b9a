import { inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { contracts } from '#db/schema/index.ts'
import { type KeptAdvance, listAdvances } from '#features/ledger/data.ts'
import { readToday } from '#features/rules/data.ts'
import { balanceOfClaim, type LedgerAdvance } from '#lib/ledger/balance.ts'
import { courseOfClaim } from '#lib/ledger/course.ts'
import { readEntries } from '#lib/ledger/entries.ts'
import type { Owed } from '../schema.ts'

type Reader = Database | Transaction

/** What a claim owes today; null where no money is out that anybody could owe. */
export async function readOwed(
  db: Reader,
  applicationId: string,
  on?: string,
  kept?: readonly KeptAdvance[],
): Promise<Owed | null> {
  const advances = kept ?? (await listAdvances(db, applicationId))
  const today = on ?? (await readToday(db))
  const ledgers = advances.map(({ ledger }) => ledger)
  const course = courseOfClaim(ledgers, today)
  if (!course || course.stretches.every(({ from }) => from > today)) return null
  const { each, all } = balanceOfClaim(ledgers, today)
  const accounts = await listAccounts(db, advances)
  const byOutcome = advances.some(({ row }) => accounts.get(row.contractId ?? '')?.isByOutcome)
  return {
    ...{ today, owed: all.owed, funded: all.funded, paid: all.paid, reduced: all.reduced, next: all.next },
    paidOn: lastPayment(ledgers, today),
    advances: advances.flatMap(({ row, ledger }, at) => {
      const balance = each[at]
      const { paidOut } = readEntries(ledger.entries)
      if (!balance || !paidOut || row.endedOn !== null) return []
      return [
        {
          account: accounts.get(row.contractId ?? '')?.number ?? null,
          ...{ funded: balance.funded, fundedOn: paidOut.on },
          ...{ owed: balance.owed, paid: balance.paid, next: balance.next },
        },
      ]
    }),
    course: course.stretches,
    ...{ through: course.through, isDaily: course.isDaily },
    isWarned: advances.some(({ row, ledger }) => row.contractId !== null && warnsAhead(ledger)),
    most: byOutcome ? null : (course.stretches.at(-1)?.owed ?? null),
  }
}

/** Of steps that are long enough to write a month ahead; nobody hears of those that come every month or day. */
export const warnsAhead = ({ counted, terms }: LedgerAdvance): boolean =>
  counted === 'steps' && terms.earned !== 'pro-rata' && terms.per !== 'month'

const lastPayment = (ledgers: readonly LedgerAdvance[], today: string): string | null =>
  ledgers
    .flatMap(({ entries }) => readEntries(entries.filter(({ on }) => on <= today)).credits)
    .filter(({ kind }) => kind === 'payment')
    .map(({ on }) => on)
    .sort()
    .at(-1) ?? null

type Account = { number: string; isByOutcome: boolean }

/** The contract of each advance, by its id. */
export async function listAccounts(
  db: Reader,
  advances: readonly KeptAdvance[],
): Promise<Map<string, Account>> {
  const ids = advances.flatMap(({ row }) => row.contractId ?? [])
  if (ids.length === 0) return new Map()
  const { id, number, figures } = contracts
  const rows = await db.select({ id, number, figures }).from(contracts).where(inArray(id, ids))
  return new Map(
    rows.map((row) => [row.id, { number: row.number, isByOutcome: row.figures.maximum === null }]),
  )
}
