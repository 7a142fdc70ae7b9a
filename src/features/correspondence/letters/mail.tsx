import { type CaseParty, type RejectionReason, rejectionReasons } from '#domain/case-file.ts'
import { labelOf } from '#domain/choice.ts'
import { type DocumentType, documentTypes } from '#domain/documents.ts'
import type { AddressedMail } from '#features/correspondence/delivery/jobs.ts'
import type { ContactOptions } from '#features/correspondence/reply-addresses/mutations.ts'
import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { type Letter, writeLetter } from '#lib/mail/letter.tsx'
import { type Locale, staffLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { mailWords } from './content/mails.ts'

export type Envelope = {
  party: CaseParty
  address: string
  reference: string
  contactOptions: ContactOptions
  texts: Texts<typeof identityTexts>
  /** The reader's. */
  locale: Locale
}

type LetterToParty = Pick<Letter, 'heading' | 'paragraphs' | 'list' | 'facts' | 'smallLink'>
/** Where the button leads, what is on it, and the last sentence, if they aren't those of every letter. */
type Ending = { label?: string; url?: string; afterword?: string }

export function composeToParty(
  { party, reference, contactOptions: { pageUrl, replyTo }, texts, locale }: Envelope,
  letter: LetterToParty,
  ending: Ending = {},
): Letter {
  const words = mailWords[locale]
  return {
    ...letter,
    canReply: replyTo !== undefined,
    facts: [
      ...(letter.facts ?? []),
      { label: words.reference[party], value: reference },
      ...listRoom(party, pageUrl),
    ],
    link: { label: ending.label ?? words.open[party], url: ending.url ?? pageUrl },
    afterword:
      ending.afterword ??
      (replyTo ? words.replies : words.answers)(
        party,
        texts['global.contact.phone'],
        texts['global.contact.phone-hours'],
      ),
    signature: words.signature[party](texts['global.brand.name']),
  }
}

/** A firm's clients are on one page. Its address opens nothing by itself. */
export const listRoom = (party: CaseParty, pageUrl: string): NonNullable<Letter['facts']> =>
  party === 'firm' ? [{ label: mailWords[staffLocale].room, value: new URL(paths.firm, pageUrl).href }] : []

export function writeToParty(
  envelope: Envelope,
  letter: LetterToParty,
  ending: Ending = {},
): Pick<AddressedMail, 'from' | 'to' | 'replyTo' | 'text' | 'html'> {
  const { address, contactOptions, texts } = envelope
  return {
    from: { name: texts['global.brand.name'] },
    to: { name: '', address },
    ...(contactOptions.replyTo && { replyTo: contactOptions.replyTo }),
    ...writeLetter(composeToParty(envelope, letter, ending), envelope.locale),
  }
}

/** Kinds only: the name that a reviewer gave an item may tell what ails somebody. */
export const nameDocuments = (types: readonly DocumentType[], locale: Locale): string[] => [
  ...new Set(types.map((type) => labelOf(documentTypes, type, locale))),
]

export type RejectedItem = { documentType: DocumentType; reason: RejectionReason | null }

/** Uses our own sentences only: a reviewer's may tell what ails somebody, so those are on the page. */
export function writeRejectionMail(
  id: string,
  items: readonly RejectedItem[],
  envelope: Envelope,
): AddressedMail {
  const { party, locale } = envelope
  const words = mailWords[locale].rejection
  const sentences = items.map(({ documentType, reason }) => {
    const sentence = rejectionReasons.find(({ value }) => value === reason)?.sentence[locale]
    return `${labelOf(documentTypes, documentType, locale)}: ${sentence || words.onThePage(party)}`
  })
  return {
    id: `rejection-${id}`,
    subject: words.subject(items.length, envelope.reference),
    ...writeToParty(envelope, {
      heading: words.heading(items.length),
      paragraphs: [words.text(items.length)],
      list: [...new Set(sentences)],
    }),
  }
}

export type CodeMailWords = {
  subject: string
  heading: (code: string) => string
  use: string
  notYou: (phone: string) => string
}

/** Anybody may have typed this address, so the mail says nothing about the case. */
export function writeCodeMail(
  { id, code, email }: { id: string; code: string; email: string },
  texts: Texts<typeof identityTexts>,
  { words, locale }: { words: CodeMailWords; locale: Locale },
): AddressedMail {
  return {
    id,
    from: { name: texts['global.brand.name'] },
    to: { name: '', address: email },
    subject: words.subject,
    ...writeLetter(
      {
        heading: words.heading(code),
        paragraphs: [words.use, words.notYou(texts['global.contact.phone'])],
        signature: texts['global.brand.name'],
      },
      locale,
    ),
  }
}
