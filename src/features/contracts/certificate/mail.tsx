import type { SignerParty } from '#domain/contracts.ts'
import type { AddressedMail } from '#features/correspondence/delivery/jobs.ts'
import { type Envelope, writeToParty } from '#features/correspondence/letters/mail.tsx'
import { finishedMailWords } from './content/mails.ts'

/** `isClient`: they read it on a page of their own, without a case page. */
export type FinishedEnvelope = Envelope & { url: string; isClient: boolean }

export function writeFinishedMail(id: string, party: SignerParty, envelope: FinishedEnvelope): AddressedMail {
  const { locale, reference, texts, url, isClient } = envelope
  const { parties, noReplies } = finishedMailWords[locale]
  const { subject, heading, paragraphs, open } = parties[party]
  const afterword = noReplies(texts['global.contact.phone'], texts['global.contact.phone-hours'])
  return {
    id,
    subject: subject(reference),
    ...writeToParty(envelope, { heading, paragraphs }, { label: open, url, ...(isClient && { afterword }) }),
  }
}
