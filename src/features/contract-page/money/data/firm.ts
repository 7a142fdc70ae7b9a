import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { listAdvances } from '#features/ledger/data.ts'
import { readCancelStand } from '#features/payments/cancellations/data/read.ts'
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
    const isOpen = stand?.number === account && stand.phase === 'open'
    return [{ account, funded, fundedOn, owed: sum, next, cancelUntil: isOpen ? stand.lastDay : null }]
  })
}
