import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import type { MoneyStep } from '#domain/money.ts'
import { type EventAuthor, lockFile } from '#features/contracts/records/mutations/locked.ts'
import { type KeptAdvance, listAdvances } from '#features/ledger/data.ts'
import { readToday } from '#features/rules/data.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import { countDays } from '#lib/calendar-days.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { balanceOfClaim } from '#lib/ledger/balance.ts'
import { readEntries } from '#lib/ledger/entries.ts'
import { type Refused, refuse } from '#lib/refusals.ts'

export type EndingServices = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }
export type EndingWriting = { tx: Transaction; rowSealer: RowSealer; enqueue: Enqueue }

/** A claim as it is now. */
export type Claim = {
  applicationId: string
  today: string
  advances: KeptAdvance[]
  /** Those that somebody could still pay. */
  open: KeptAdvance[]
  /** The first day on which money left. */
  fundedOn: string | undefined
}

/** With the file locked: of two who end a claim at once, the second sees what the first did. */
export const withClaim = <Value>(
  { db, rowSealer, enqueue }: EndingServices,
  applicationId: string,
  run: (writing: EndingWriting, claim: Claim) => Promise<Value>,
): Promise<Value | Refused<'unknown'>> =>
  db.transaction(async (tx) => {
    if (!(await lockFile(tx, applicationId))) return refuse('unknown')
    const advances = await listAdvances(tx, applicationId)
    const open = advances.filter(({ row }) => row.endedOn === null)
    const [fundedOn] = advances.flatMap(({ entries }) => readEntries(entries).paidOut?.on ?? []).toSorted()
    return run(
      { tx, rowSealer, enqueue },
      { applicationId, today: await readToday(tx), advances, open, fundedOn },
    )
  })

/** Cents owed that day, and days since the first money left. */
export const measure = ({ advances, fundedOn }: Claim, on: string) => ({
  owed: balanceOfClaim(
    advances.map(({ ledger }) => ledger),
    on,
  ).all.owed,
  elapsedDays: fundedOn ? countDays(fundedOn, on) : 0,
})

export async function tellFile(
  { tx }: EndingWriting,
  applicationId: string,
  step: MoneyStep,
  author: EventAuthor,
  about: { on?: string; amount?: number; isAlone?: boolean } = {},
): Promise<void> {
  const { isAlone, ...rest } = about
  const details = { ...author, step, ...rest, ...(isAlone && { isAlone: true as const }) }
  await recordEvents(tx, [{ applicationId, type: 'money-step', details }])
}
