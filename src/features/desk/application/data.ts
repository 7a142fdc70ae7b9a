import { desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { contracts } from '#db/schema/index.ts'
import { areContractsOn } from '#features/contract-forms/switch/data.ts'
import { listAdvances } from '#features/ledger/data.ts'
import { readToday } from '#features/rules/data.ts'
import { balanceOfClaim } from '#lib/ledger/balance.ts'
import type { Sheets } from './schema.ts'

/** Of the contract that counts, else of the last one. */
export async function readSheets(db: Database, applicationId: string): Promise<Sheets> {
  const [last] = await db
    .select({ status: contracts.status, endedAt: contracts.endedAt })
    .from(contracts)
    .where(eq(contracts.applicationId, applicationId))
    .orderBy(desc(isNull(contracts.endedAt)), desc(contracts.draftedAt))
    .limit(1)
  const isOn = await areContractsOn(db)
  const status = last?.status ?? null
  const live = last && !last.endedAt ? last.status : null
  const kept = await listAdvances(db, applicationId)
  const isUnderContract = kept.some(({ row }) => row.contractId !== null)
  const today = await readToday(db)
  const { all } = balanceOfClaim(
    kept.map(({ ledger }) => ledger),
    today,
  )
  return {
    contract: isOn || last ? { isOn, status, live } : null,
    ledger: isUnderContract ? { owed: all.owed } : null,
  }
}
