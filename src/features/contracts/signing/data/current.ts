import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { contractSignings, contracts } from '#db/schema/index.ts'
import type { ContractRow } from '#features/contracts/records/data/rows.ts'

type Reader = Database | Transaction
export type SigningRow = typeof contractSignings.$inferSelect

/** The last one that was sent for the latest advance, however it ended. */
export async function findCurrent(db: Reader, applicationId: string): Promise<ContractRow | undefined> {
  const [row] = await db
    .select()
    .from(contracts)
    .where(and(eq(contracts.applicationId, applicationId), isNotNull(contracts.issuedAt)))
    .orderBy(desc(contracts.advance), desc(contracts.version))
    .limit(1)
  return row
}

export async function findSigningRow(db: Reader, contractId: string): Promise<SigningRow | undefined> {
  const [row] = await db.select().from(contractSignings).where(eq(contractSignings.contractId, contractId))
  return row
}
