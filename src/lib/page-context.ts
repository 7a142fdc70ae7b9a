import { createContext } from 'react-router'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import type { ContentType } from '#domain/content.ts'
import type { Room } from '#domain/roles.ts'
import type { FoundSession } from '#lib/access.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import type { Locale } from '#site/locale.ts'
import type { SitePages } from '#site/navigation.ts'

/** `factor` scales how many wrong tokens a network may try. */
export type Visitor = { address: string; cookie: string | undefined; factor: number }

/** Words that nobody has published yet, by the key of their text; null shows the default. */
export type PreviewedTexts = Readonly<Record<string, { type: ContentType; content: string } | null>>

/** What a page's loader may use. The server fills it for every page it renders. */
export type PageServices = {
  db: Database
  rowSealer: RowSealer
  /** For the action of a form that is sent without scripts. */
  enqueue: Enqueue
  /** Set when a form was refused before its page saw it because too many were sent, in words for the visitor. */
  refusal?: string | undefined
  /** The language the page is read in. */
  locale: Locale
  /** For the editor of texts: these instead of the public ones, and each with its key. See `#lib/text-marks.ts`. */
  preview?: PreviewedTexts | undefined
  /** What the site consists of. */
  pages: SitePages
  /** Origin of absolute links, without a trailing slash. */
  publicUrl: string
  /** The site's Google Analytics id, if it has one. */
  analyticsId: string | undefined
  /** Whether everybody on the site is made up, which every page says. */
  isDemo: boolean
  /** Who is asking. For private pages only: a public page is the same for everybody. */
  findSession: () => Promise<FoundSession>
  mayEnter: (room: Room) => Promise<boolean>
  /** Where the request came from. Only private pages are given it. */
  visitor: Visitor
  /** Marks the inline scripts of our own renderer; it never reaches the browser. */
  scriptNonce: string
  /** Called with what a loader or the renderer threw; the server decides what the visitor is told. */
  reportError: (error: unknown) => void
}

export const pageContext = createContext<PageServices>()
