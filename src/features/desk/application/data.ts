import { desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { contracts } from '#db/schema/index.ts'
import { areContractsOn } from '#features/contracts/switch/data.ts'
import type { Sheets } from './schema.ts'

/** Of the contract that counts, else of the last one. */
export async function readSheets(db: Database, applicationId: string): Promise<Sheets> {
  if (!(await areContractsOn(db))) return { contract: null }
  const [last] = await db
    .select({ status: contracts.status })
    .from(contracts)
    .where(eq(contracts.applicationId, applicationId))
    .orderBy(desc(isNull(contracts.endedAt)), desc(contracts.draftedAt))
    .limit(1)
  return { contract: { status: last?.status ?? null } }
}
