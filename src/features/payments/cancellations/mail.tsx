import type { SignerParty } from '#domain/contracts.ts'
import type { FinishedEnvelope } from '#features/contracts/certificate/mail.tsx'
import type { AddressedMail } from '#features/correspondence/delivery/jobs.ts'
import { writeToParty } from '#features/correspondence/letters/mail.tsx'
import { formatCalendarDay } from '#site/format.ts'
import { cancelMailWords } from './content/words.ts'
import type { CancelNews } from './schema.ts'

type CancelLetter = { id: string; party: SignerParty; news: CancelNews; lastDay: string }

export function writeCancelMail(
  { id, party, news, lastDay }: CancelLetter,
  envelope: FinishedEnvelope,
): AddressedMail {
  const { locale, reference, texts, isClient } = envelope
  const { parties, noReplies } = cancelMailWords[locale]
  const { subject, heading, paragraphs } = parties[party][news]
  const day = formatCalendarDay(lastDay, locale, { weekday: 'long', month: 'long', day: 'numeric' })
  const afterword = noReplies(texts['global.contact.phone'], texts['global.contact.phone-hours'])
  return {
    id,
    subject: subject(reference),
    ...writeToParty(
      envelope,
      { heading, paragraphs: paragraphs(day) },
      { url: envelope.url, ...(isClient && { afterword }) },
    ),
  }
}
