import type { ReceivedMail } from './smtp-server.ts'

export type ReadMail = { to: string; subject: string; text: string; links: string[] }

/** A mail as its reader sees it: the words without their wrapping, and every address that can be tapped. */
export function readMail({ to, raw }: ReceivedMail): ReadMail {
  const text = decodeQuoted(raw)
  const [, subject = ''] = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(raw) ?? []
  const links = [...text.matchAll(/https?:\/\/[^\s"'<>)\]]+/g)].map(([link]) =>
    link.replaceAll('&amp;', '&').replace(/[.,;]$/, ''),
  )
  return { to: to.join(), subject: decodeSubject(subject), text, links: [...new Set(links)] }
}

/** Quoted-printable, RFC 2045. */
const decodeQuoted = (raw: string) =>
  Buffer.from(
    raw
      .replaceAll('=\r\n', '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** Encoded words, RFC 2047. */
const decodeSubject = (subject: string) =>
  subject
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/=\?utf-8\?q\?(.*?)\?=\s*/gi, (_, words: string) => decodeQuoted(words.replaceAll('_', ' ')))
