import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { type KeptAdvance, listAdvances } from '#features/ledger/data.ts'
import { readCancelStand } from '#features/payments/cancellations/data/read.ts'
import type { CancelStand } from '#features/payments/cancellations/schema.ts'
import { readEntries } from '#lib/ledger/entries.ts'
import { staffLocale } from '#site/locale.ts'
import type { FirmMoney } from '../schema.ts'
import { listAccounts, readOwed } from './owed.ts'

type Services = { db: Database; rowSealer: RowSealer }

/** What was paid, lost or written off, and when. One that was canceled is as if it had never been. */
async function listEnded(db: Database, kept: readonly KeptAdvance[]): Promise<FirmMoney[]> {
  const ended = kept.filter(({ row }) => row.endedOn !== null && row.ending !== 'canceled')
  const numbers = await listAccounts(db, ended)
  return ended.flatMap(({ row: { contractId, ending: how, endedOn: on }, ledger }) => {
    const account = numbers.get(contractId ?? '')?.number
    const { paidOut } = readEntries(ledger.entries)
    if (!account || !paidOut || !how || !on) return []
    const { amount: funded, on: fundedOn } = paidOut
    return [
      { account, funded, fundedOn, owed: 0, next: null, cancelUntil: null, notice: null, ended: { how, on } },
    ]
  })
}

/** What a law firm reads of its client's contracts once money left on them. Of other advances the client tells. */
export async function readFirmMoney(services: Services, applicationId: string): Promise<FirmMoney[]> {
  const { db } = services
  const kept = await listAdvances(db, applicationId)
  if (kept.every(({ row }) => row.contractId === null)) return []
  const owed = await readOwed(db, applicationId, undefined, kept)
  const stand = await readCancelStand(services, applicationId, staffLocale)
  const open = (owed?.advances ?? []).flatMap(({ account, funded, fundedOn, owed: sum, next }) => {
    if (account === null) return []
    const own = stand?.number === account ? stand : undefined
    const cancelUntil = own?.phase === 'open' ? own.lastDay : null
    const notice = own ? noticeOf(own) : null
    return [{ account, funded, fundedOn, owed: sum, next, cancelUntil, notice, ended: null }]
  })
  return [...open, ...(await listEnded(db, kept))]
}

/** One that stands, and waits for the money. */
function noticeOf({ notice, lastDay, missing }: CancelStand): FirmMoney['notice'] {
  if (notice?.status !== 'noticed') return null
  const told = notice.lastDay ?? lastDay
  return { on: notice.noticedOn, missing, lastDay: told > lastDay ? told : lastDay }
}
