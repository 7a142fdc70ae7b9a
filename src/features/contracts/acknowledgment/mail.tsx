import type { AddressedMail } from '#features/correspondence/delivery/jobs.ts'
import type { ContactOptions } from '#features/correspondence/reply-addresses/mutations.ts'
import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { writeLetter } from '#lib/mail/letter.tsx'
import type { Mail } from '#lib/mail/mailer.ts'
import { formatCalendarDay } from '#site/format.ts'
import { type Locale, staffLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { acknowledgmentMailWords, deskNewsWords } from './content/mails.ts'
import { attorneyNewsWords } from './content/words.ts'
import type { Saying } from './schema.ts'

type IdentityTexts = Texts<typeof identityTexts>
type ToAttorney = {
  id: string
  kind: 'ask' | 'explain'
  reference: string
  address: string
  signBy: string
  replyTo: ContactOptions['replyTo']
  contractUrl: string
}

export function writeAttorneyMail(
  { id, kind, reference, address, signBy, replyTo, contractUrl }: ToAttorney,
  texts: IdentityTexts,
): AddressedMail {
  const { reference: label, wrong, code, signature } = acknowledgmentMailWords
  const words = acknowledgmentMailWords[kind]
  const brand = texts['global.brand.name']
  return {
    id,
    from: { name: brand },
    to: { name: '', address },
    ...(replyTo && { replyTo }),
    subject: words.subject(reference),
    ...writeLetter(
      {
        canReply: replyTo !== undefined,
        heading: words.heading,
        paragraphs: [
          ...words.paragraphs,
          ...(kind === 'ask' ? [code] : []),
          wrong(texts['global.contact.phone'], texts['global.contact.phone-hours']),
        ],
        facts: [
          { label: words.signBy, value: formatCalendarDay(signBy, staffLocale, { dateStyle: 'full' }) },
          { label, value: reference },
        ],
        link: { label: words.open, url: contractUrl },
        signature: signature(brand),
      },
      staffLocale,
    ),
  }
}

/** Names no one, like every mail about an application. */
export function writeDeskNewsMail(
  {
    id,
    applicationId,
    reference,
    news,
  }: { id: string; applicationId: string; reference: string; news: Saying },
  texts: IdentityTexts,
  publicUrl: string,
): Mail {
  const { subject, heading, text } = deskNewsWords.news[news]
  const brand = texts['global.brand.name']
  return {
    id,
    from: { name: brand },
    subject: subject(reference),
    ...writeLetter(
      {
        heading,
        paragraphs: [text],
        facts: [{ label: deskNewsWords.reference, value: reference }],
        link: {
          label: deskNewsWords.open,
          url: publicUrl + paths.adminApplicationContract(applicationId),
        },
        signature: deskNewsWords.signature(brand),
      },
      staffLocale,
    ),
  }
}

type ToClient = {
  id: string
  news: Saying
  reference: string
  address: string
  signBy: string
  url: string
  locale: Locale
}

/** To the person whose contract it is. */
export function writeClientNewsMail(
  { id, news, reference, address, signBy, url, locale }: ToClient,
  texts: IdentityTexts,
): AddressedMail {
  const words = attorneyNewsWords[locale]
  const lastDay = formatCalendarDay(signBy, locale, { weekday: 'long', month: 'long', day: 'numeric' })
  const brand = texts['global.brand.name']
  return {
    id,
    from: { name: brand },
    to: { name: '', address },
    subject: words.subject[news](reference),
    ...writeLetter(
      {
        heading: words.heading[news],
        paragraphs: [words.text[news](lastDay)],
        link: { label: words.open, url },
        signature: brand,
      },
      locale,
    ),
  }
}
