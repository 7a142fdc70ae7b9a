import { type Role, roles } from '#domain/roles.ts'
import { nameBrowser } from '#lib/browser-name.ts'
import { type Letter, writeLetter } from '#lib/mail/letter.tsx'
import type { Mail } from '#lib/mail/mailer.ts'
import { staffLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { formatDate, labelOf } from '#site/staff-format.ts'
import { noticeWords } from './content.ts'
import type { Notice } from './schema.ts'

export type NoticeNews = {
  id: string
  kind: Notice['kind']
  at: Date
  to: { name: string; email: string }
  session?: { userAgent: string | null; address: string | null } | undefined
  colleague?: { name: string; role: Role } | undefined
}

/** It holds no secret, and its only link is to a screen that asks who is there. */
export function writeNoticeMail(news: NoticeNews, siteName: string, publicUrl: string): Mail {
  const words = noticeWords[staffLocale]
  const { subject } = words[news.kind]
  return {
    id: `notice-${news.id}`,
    from: { name: siteName },
    to: { name: news.to.name, address: news.to.email },
    subject,
    ...writeLetter(
      {
        heading: subject,
        ...describe(news),
        link:
          news.kind === 'new-colleague'
            ? { label: words.people, url: publicUrl + paths.admin }
            : { label: words.profile, url: publicUrl + paths.adminProfile },
        signature: words.signature(siteName),
      },
      staffLocale,
    ),
  }
}

function describe({ kind, at, session, colleague }: NoticeNews): Pick<Letter, 'paragraphs' | 'facts'> {
  const words = noticeWords[staffLocale]
  const moment = formatDate(at, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const when = { label: words.when, value: `${moment} UTC` }
  if (kind === 'new-colleague') {
    const role = colleague ? [{ label: words.role, value: labelOf(roles, colleague.role) }] : []
    return { paragraphs: words[kind].paragraphs(colleague?.name ?? ''), facts: [...role, when] }
  }
  const where = session
    ? [
        { label: words.browser, value: nameBrowser(session.userAgent) },
        { label: words.network, value: session.address ?? '' },
      ]
    : []
  return { paragraphs: words[kind].paragraphs, facts: [when, ...where] }
}
