import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, contracts } from '#db/schema/index.ts'
import { drawNumber } from '#features/contracts/records/content/numbers.ts'
import { keepEntry, openAdvance } from '#features/ledger/mutations.ts'
import type { HeldTerms } from '#lib/price/terms.ts'

/** A simple charge of 18% for each six months begun, six at most, together never more than the advance. */
export const stepTerms: HeldTerms = {
  ...{ rate: 18, per: 'half-year', isCompounding: false, earned: 'per-step', oneTimeCharges: [] },
  ...{ capMultiple: 2, mostMonths: 36, graceDays: 0 },
}

const noRule = { mostMonths: null, largestAdvance: null, cancelDays: null }

type Paid = {
  /** The contract of the first advance; the next ones get copies of it. */
  contractId: string
  amount: number
  fundedOn: string
  terms?: HeldTerms
}

/** As if the contract had been signed by all, and its money sent on that day. */
export async function payOut(
  { db, rowSealer }: { db: Database; rowSealer: RowSealer },
  { contractId, amount, fundedOn, terms = stepTerms }: Paid,
) {
  return db.transaction(async (tx) => {
    const [contract] = await tx
      .update(contracts)
      .set({ status: 'acknowledged', issuedAt: new Date(), issuedByName: 'Owner', endedAt: null })
      .where(eq(contracts.id, contractId))
      .returning()
    if (!contract?.applicationId) throw new Error('no such contract')
    await tx.update(applications).set({ status: 'funded' }).where(eq(applications.id, contract.applicationId))
    const advance = await openAdvance(tx, {
      ...{ applicationId: contract.applicationId, contractId, counted: 'steps', state: contract.homeState },
      ...{ termsVersion: contract.termsVersion, heldTerms: terms, cancel: null },
      rule: { ...noRule, caps: [], requiredSentences: [] },
    })
    const entry = { kind: 'paid-out', amount, on: fundedOn, submissionKey: randomUUID() } as const
    await keepEntry({ tx, rowSealer }, advance, entry, { personName: 'Owner' })
    return { advanceId: advance.id, number: contract.number }
  })
}

/** Another contract of the same claim. */
export async function copyContract(
  { db, rowSealer }: { db: Database; rowSealer: RowSealer },
  contractId: string,
): Promise<string> {
  const [row] = await db.select().from(contracts).where(eq(contracts.id, contractId))
  if (!row) throw new Error('no such contract')
  const id = randomUUID()
  const facts = rowSealer.open(contracts.sealedFacts, row.id, row.sealedFacts)
  const sealedFacts = rowSealer.seal(contracts.sealedFacts, id, facts)
  const number = drawNumber()
  await db.insert(contracts).values({ ...row, id, number, advance: row.advance + 1, sealedFacts })
  return id
}
