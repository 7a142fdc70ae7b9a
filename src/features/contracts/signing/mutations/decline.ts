import { mailExplainAsk } from '#features/contracts/acknowledgment/jobs.ts'
import { changeContract, inContracts } from '#features/contracts/records/mutations/locked.ts'
import { changeSigning } from '#features/contracts/records/mutations/signing.ts'
import { recordStep } from '#features/contracts/records/mutations/steps.ts'
import type { Signer } from '#features/contracts/signers/schema.ts'
import { clean } from '#lib/person-fields.ts'
import type { Outcome } from '#lib/refusals.ts'
import {
  byPerson,
  lockSent,
  lockStanding,
  type Named,
  type SigningServices,
  type StandingRefusal,
  traceOf,
} from './standing.ts'

/** No, thank you. The offer stays with the desk, which closes it or makes another. */
export function declineOffer(
  services: SigningServices,
  signer: Signer,
  { reason = '', ...named }: Named & { reason?: string | undefined } = {},
  now = new Date(),
): Promise<Outcome<object, StandingRefusal>> {
  return inContracts(services, async (writing): Promise<Outcome<object, StandingRefusal>> => {
    const sent = await lockSent(writing, signer, named)
    if (sent.ok && sent.contract.status === 'declined') return { ok: true }
    // Saying no to what has ended meanwhile changes nothing, and is no mistake of theirs.
    const found = await lockStanding(writing, signer, named)
    if (!found.ok) return found
    const said = clean(reason)
    const words = { ...traceOf(signer), ...(said && { reason: said }) }
    await changeContract(writing.tx, found.contract.id, { status: 'declined', endedAt: now })
    await recordStep(writing, found.contract, 'declined', byPerson, words)
    return { ok: true }
  })
}

const day = 24 * 60 * 60_000

/** Have my attorney explain it: a link alone may ask, once a day. */
export function askToExplain(
  services: SigningServices,
  signer: Signer,
  named: Named = {},
  now = new Date(),
): Promise<Outcome<object, StandingRefusal>> {
  return inContracts(services, async (writing): Promise<Outcome<object, StandingRefusal>> => {
    const found = await lockStanding(writing, { ...signer, isKnown: true }, named)
    if (!found.ok) return found
    const { explainAskedAt } = found.kept ?? {}
    if (explainAskedAt && now.getTime() - explainAskedAt.getTime() < day) return { ok: true }
    await changeSigning(writing.tx, found.contract.id, { explainAskedAt: now })
    await recordStep(writing, found.contract, 'explained', byPerson, traceOf(signer))
    await services.enqueue(writing.tx, mailExplainAsk, { contractId: found.contract.id })
    return { ok: true }
  })
}
