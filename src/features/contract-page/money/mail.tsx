import type { SignerParty } from '#domain/contracts.ts'
import type { FinishedEnvelope } from '#features/contracts/certificate/mail.tsx'
import type { AddressedMail } from '#features/correspondence/delivery/jobs.ts'
import { writeToParty } from '#features/correspondence/letters/mail.tsx'
import { sayFullDate } from './components/money-days.ts'
import { stepMailWords } from './content/words.ts'

type StepLetter = { id: string; party: SignerParty; on: string }

export function writeStepMail({ id, party, on }: StepLetter, envelope: FinishedEnvelope): AddressedMail {
  const { locale, reference, texts, isClient } = envelope
  const { parties, noReplies } = stepMailWords[locale]
  const { subject, heading, paragraphs } = parties[party]
  const day = sayFullDate(on, locale)
  const afterword = noReplies(texts['global.contact.phone'], texts['global.contact.phone-hours'])
  return {
    id,
    subject: subject(day, reference),
    ...writeToParty(
      envelope,
      { heading, paragraphs: paragraphs(day) },
      { url: envelope.url, ...(isClient && { afterword }) },
    ),
  }
}
