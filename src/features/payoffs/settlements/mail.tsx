import type { SettlementOutcome } from '#domain/payoffs.ts'
import type { FinishedEnvelope } from '#features/contracts/certificate/mail.tsx'
import type { AddressedMail } from '#features/correspondence/delivery/jobs.ts'
import { writeToParty } from '#features/correspondence/letters/mail.tsx'
import { settlementMailWords } from './content/words.ts'

export function writeSettlementMail(
  { id, outcome }: { id: string; outcome: SettlementOutcome },
  envelope: FinishedEnvelope,
): AddressedMail {
  const { subject, heading, paragraphs } = settlementMailWords[envelope.locale][outcome]
  return {
    id,
    subject: subject(envelope.reference),
    ...writeToParty(envelope, { heading, paragraphs: [...paragraphs] }),
  }
}
