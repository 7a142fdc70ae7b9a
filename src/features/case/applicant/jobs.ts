import { z } from 'zod'
import { mailAndRecord } from '#features/correspondence/delivery/jobs.ts'
import { findApplication } from '#features/questions/data.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import type { Texts } from '#features/texts/schema.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { writeLetter } from '#lib/mail/letter.tsx'
import type { Mail } from '#lib/mail/mailer.ts'
import { staffLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { withdrawalMailWords as words } from './content.ts'

export const mailWithdrawn = defineJob({
  name: 'application-withdrawn',
  schema: z.object({ applicationId: z.uuid() }),
  async run({ applicationId }, services) {
    const { db, publicUrl } = services
    const application = await findApplication(db, applicationId)
    if (!application || application.spamReason) return
    const texts = await readTexts(db, identityTexts, staffLocale)
    const letter = writeWithdrawalMail(application, texts, publicUrl)
    await mailAndRecord(services, letter, { applicationId, mail: 'withdrawal-arrival' })
  },
})

/** Names no one, like every mail about an application. */
function writeWithdrawalMail(
  { id, reference, version }: { id: string; reference: string; version: number },
  texts: Texts<typeof identityTexts>,
  publicUrl: string,
): Mail {
  return {
    // They may withdraw again after the desk reopened it.
    id: `application-withdrawn-${id}-${version}`,
    from: { name: texts['global.brand.name'] },
    subject: words.subject(reference),
    ...writeLetter(
      {
        heading: words.heading,
        paragraphs: [words.withdrawn],
        facts: [{ label: words.reference, value: reference }],
        link: { label: words.open, url: publicUrl + paths.adminApplication(id) },
        signature: words.signature(texts['global.brand.name']),
      },
      staffLocale,
    ),
  }
}
