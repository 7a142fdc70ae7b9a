import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { contracts } from '#db/schema/index.ts'
import { findAdvanceOf, readBalance } from '#features/ledger/data.ts'
import { type Balance, emptyBalance } from '#lib/ledger/balance.ts'

/** Nothing without such a contract; zeros before its money left. */
export async function readContractBalance(
  db: Database | Transaction,
  contractId: string,
  on: string,
): Promise<Balance | undefined> {
  if ((await db.$count(contracts, eq(contracts.id, contractId))) === 0) return undefined
  const advance = await findAdvanceOf(db, contractId)
  return advance ? readBalance(db, advance, on) : emptyBalance
}
