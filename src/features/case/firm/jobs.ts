import { z } from 'zod'
import { mailAndRecord } from '#features/correspondence/delivery/jobs.ts'
import { findFirm } from '#features/firms/counsel/data.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import type { Texts } from '#features/texts/schema.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { writeLetter } from '#lib/mail/letter.tsx'
import type { Mail } from '#lib/mail/mailer.ts'
import { staffLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { firmNewsWords } from './content/mails.ts'
import { type FirmNews, firmNewsValues } from './schema.ts'

/** Once an hour for the same news, no matter how often the firm sends it. */
export const mailFirmNews = defineJob({
  name: 'firm-news',
  schema: z.object({ applicationId: z.uuid(), news: z.enum(firmNewsValues) }),
  once: { key: ({ applicationId, news }) => `${applicationId} ${news}`, seconds: 60 * 60 },
  async run({ applicationId, news }, services) {
    const { db, publicUrl } = services
    const found = await findFirm(db, applicationId)
    if (!found) return
    const { application, record } = found
    const saidAt =
      (news === 'wrong-recipient' ? record?.wrongRecipientAt : record?.answeredAt)?.getTime() ?? 0
    const texts = await readTexts(db, identityTexts, staffLocale)
    const letter = writeFirmNewsMail({ ...application, news, saidAt }, texts, publicUrl)
    await mailAndRecord(services, letter, { applicationId, mail: 'firm-arrival' })
  },
})

/** Names no one, like every mail about an application. */
function writeFirmNewsMail(
  { id, reference, news, saidAt }: { id: string; reference: string; news: FirmNews; saidAt: number },
  texts: Texts<typeof identityTexts>,
  publicUrl: string,
): Mail {
  const words = firmNewsWords
  const { subject, heading, text } = words.news[news]
  const brand = texts['global.brand.name']
  return {
    id: `firm-news-${id}-${news}-${saidAt}`,
    from: { name: brand },
    subject: subject(reference),
    ...writeLetter(
      {
        heading,
        paragraphs: [text],
        facts: [{ label: words.reference, value: reference }],
        link: { label: words.open, url: publicUrl + paths.adminApplicationFirm(id) },
        signature: words.signature(brand),
      },
      staffLocale,
    ),
  }
}
