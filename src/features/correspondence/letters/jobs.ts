import { z } from 'zod'
import { statusOf } from '#domain/application-status.ts'
import type { CaseParty } from '#domain/case-file.ts'
import { languageFor } from '#features/correspondence/delivery/data.ts'
import { mailForDesk } from '#features/correspondence/delivery/jobs.ts'
import { findContactOptions } from '#features/correspondence/reply-addresses/mutations.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { defineJob, type JobServices } from '#lib/jobs/job.ts'
import { type Addressee, addressOf, findAddressee, findRejected, listRejected, wasTold } from './data.ts'
import { type Envelope, writeRejectionMail } from './mail.tsx'

export async function addressLetter(
  services: Pick<JobServices, 'db' | 'rowSealer' | 'publicUrl'>,
  addressee: Addressee,
  party: CaseParty,
): Promise<Envelope | undefined> {
  const to = addressOf(addressee, party)
  if (!to.ok) return undefined
  const { id, reference } = addressee
  const locale = languageFor(party, addressee)
  return {
    party,
    address: to.address,
    reference,
    contactOptions: await findContactOptions(services, id, party),
    texts: await readTexts(services.db, identityTexts, locale),
    locale,
  }
}

/** Waits a moment: a reviewer goes through several documents, and one mail names all that stay rejected. */
export const mailRejection = defineJob({
  name: 'document-rejected',
  // The version tells one rejection of an item from the next.
  schema: z.object({ itemId: z.uuid(), version: z.int() }),
  delaySeconds: 10,
  async run({ itemId, version }, services) {
    const { db } = services
    const item = await findRejected(db, itemId)
    const addressee = item && (await findAddressee(db, item.applicationId))
    if (!addressee || statusOf(addressee.status).isClosed) return
    const { applicationId, party, judgedAt } = item
    if (await wasTold(db, { applicationId, itemId, since: judgedAt ?? new Date() })) return
    const envelope = await addressLetter(services, addressee, party)
    if (!envelope) return
    const since = party === addressee.firmParty ? addressee.counselSince : null
    const items = await listRejected(db, { applicationId, party, since })
    if (items.length === 0) return
    const letter = writeRejectionMail(`${itemId}-${version}`, items, envelope)
    const itemIds = items.map(({ id }) => id)
    await mailForDesk(services, letter, { applicationId, mail: 'rejection', party, itemIds })
  },
})
