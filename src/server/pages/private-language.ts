import type { Database } from '#db/database.ts'
import { openCase, ownCase } from '#features/access/mutations.ts'
import { findLinkLanguage } from '#features/correspondence/page-links/mutations.ts'
import { openLink } from '#features/documents/upload-links/mutations.ts'
import { networkOf } from '#lib/attempts.ts'
import { isReference } from '#lib/case-reference.ts'
import { type Locale, staffLocale } from '#site/locale.ts'

export type PrivateReader = { path: string; cookie: string | undefined; address: string }

type Options = { db: Database; publicUrl: string; factor: number; onError: (error: unknown) => void }

/**
 * A private page is worded by the language of the file that it opens. Undefined for a link or a browser that opens
 * none, so that such a page tells nothing about any file.
 */
export function createLanguageFinder({ db, publicUrl, factor, onError }: Options) {
  const find = async ({ path, cookie, address }: PrivateReader): Promise<Locale | undefined> => {
    const [start = '', token] = readSegments(path)
    const area = start.toLowerCase()
    if (area === 'admin' || area === 'firm') return staffLocale
    const network = networkOf(address)
    if (area === 'case' && token && token !== ownCase && !isReference(token))
      return findLinkLanguage(db, { token, party: 'applicant', network, factor })
    if (area === 'client' && token) return findLinkLanguage(db, { token, party: 'client', network, factor })
    if (area === 'case') {
      const opened = await openCase({ db, publicUrl }, token ?? ownCase, { address, cookie, factor })
      return opened.ok ? opened.application.language : undefined
    }
    // The page itself looks nothing up, so a wrong token counts here.
    if (area === 'upload' && token) {
      const opened = await openLink(db, { token, network, factor })
      return opened.ok ? opened.application.language : undefined
    }
    return undefined
  }
  return (reader: PrivateReader): Promise<Locale | undefined> =>
    find(reader).catch((error) => {
      // The page says that the database is down.
      onError(error)
      return undefined
    })
}

/** "/case/token.data?…" asks for what "/case/token" shows. */
function readSegments(path: string): string[] {
  const plain = path.replace(/[?#].*$/, '').replace(/\.data$/, '')
  return plain
    .split('/')
    .slice(1)
    .map((segment) => {
      try {
        return decodeURIComponent(segment)
      } catch {
        return segment
      }
    })
}
