import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { documentRequests } from '#db/schema/index.ts'
import { addressLetter } from '#features/correspondence/letters/jobs.ts'
import { defineJob, JobPostponed } from '#lib/jobs/job.ts'
import { endingOf, readRequest } from '../data/reminders.ts'
import { writeRequestMail } from '../mail.tsx'
import { mailAboutRequest } from './reminders.ts'

/** Skips a request that was replaced or closed meanwhile. Waits while the desk checks a firm's new address. */
export const mailRequest = defineJob({
  name: 'documents-request',
  schema: z.object({ requestId: z.uuid() }),
  async run({ requestId }, services) {
    const { db, rowSealer } = services
    const read = await readRequest(db, requestId)
    if (!read || read.request.sentAt || read.request.endedAt) return
    const { request, addressee, items } = read
    if (endingOf(request, addressee, items)) return
    const envelope = await addressLetter(services, addressee, request.party)
    if (!envelope) throw new JobPostponed()
    const letter = rowSealer.open(documentRequests.sealedLetter, requestId, request.sealedLetter)
    const types = items.map(({ documentType }) => documentType)
    const mail = writeRequestMail(requestId, { ...letter, types }, envelope)
    await mailAboutRequest(services, mail, { request, mail: 'documents-request' }, async (tx) => {
      await tx.update(documentRequests).set({ sentAt: new Date() }).where(eq(documentRequests.id, requestId))
    })
  },
})
