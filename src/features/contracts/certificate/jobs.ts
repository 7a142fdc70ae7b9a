import { z } from 'zod'
import { signerParties } from '#domain/contracts.ts'
import { findContract } from '#features/contracts/records/data/rows.ts'
import { mailForDesk } from '#features/correspondence/delivery/jobs.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import { defineJob, JobPostponed, JobRefused } from '#lib/jobs/job.ts'
import { RecipientRefused } from '#lib/mail/recipient-refused.ts'
import { PrinterBusy } from '#lib/papers/print/printing.ts'
import { findEnvelope } from './data.ts'
import { writeFinishedMail } from './mail.tsx'
import { finishContract } from './mutations.ts'

/** After each acknowledgment. Nothing where it was made, or where the contract ended, meanwhile. */
export const makeFinishedPaper = defineJob({
  name: 'contract-finished',
  schema: z.object({ contractId: z.uuid() }),
  async run({ contractId }, services) {
    const { enqueue } = services
    const finished = await finishContract(services, contractId, async ({ tx }, edition) => {
      for (const party of signerParties) await enqueue(tx, mailFinishedPaper, { contractId, edition, party })
    }).catch(waitForPrinter)
    if (finished.ok || finished.reason === 'unsigned') return
    throw new JobRefused('The paper that was signed isn’t the one in the store: see contract:verify.')
  },
})

/** To the person and their attorney, with a link: a paper of theirs is never in a mail. */
export const mailFinishedPaper = defineJob({
  name: 'contract-finished-mail',
  schema: z.object({ contractId: z.uuid(), edition: z.int(), party: z.enum(signerParties) }),
  async run({ contractId, edition, party }, services) {
    const { db } = services
    const contract = await findContract(db, contractId)
    if (!contract?.applicationId || contract.status !== 'acknowledged') return
    const { applicationId } = contract
    const envelope = await findEnvelope(services, applicationId, party)
    if (!envelope) return
    const letter = writeFinishedMail(`contract-finished-${contractId}-${edition}-${party}`, party, envelope)
    const details = { mail: 'contract-finished', party: envelope.party } as const
    try {
      await mailForDesk(services, letter, { applicationId, ...details })
    } catch (error) {
      if (!(error instanceof RecipientRefused)) throw error
      await recordEvents(db, [{ applicationId, type: 'mail-held-back', details }])
    }
  },
})

function waitForPrinter(error: unknown): never {
  throw error instanceof PrinterBusy ? new JobPostponed() : error
}
