import { z } from 'zod'
import { signerParties } from '#domain/contracts.ts'
import { findContract } from '#features/contracts/records/data/rows.ts'
import { findSigningRow } from '#features/contracts/records/data/signing.ts'
import { mailForDesk } from '#features/correspondence/delivery/jobs.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { RecipientRefused } from '#lib/mail/recipient-refused.ts'
import { findEnvelope, hasOffer, waitsFor } from '../data.ts'
import { contractMailOf, writeContractMail } from '../mail.tsx'
import { contractMailKinds } from '../schema.ts'

/** Nothing leaves once they signed, said no or chose paper: then there is nothing to remind of. */
export const mailContract = defineJob({
  name: 'contract-mail',
  schema: z.object({
    contractId: z.uuid(),
    kind: z.enum(contractMailKinds),
    party: z.enum(signerParties),
    /** Of a reminder: there is one a day. */
    on: z.string(),
  }),
  async run({ contractId, kind, party, on }, services) {
    const { db } = services
    const contract = await findContract(db, contractId)
    if (!contract?.applicationId) return
    const { applicationId, status, signBy } = contract
    const isOver = kind === 'expired' || kind === 'expired-at-counsel'
    const signing = await findSigningRow(db, contractId)
    if (isOver ? status !== 'expired' : waitsFor(contract) !== party || signing?.onPaperSince) return
    if (!isOver && !(await hasOffer(db, contract))) return
    const envelope = await findEnvelope(services, applicationId, party)
    if (!envelope) return
    const id = ['contract', kind, party, contractId, on].filter(Boolean).join('-')
    const letter = writeContractMail({ id, kind, party, signBy }, envelope)
    if (!letter) return
    const details = { mail: contractMailOf[kind], party: envelope.party }
    try {
      await mailForDesk(services, letter, { applicationId, ...details })
    } catch (error) {
      if (!(error instanceof RecipientRefused)) throw error
      await recordEvents(db, [{ applicationId, type: 'mail-held-back', details }])
    }
  },
})
