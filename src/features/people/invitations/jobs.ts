import { z } from 'zod'
import { readSiteName } from '#features/texts/data.ts'
import { defineJob, JobRefused } from '#lib/jobs/job.ts'
import { hashSecret } from '#lib/secrets.ts'
import { findOpenInvitation, type Invitation } from './data.ts'
import { writeInvitationMail } from './mail.tsx'

/** The token follows from this. Sending an invitation again changes its end, and so the token. */
export const aboutInvitation = ({ id, expiresAt }: Pick<Invitation, 'id' | 'expiresAt'>) =>
  `invitation ${id} ${expiresAt.toISOString()}`

export const mailInvitation = defineJob({
  name: 'invitation',
  schema: z.object({ tokenHash: z.string().regex(/^[0-9a-f]{64}$/) }),
  async run({ tokenHash }, { db, mailer, publicUrl, linkTokens }) {
    const found = await findOpenInvitation(db, tokenHash)
    // The invitation was withdrawn, sent again, or is too old.
    if (!found) return
    const token = linkTokens(aboutInvitation(found.invitation))
    if (hashSecret(token) !== tokenHash) throw new JobRefused('the app secret has changed since')
    const siteName = await readSiteName(db)
    await mailer.send(writeInvitationMail(found, { token, siteName, publicUrl }))
  },
})
