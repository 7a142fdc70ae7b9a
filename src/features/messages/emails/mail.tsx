import type { AddressedMail } from '#features/correspondence/delivery/jobs.ts'
import { composeToParty, type Envelope, writeToParty } from '#features/correspondence/letters/mail.tsx'
import type { Attachment } from '#lib/mail/mailer.ts'
import { nameFile } from './content.ts'
import type { MailPreview } from './schema.ts'

type Words = { subject: string; text: string }

const toLetter = ({ subject, text }: Words) => ({
  heading: subject,
  paragraphs: text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean),
})

export function writeEmail(
  id: string,
  words: Words,
  { envelope, attachments }: { envelope: Envelope; attachments: Attachment[] },
): AddressedMail {
  return {
    id: `file-mail-${id}`,
    byHand: true,
    subject: nameFile(words.subject, envelope.reference),
    ...writeToParty(envelope, toLetter(words)),
    ...(attachments.length > 0 && { attachments }),
  }
}

export function previewEmail(
  words: Words,
  { envelope, files }: { envelope: Envelope; files: string[] },
): MailPreview {
  const letter = composeToParty(envelope, toLetter(words))
  return {
    to: envelope.address,
    subject: nameFile(words.subject, envelope.reference),
    heading: letter.heading,
    paragraphs: [...letter.paragraphs],
    facts: [...(letter.facts ?? [])],
    link: letter.link?.label ?? '',
    afterword: letter.afterword ?? '',
    signature: letter.signature,
    files,
  }
}
