import type { SignerParty } from '#domain/contracts.ts'
import type { FinishedEnvelope } from '#features/contracts/certificate/mail.tsx'
import type { AddressedMail } from '#features/correspondence/delivery/jobs.ts'
import { composeToParty } from '#features/correspondence/letters/mail.tsx'
import { writeLetter } from '#lib/mail/letter.tsx'
import type { ClaimNews } from './content/en/mails.ts'
import { endingMailWords } from './content/words.ts'

type EndingMail = { id: string; party: SignerParty; news: ClaimNews | 'held' }

export function writeEndingMail({ id, party, news }: EndingMail, envelope: FinishedEnvelope): AddressedMail {
  const { locale, reference, contactOptions, texts, address, isClient } = envelope
  const { parties, held, noReplies } = endingMailWords[locale]
  const { subject, heading, paragraphs } = news === 'held' ? held : parties[party][news]
  const afterword = noReplies(texts['global.contact.phone'], texts['global.contact.phone-hours'])
  return {
    id,
    from: { name: texts['global.brand.name'] },
    to: { name: '', address },
    ...(contactOptions.replyTo && { replyTo: contactOptions.replyTo }),
    subject: subject(reference),
    ...writeLetter(
      { ...composeToParty(envelope, { heading, paragraphs }), ...(isClient && { afterword }) },
      locale,
    ),
  }
}
