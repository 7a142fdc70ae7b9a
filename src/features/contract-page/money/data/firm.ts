import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { listAdvances } from '#features/ledger/data.ts'
import { readCancelStand } from '#features/payments/cancellations/data/read.ts'
import type { CancelStand } from '#features/payments/cancellations/schema.ts'
import { staffLocale } from '#site/locale.ts'
import type { FirmMoney } from '../schema.ts'
import { readOwed } from './owed.ts'

type Services = { db: Database; rowSealer: RowSealer }

/** What a law firm reads of its client's contracts once money left on them. Of other advances the client tells. */
export async function readFirmMoney(services: Services, applicationId: string): Promise<FirmMoney[]> {
  const { db } = services
  const kept = await listAdvances(db, applicationId)
  if (kept.every(({ row }) => row.contractId === null || row.endedOn !== null)) return []
  const owed = await readOwed(db, applicationId, undefined, kept)
  const stand = await readCancelStand(services, applicationId, staffLocale)
  return (owed?.advances ?? []).flatMap(({ account, funded, fundedOn, owed: sum, next }) => {
    if (account === null) return []
    const own = stand?.number === account ? stand : undefined
    const cancelUntil = own?.phase === 'open' ? own.lastDay : null
    return [{ account, funded, fundedOn, owed: sum, next, cancelUntil, notice: own ? noticeOf(own) : null }]
  })
}

/** One that stands, and waits for the money. */
function noticeOf({ notice, lastDay, missing }: CancelStand): FirmMoney['notice'] {
  if (notice?.status !== 'noticed') return null
  const told = notice.lastDay ?? lastDay
  return { on: notice.noticedOn, missing, lastDay: told > lastDay ? told : lastDay }
}
