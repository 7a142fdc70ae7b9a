import type { Address, Attachment, Email } from 'postal-mime'
import sanitize from 'sanitize-html'
import { hashSecret } from '#lib/secrets.ts'
import { takeNewWords } from './new-words.ts'

/** A mail that somebody sent us, as far as we look at it. */
export type IncomingMail = {
  /** The same for the same mail, however often it comes. */
  key: string
  /** Undefined if it says none, or nonsense. */
  from: string | undefined
  to: readonly string[]
  /** A person writes, a machine answers, or a mail of ours came back for good. */
  kind: 'written' | 'automatic' | 'bounce'
  /** Of a mail that came back: whom it was for, as far as it says. */
  failed: readonly string[]
  /** Without what it quotes. */
  words: string
  hasAttachments: boolean
}

const mostRecipients = 50
/** More than anybody writes; what follows is quoted, or not for reading. */
const longestHtml = 200_000

/** Takes a mail apart. `isCut` says that these bytes are only its beginning. */
export async function readIncomingMail(bytes: Uint8Array, isCut: boolean): Promise<IncomingMail> {
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 })
  const kind = kindOf(mail, bytes)
  const from = mail.from?.address
  const text = mail.text ?? (mail.html ? htmlToText(mail.html.slice(0, longestHtml)) : '')
  return {
    key: hashSecret(mail.messageId ?? `${mail.date} ${from} ${text}`),
    from,
    to: [...listRecipients(mail), ...(kind === 'bounce' ? listReturned(bytes) : [])],
    kind,
    failed: kind === 'bounce' ? listFailed(bytes) : [],
    words: kind === 'written' ? takeNewWords(text) : '',
    hasAttachments: isCut || mail.attachments.some(isDocument),
  }
}

/** The address that a mail was sent to is in one of these, whoever handed it on. */
const recipientHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to']

function listRecipients({ to = [], cc = [], headers }: Email): string[] {
  const addressOf = ({ address, group }: Address) => (group ? group.map((one) => one.address) : [address])
  const named = headers.filter(({ key }) => recipientHeaders.includes(key)).map(({ value }) => value.trim())
  return [...named, ...[...to, ...cc].flatMap(addressOf)].slice(0, mostRecipients)
}

/** A mail that came back still says where answers to it should have gone. */
const listReturned = (bytes: Uint8Array): string[] =>
  [...textOf(bytes).matchAll(/^reply-to:\s(?:[^\r\n]*<)?([^\s<>]+@[^\s<>]+)/gim)]
    .flatMap(([, address]) => address ?? [])
    .slice(0, mostRecipients)

/** Whom it was for is in the report, and in the head of the mail that came back: a mailbox may hand its mail on to another. */
const listFailed = (bytes: Uint8Array): string[] =>
  [
    ...textOf(bytes).matchAll(
      /^(?:(?:final|original)-recipient:[^;\r\n]*;|to:)\s?(?:[^\r\n]*<)?([^\s<>;,]+@[^\s<>;,]+)/gim,
    ),
  ]
    .flatMap(([, address]) => address ?? [])
    .slice(0, mostRecipients)

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

/** Not the pictures of a signature, nor what proves who signed. */
const isDocument = ({ related, mimeType }: Attachment) =>
  !related && !/^application\/(x-)?(pkcs7|pgp)-signature$/.test(mimeType)

/** For the few mails that come without plain words. */
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
      // Blanks first: a long run of them without a line's end would otherwise be tried from each of its places.
      .replaceAll(/[ \t]+/g, ' ')
      .replaceAll(/ ?\n ?/g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n')
  )
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' } as const
