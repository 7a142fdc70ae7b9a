import type { Transaction } from '#db/database.ts'
import { contractSignings } from '#db/schema/index.ts'
import type { SigningRow } from '../data/signing.ts'

/** In a transaction that has locked the contract. */
export async function changeSigning(
  tx: Transaction,
  contractId: string,
  change: Partial<Omit<SigningRow, 'contractId'>>,
): Promise<void> {
  await tx
    .insert(contractSignings)
    .values({ contractId, ...change })
    .onConflictDoUpdate({ target: contractSignings.contractId, set: change })
}
