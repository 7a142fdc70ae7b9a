import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { exportAdvances } from '#features/ledger/data.ts'
import { exportEndings, exportHolds } from '#features/payoffs/endings/data.ts'
import { exportLetters } from '#features/payoffs/letters/data/export.ts'
import { exportReductions } from '#features/payoffs/reductions/data/rows.ts'
import { exportSettlements } from '#features/payoffs/settlements/data.ts'

/** What a person's export says about money that is out, or was, in words. */
export async function exportClaim(services: { db: Database; rowSealer: RowSealer }, applicationId: string) {
  const [advances, letters, settlements, reductions, claimEndings, holds] = await Promise.all([
    exportAdvances(services, applicationId),
    exportLetters(services.db, applicationId),
    exportSettlements(services, applicationId),
    exportReductions(services, applicationId),
    exportEndings(services, applicationId),
    exportHolds(services, applicationId),
  ])
  return { advances, letters, settlements, reductions, claimEndings, holds }
}
