import { eq } from 'drizzle-orm'
import { firmRecords } from '#db/schema/index.ts'
import { changeSigning } from '#features/contracts/records/mutations/signing.ts'
import { recordStep } from '#features/contracts/records/mutations/steps.ts'
import { endRequests } from '#features/documents/requests/mutations/reminders.ts'
import { lockFirm } from '#features/firms/counsel/mutations.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { mailAttorneyNews, mailClientNews } from '../jobs.ts'
import { recordRefusal, refuseStage } from './acknowledge.ts'
import {
  type AcknowledgmentServices,
  type Acting,
  type AttorneyAtWork,
  byAttorney,
  onTheirs,
  type TheirContract,
  type TheirsRefusal,
  tracesOf,
} from './theirs.ts'

export type SaidRefusal = TheirsRefusal | 'not signed' | 'expired' | 'ended' | 'done' | 'no reason' | 'left'
type Said = Promise<Outcome<object, SaidRefusal>>

/** The contract stays signed, and they may change their mind until the last day. */
export async function refuseToSign(
  services: AcknowledgmentServices,
  attorney: AttorneyAtWork,
  reason: string,
): Said {
  const words = reason.trim()
  if (!words) return refuse('no reason')
  return whileOpen(services, attorney, (acting, theirs) => recordRefusal(acting, theirs, attorney, words))
}

export const talkFirst = (services: AcknowledgmentServices, attorney: AttorneyAtWork): Said =>
  whileOpen(services, attorney, async (acting, theirs) => {
    const { contract, signing } = theirs
    const isPaused = signing?.pausedAt && (!signing.refusedAt || signing.refusedAt < signing.pausedAt)
    if (!isPaused) await say(acting, theirs, attorney, 'paused')
    if (!isPaused) await changeSigning(acting.tx, contract.id, { pausedAt: new Date() })
    return { ok: true }
  })

/** Before the client signs, too. We ask this firm for nothing more. */
export const leaveClient = (services: AcknowledgmentServices, attorney: AttorneyAtWork): Said =>
  onTheirs(services, attorney, async (acting, theirs): Said => {
    const { contract, signing, stage } = theirs
    if (signing?.leftAt) return { ok: true }
    if (stage !== 'open' && stage !== 'reading') return stage === 'done' ? refuse('done') : refuseStage(stage)
    const { tx } = acting
    await endRepresentation(acting, attorney)
    await say(acting, theirs, attorney, 'left')
    await changeSigning(tx, contract.id, { leftAt: new Date() })
    return { ok: true }
  })

const whileOpen = (
  services: AcknowledgmentServices,
  attorney: AttorneyAtWork,
  run: (acting: Acting, theirs: TheirContract) => Said,
): Said =>
  onTheirs(services, attorney, async (acting, theirs): Said => {
    const { stage, signing } = theirs
    if (stage === 'done') return refuse('done')
    if (stage !== 'open') return refuseStage(stage)
    return signing?.leftAt ? refuse('left') : run(acting, theirs)
  })

async function say(
  acting: Acting,
  { contract }: TheirContract,
  { signer }: AttorneyAtWork,
  what: 'paused' | 'left',
): Promise<void> {
  for (const job of [mailAttorneyNews, mailClientNews])
    await acting.enqueue(acting.tx, job, { contractId: contract.id, news: what })
  await recordStep(acting, contract, what, byAttorney, tracesOf(signer))
}

/** An attorney who applied has no record: the desk asks the client who it is now. */
async function endRepresentation({ tx }: Acting, { application: { id } }: AttorneyAtWork): Promise<void> {
  const found = await lockFirm(tx, id)
  if (!found || found.record.representation === 'not-anymore') return
  await tx
    .update(firmRecords)
    .set({ representation: 'not-anymore', acknowledgedAt: null, answeredAt: new Date() })
    .where(eq(firmRecords.id, id))
  await endRequests(tx, { applicationId: id, party: 'firm' }, 'wrong-recipient')
  await recordEvents(tx, [
    { applicationId: id, type: 'firm-answered', details: { representation: 'not-anymore' } },
  ])
}
