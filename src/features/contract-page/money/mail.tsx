import type { SignerParty } from '#domain/contracts.ts'
import type { FinishedEnvelope } from '#features/contracts/certificate/mail.tsx'
import type { AddressedMail } from '#features/correspondence/delivery/jobs.ts'
import { composeToParty } from '#features/correspondence/letters/mail.tsx'
import { writeLetter } from '#lib/mail/letter.tsx'
import { sayFullDate } from './components/money-days.ts'
import { stepMailWords } from './content/words.ts'

type StepLetter = { id: string; party: SignerParty; on: string }

export function writeStepMail({ id, party, on }: StepLetter, envelope: FinishedEnvelope): AddressedMail {
  const { locale, reference, contactOptions, texts, address, isClient } = envelope
  const { parties, noReplies } = stepMailWords[locale]
  const { subject, heading, paragraphs } = parties[party]
  const day = sayFullDate(on, locale)
  const afterword = noReplies(texts['global.contact.phone'], texts['global.contact.phone-hours'])
  const letter = composeToParty(envelope, { heading, paragraphs: paragraphs(day) })
  return {
    id,
    from: { name: texts['global.brand.name'] },
    to: { name: '', address },
    ...(contactOptions.replyTo && { replyTo: contactOptions.replyTo }),
    subject: subject(day, reference),
    ...writeLetter(
      {
        ...letter,
        ...(letter.link && { link: { ...letter.link, url: envelope.url } }),
        ...(isClient && { afterword }),
      },
      locale,
    ),
  }
}
