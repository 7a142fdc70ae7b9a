import { z } from 'zod'
import { mailAndRecord } from '#features/correspondence/delivery/jobs.ts'
import { findApplication } from '#features/documents/files/data/files.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { staffLocale } from '#site/locale.ts'
import { findLink } from './data.ts'
import { writeNewLinkMail } from './mail.tsx'

/** Mails once a day per link, however often they ask. */
export const mailNewLinkWanted = defineJob({
  name: 'new-upload-link-wanted',
  schema: z.object({ tokenHash: z.string().regex(/^[0-9a-f]{64}$/) }),
  once: { key: ({ tokenHash }) => tokenHash, seconds: 24 * 60 * 60 },
  async run({ tokenHash }, services) {
    const { db, publicUrl } = services
    const found = await findLink(db, tokenHash)
    const application = found && (await findApplication(db, found.application.id))
    // A guessed token gets this far, and no further.
    if (!application) return
    const texts = await readTexts(db, identityTexts, staffLocale)
    const letter = writeNewLinkMail(application, found.link, texts, publicUrl)
    await mailAndRecord(services, letter, { applicationId: application.id, mail: 'new-link-wanted' })
  },
})
