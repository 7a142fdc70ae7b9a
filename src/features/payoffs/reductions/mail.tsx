import type { SignerParty } from '#domain/contracts.ts'
import type { FinishedEnvelope } from '#features/contracts/certificate/mail.tsx'
import type { AddressedMail } from '#features/correspondence/delivery/jobs.ts'
import { writeToParty } from '#features/correspondence/letters/mail.tsx'
import { reductionMailWords } from './content/words.ts'
import type { ReductionNews } from './schema.ts'

type NewsLetter = { id: string; party: SignerParty; news: ReductionNews }

export function writeReductionMail(
  { id, party, news }: NewsLetter,
  envelope: FinishedEnvelope,
): AddressedMail {
  const { subject, heading, paragraphs } = reductionMailWords[envelope.locale][party][news]
  return {
    id,
    subject: subject(envelope.reference),
    ...writeToParty(envelope, { heading, paragraphs: [...paragraphs] }),
  }
}
