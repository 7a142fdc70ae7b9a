import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import type { OpenedPayoff } from '#features/payoff-page/frame/mutations.ts'
import { readFigures } from '#features/payoffs/reductions/data/figures.ts'
import { readReductionDays, readShown } from '#features/payoffs/reductions/data/rows.ts'
import { findSettlement } from '#features/payoffs/settlements/data.ts'
import type { ReductionPage } from './schema.ts'

export async function readReductionPage(
  services: { db: Database; rowSealer: RowSealer },
  { application: { id }, party, mayAsk }: OpenedPayoff,
): Promise<ReductionPage> {
  const { db } = services
  const { all, standing } = await readFigures(db, id)
  const reduction = await readShown(services, id)
  const isOpen = reduction !== null && reduction.closedAt === null
  const isReplaceable = reduction?.status === 'asked' && reduction.askedParty === party
  return {
    ...{ owed: all.owed, reduction, days: await readReductionDays(db) },
    gross: (await findSettlement(db, id))?.gross ?? null,
    mayAsk: mayAsk && standing.length > 0 && all.owed > 0 && (!isOpen || isReplaceable),
    mayAccept: mayAsk && reduction?.status === 'granted',
  }
}
