import { z } from 'zod'
import { findContract } from '#features/contracts/records/data/rows.ts'
import { readSignerFile } from '#features/contracts/signers/data.ts'
import { mailForDesk } from '#features/correspondence/delivery/jobs.ts'
import { findCaseUrl } from '#features/correspondence/page-links/mutations.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { writeLetter } from '#lib/mail/letter.tsx'
import { formatCalendarDay } from '#site/format.ts'
import { signingWords } from './content/words.ts'

/** Tells the person that their signature arrived: somebody who didn't sign hears of it, too. */
export const mailSigned = defineJob({
  name: 'contract-signed',
  schema: z.object({ contractId: z.uuid() }),
  async run({ contractId }, services) {
    const { db } = services
    const contract = await findContract(db, contractId)
    const applicationId = contract?.applicationId
    if (!applicationId || contract.status !== 'signed') return
    const found = await readSignerFile(db, applicationId)
    const email = found?.emails.person
    if (!found || !email) return
    const { reference, role, language: locale } = found.file
    const words = signingWords[locale].mail
    const texts = await readTexts(db, identityTexts, locale)
    const brand = texts['global.brand.name']
    const day = formatCalendarDay(contract.signBy, locale, { weekday: 'long', month: 'long', day: 'numeric' })
    const url = await findCaseUrl(services, applicationId, role === 'attorney' ? 'client' : 'applicant')
    const letter = {
      id: `contract-signed-${contractId}`,
      from: { name: brand },
      to: { name: '', address: email },
      subject: words.subject(reference),
      ...writeLetter(
        {
          heading: words.heading,
          paragraphs: [...words.paragraphs(day), words.notYou(texts['global.contact.phone'])],
          link: { label: words.open, url },
          signature: brand,
        },
        locale,
      ),
    }
    // The signer just got a mailed code. So this one waits for room in the mailbox and isn't dropped.
    await mailForDesk(services, letter, { applicationId, mail: 'contract-signed' })
  },
})
