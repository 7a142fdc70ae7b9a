import { eq, sql } from 'drizzle-orm'
import { payouts } from '#db/schema/index.ts'
import { inContracts } from '#features/contracts/records/mutations/locked.ts'
import type { Signer } from '#features/contracts/signers/schema.ts'
import { lockSent, type Named, type SigningServices } from '#features/contracts/signing/mutations/standing.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import { dayInState } from '#lib/cancellation/cancel-time.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { findSentMoney } from './data/money.ts'

export type ReceiptRefusal = 'unknown' | 'not known' | 'replaced' | 'not sent' | 'wrong day'

/**
 * The person says that the money is there. It asks for the mailed code like everything that changes a contract: somebody
 * else's word would end the search for money that never came.
 */
export function sayReceived(
  services: SigningServices,
  signer: Signer,
  { on, ...named }: Named & { on: string },
  now = new Date(),
): Promise<Outcome<object, ReceiptRefusal>> {
  return inContracts(services, async (writing): Promise<Outcome<object, ReceiptRefusal>> => {
    const { tx } = writing
    const found = await lockSent(writing, signer, named)
    if (!found.ok) return found
    const { contract } = found
    const sent = await findSentMoney(tx, contract.id)
    if (!sent) return refuse('not sent')
    if (sent.receivedOn) return { ok: true }
    if (!/^\d{4}-\d\d-\d\d$/.test(on) || on < sent.on || on > dayInState(contract.homeState, now))
      return refuse('wrong day')
    await tx
      .update(payouts)
      .set({
        ...{ status: 'received', receivedOn: on, receivedAt: now, receivedBy: 'person' },
        ...{ version: sql`${payouts.version} + 1`, updatedAt: now },
      })
      .where(eq(payouts.id, sent.id))
    const { applicationId, id: contractId } = contract
    const details = { party: 'person' as const, step: 'payout-received' as const, contractId, on }
    if (applicationId) await recordEvents(tx, [{ applicationId, type: 'money-step', details }])
    return { ok: true }
  })
}
