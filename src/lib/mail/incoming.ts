import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import sanitize from 'sanitize-html'
import { hashSecret } from '#lib/secrets.ts'
import { maxHeadSize } from './mail-start.ts'
import { takeNewWords } from './new-words.ts'

export type IncomingMail = {
  /** The same for every delivery of one mail. */
  key: string
  /** Undefined if missing or invalid. */
  from: string | undefined
  to: readonly string[]
  /** A person writes, a machine replies, or a mail of ours came back for good. */
  kind: 'written' | 'automatic' | 'bounce'
  /** A bounce's recipients, as far as it names them. */
  failed: readonly string[]
  /** Without quotes. */
  words: string
  hasAttachments: boolean
}

const maxRecipients = 50
/** More than anybody writes; the rest is quoted, or not for reading. */
const maxTextLength = 200_000

/** `isCut` says that these bytes are only its beginning. */
export async function readIncomingMail(bytes: Uint8Array, isCut: boolean): Promise<IncomingMail> {
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: 20, maxHeadersSize: maxHeadSize })
  const kind = kindOf(mail, bytes)
  const from = mail.from?.address
  const text = mail.text?.slice(0, maxTextLength) ?? htmlToText(mail.html?.slice(0, maxTextLength) ?? '')
  return {
    key: hashSecret(mail.messageId ?? `${mail.date} ${from} ${text}`),
    from,
    to: [...listRecipients(mail), ...(kind === 'bounce' ? listMatches(bytes, returned) : [])],
    kind,
    failed: kind === 'bounce' ? listMatches(bytes, failed) : [],
    words: kind === 'written' ? takeNewWords(text) : '',
    hasAttachments: isCut || mail.attachments.some(isDocument),
  }
}

/** Forwarding services put the original recipient into one of these. */
const recipientHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to']

function listRecipients({ to = [], cc = [], headers }: Email): string[] {
  const addressOf = ({ address, group }: Address) => (group ? group.map((one) => one.address) : [address])
  const named = headers.filter(({ key }) => recipientHeaders.includes(key)).map(({ value }) => value.trim())
  return [...named, ...[...to, ...cc].flatMap(addressOf)].slice(0, maxRecipients)
}

const listMatches = (bytes: Uint8Array, pattern: RegExp): string[] =>
  [...textOf(bytes).matchAll(pattern)].flatMap(([, address]) => address ?? []).slice(0, maxRecipients)

/** A bounced mail still carries the address for replies. */
const returned = /^reply-to:\s(?:[^\r\n]*<)?([^\s<>]+@[^\s<>]+)/gim

/** The recipient is in the report, and in the head of the bounced mail: a mailbox may forward to another. */
const failed = /^(?:(?:final|original)-recipient:[^;\r\n]*;|to:)\s?(?:[^\r\n]*<)?([^\s<>;,]+@[^\s<>;,]+)/gim

const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

function kindOf(mail: Email, bytes: Uint8Array): IncomingMail['kind'] {
  const header = (name: string) =>
    mail.headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? ''
  const isReport = /^multipart\/report\b.*\bdelivery-status\b/s.test(header('content-type'))
  // RFC 3464. A mail that is only late may still arrive.
  if (isReport) return /^action:[ \t]*failed\b/im.test(textOf(bytes)) ? 'bounce' : 'automatic'
  const isAutomatic =
    (header('auto-submitted') || 'no').split(';')[0] !== 'no' ||
    /^(bulk|junk|list|auto_reply)$/.test(header('precedence')) ||
    header('return-path') === '<>' ||
    ['x-autoreply', 'x-autorespond', 'list-id'].some((name) => header(name) !== '') ||
    /^(mailer-daemon|postmaster)@/i.test(mail.from?.address ?? '')
  return isAutomatic ? 'automatic' : 'written'
}

/** Not the pictures of a signature, nor cryptographic signatures. */
const isDocument = ({ related, mimeType }: Attachment) =>
  !related && !/^application\/(x-)?(pkcs7|pgp)-signature$/.test(mimeType)

/** For the few mails without plain text. */
function htmlToText(html: string): string {
  const blocks = sanitize(html, {
    allowedTags: ['p', 'div', 'br', 'li', 'tr', 'h1', 'h2', 'h3'],
    allowedAttributes: {},
  })
  return (
    blocks
      .replaceAll(/[\r\n]+/g, ' ')
      .replaceAll(/<[^>]*>/g, '\n')
      .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: keyof typeof entities) => entities[name])
      // Blanks first: a long run of them without a line end would otherwise be tried from each of its places.
      .replaceAll(/[ \t]+/g, ' ')
      .replaceAll(/ ?\n ?/g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n')
  )
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' } as const
