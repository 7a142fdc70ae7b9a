import type { ApplicationMail } from '#domain/application-review.ts'
import type { ApplicantRole } from '#domain/applications.ts'
import type { AddressedMail } from '#features/correspondence/delivery/jobs.ts'
import { type Envelope, writeToParty } from '#features/correspondence/letters/mail.tsx'
import { writeLetter } from '#lib/mail/letter.tsx'
import type { Mail } from '#lib/mail/mailer.ts'
import { staffLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { formatOfficeMoment } from '#site/staff-format.ts'
import { writeDeclineLetter, writeOfferLetter } from './content/letter.ts'
import { decisionMails } from './content/mails.ts'
import { signatureWords } from './content/staff-mails.ts'
import type { VisibleDecision } from './schema/records.ts'

const mailNames = { approved: 'offer', funded: 'funding', declined: 'decline' } as const satisfies Record<
  VisibleDecision['kind'],
  ApplicationMail
>
export const decisionMailOf = ({ kind }: VisibleDecision): ApplicationMail => mailNames[kind]

export function writeDecisionMail(
  id: string,
  visible: VisibleDecision,
  { envelope, role }: { envelope: Envelope; role: ApplicantRole },
): AddressedMail {
  const { party, reference, locale } = envelope
  if (party === 'firm') {
    const { subject, heading, text } = decisionMails[locale].firm
    return {
      id: `decision-${id}-firm`,
      subject: subject(reference),
      ...writeToParty(envelope, { heading, paragraphs: [text] }),
    }
  }
  const about = { reference, role }
  const { subject, ...letter } =
    visible.kind === 'declined'
      ? writeDeclineLetter(visible.letter, about, locale)
      : writeOfferLetter(visible, about, { locale })
  return { id: `decision-${id}`, subject, ...writeToParty(envelope, letter) }
}

export type AskedSignature = {
  id: string
  applicationId: string
  reference: string
  by: string | null
  to: { name: string; email: string | null }
  /** Until when one person alone waits; null when somebody else is asked. */
  aloneFrom: Date | null
}

/** Doesn't say whose payment it is or how much. */
export function writeSignatureMail(
  { id, applicationId, reference, by, to, aloneFrom }: AskedSignature,
  { company, publicUrl }: { company: string; publicUrl: string },
): Mail {
  const { asked: words, alone } = signatureWords
  const subject = aloneFrom ? alone.subject(reference) : words.subject(reference)
  const text = aloneFrom ? alone.text(formatOfficeMoment(aloneFrom)) : words.text(by ?? words.somebody)
  return {
    id: `${aloneFrom ? 'alone' : 'signature'}-${id}`,
    from: { name: company },
    ...(to.email && { to: { name: to.name, address: to.email } }),
    subject,
    ...writeLetter(
      {
        heading: subject,
        paragraphs: [text],
        link: { label: words.open, url: publicUrl + paths.adminApplication(applicationId) },
        signature: words.footer(company),
      },
      staffLocale,
    ),
  }
}
