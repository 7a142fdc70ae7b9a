import type { ApplicationMail } from '#domain/application-review.ts'
import type { SignerParty } from '#domain/contracts.ts'
import type { AddressedMail } from '#features/correspondence/delivery/jobs.ts'
import { type Envelope, writeToParty } from '#features/correspondence/letters/mail.tsx'
import { formatCalendarDay } from '#site/format.ts'
import { contractMailWords } from './content/words.ts'
import type { ContractMailKind } from './schema.ts'

export const contractMailOf: Record<ContractMailKind, ApplicationMail> = {
  sent: 'contract',
  reminder: 'contract-reminder',
  'last-day': 'contract-reminder',
  expired: 'contract-expired',
  'expired-at-counsel': 'contract-expired',
}

export type ContractEnvelope = Envelope & {
  /** They read it on a page of their own, without a case page. */
  isClient: boolean
  /** Of their page, where the contract is by itself. */
  pageOf: ((token: string) => string) | undefined
}

type ContractLetter = { id: string; kind: ContractMailKind; party: SignerParty; signBy: string }

/** Undefined where there is nothing to say to this party. */
export function writeContractMail(
  { id, kind, party, signBy }: ContractLetter,
  envelope: ContractEnvelope,
): AddressedMail | undefined {
  const { locale, reference, texts } = envelope
  const words = contractMailWords[locale]
  const said = words[party][kind]
  if (!said) return undefined
  const day = formatCalendarDay(signBy, locale, { weekday: 'long', month: 'long', day: 'numeric' })
  const isOver = kind === 'expired' || kind === 'expired-at-counsel'
  const label = party === 'attorney' ? words.openFirm : isOver ? words.openEnded : words.open
  const afterword = words.client(texts['global.contact.phone'], texts['global.contact.phone-hours'])
  return {
    id,
    subject: said.subject(reference, day),
    ...writeToParty(
      envelope,
      { heading: said.heading(day), paragraphs: said.paragraphs(day) },
      { label, url: contractUrlOf(envelope), ...(envelope.isClient && { afterword }) },
    ),
  }
}

function contractUrlOf({ contactOptions: { pageUrl }, pageOf }: ContractEnvelope): string {
  const token = pageUrl.slice(pageUrl.lastIndexOf('/') + 1)
  return pageOf ? new URL(pageOf(token), pageUrl).href : pageUrl
}
