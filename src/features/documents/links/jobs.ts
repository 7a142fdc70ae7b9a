import { z } from 'zod'
import { findApplication } from '#features/applications/apply/data.ts'
import { recordMail } from '#features/applications/apply/jobs.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { findLink } from './data.ts'
import { newLinkWantedMail } from './mail.tsx'

/** Tells the administrator that somebody stands before a dead link. Once a day for each link, however often they ask. */
export const mailNewLinkWanted = defineJob({
  name: 'new-upload-link-wanted',
  schema: z.object({ tokenHash: z.string().regex(/^[0-9a-f]{64}$/) }),
  once: { key: ({ tokenHash }) => tokenHash, seconds: 24 * 60 * 60 },
  async run({ tokenHash }, { db, mailer, publicUrl }) {
    const found = await findLink(db, tokenHash)
    const application = found && (await findApplication(db, found.application.id))
    // A guessed token gets this far, and no further.
    if (!application) return
    const texts = await readTexts(db, identityTexts)
    await mailer.send(newLinkWantedMail(application, found.link, texts, publicUrl))
    await recordMail(db, application.id, 'new-link-wanted')
  },
})
