import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import type { OpenedPayoff } from '#features/payoff-page/frame/mutations.ts'
import { readFigures } from '#features/payoffs/reductions/data/figures.ts'
import { needsGross, readSettlement } from '#features/payoffs/settlements/data.ts'
import { addDays } from '#lib/calendar-days.ts'
import type { SettlementPage } from './schema.ts'

export async function readSettlementPage(
  services: { db: Database; rowSealer: RowSealer },
  { application: { id }, party, mayWrite }: OpenedPayoff,
): Promise<SettlementPage> {
  const { all, standing, today } = await readFigures(services.db, id)
  const settlement = await readSettlement(services, id)
  const ledgers = standing.map(({ ledger }) => ledger)
  return {
    ...{ settlement, today, needsGross: needsGross(ledgers) },
    mayUndo: mayWrite && settlement?.reportedBy === party && settlement.undoUntil !== null,
    payoff: standing.length > 0 ? { owed: all.owed, through: all.next && addDays(all.next.on, -1) } : null,
    // A person tells us also where their attorney does the rest.
    mayReport: mayWrite && standing.length > 0,
  }
}
