import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { documentRequests } from '#db/schema/index.ts'
import { addressLetter } from '#features/documents/letters/jobs.ts'
import { readRequest } from '#features/documents/reminders/data.ts'
import { mailAboutRequest } from '#features/documents/reminders/jobs.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { statusOf } from '#site/choices/application-status.ts'
import { writeRequestMail } from './mail.tsx'

/** Mails a request, unless it was replaced or the application closed before the mail server had time. */
export const mailRequest = defineJob({
  name: 'documents-request',
  schema: z.object({ requestId: z.uuid() }),
  async run({ requestId }, services) {
    const { db, rowSealer } = services
    const read = await readRequest(db, requestId)
    if (!read || read.request.sentAt || read.request.endedAt) return
    const { request, addressee, items } = read
    if (statusOf(addressee.status).isClosed) return
    const envelope = await addressLetter(services, addressee, request.party)
    if (!envelope) return
    const letter = rowSealer.open(documentRequests.sealedLetter, requestId, request.sealedLetter)
    const types = items.map(({ documentType }) => documentType)
    const mail = writeRequestMail(requestId, { ...letter, types }, envelope)
    await mailAboutRequest(services, mail, { request, mail: 'documents-request' }, async (tx) => {
      await tx.update(documentRequests).set({ sentAt: new Date() }).where(eq(documentRequests.id, requestId))
    })
  },
})
