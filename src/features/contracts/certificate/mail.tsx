import type { SignerParty } from '#domain/contracts.ts'
import type { AddressedMail } from '#features/correspondence/delivery/jobs.ts'
import { composeToParty, type Envelope } from '#features/correspondence/letters/mail.tsx'
import { writeLetter } from '#lib/mail/letter.tsx'
import { finishedMailWords } from './content/mails.ts'

/** `isClient`: they read it on a page of their own, without a case page. */
export type FinishedEnvelope = Envelope & { url: string; isClient: boolean }

export function writeFinishedMail(id: string, party: SignerParty, envelope: FinishedEnvelope): AddressedMail {
  const { locale, reference, contactOptions, texts, address, url, isClient } = envelope
  const { parties, noReplies } = finishedMailWords[locale]
  const { subject, heading, paragraphs, open } = parties[party]
  const afterword = noReplies(texts['global.contact.phone'], texts['global.contact.phone-hours'])
  return {
    id,
    from: { name: texts['global.brand.name'] },
    to: { name: '', address },
    ...(contactOptions.replyTo && { replyTo: contactOptions.replyTo }),
    subject: subject(reference),
    ...writeLetter(
      {
        ...composeToParty(envelope, { heading, paragraphs }),
        link: { label: open, url },
        ...(isClient && { afterword }),
      },
      locale,
    ),
  }
}
