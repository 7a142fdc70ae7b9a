import { findSent } from '#features/contracts/records/data/rows.ts'
import type { Signer } from '#features/contracts/signers/schema.ts'
import type { Named } from '#features/contracts/signing/mutations/standing.ts'
import type { PayoutServices } from '#features/payouts/mutations/locked.ts'
import { recordReceived } from '#features/payouts/mutations/received.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'

type ReceiptRefusal = 'unknown' | 'not known' | 'replaced' | 'not sent' | 'wrong day'

/**
 * The person says that the money is there. It asks for the mailed code like everything that changes a contract: somebody
 * else's word would end the search for money that never came.
 */
export async function sayReceived(
  services: PayoutServices,
  signer: Signer,
  { on, contract }: Named & { on: string },
): Promise<Outcome<object, ReceiptRefusal>> {
  const sent = await findSent(services.db, signer.applicationId)
  if (!sent) return refuse('unknown')
  if (!signer.isKnown) return refuse('not known')
  if (contract !== undefined && contract !== sent.id) return refuse('replaced')
  if (!/^\d{4}-\d\d-\d\d$/.test(on)) return refuse('wrong day')
  const outcome = await recordReceived(services, sent.id, { on }, { by: 'person' })
  if (outcome.ok) return outcome
  switch (outcome.reason) {
    // The first day somebody told us stands.
    case 'received':
      return { ok: true }
    case 'mistaken':
      return refuse('wrong day')
    default:
      return refuse('not sent')
  }
}
