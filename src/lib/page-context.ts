import { createContext } from 'react-router'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import type { ContentType } from '#domain/content.ts'
import type { Room } from '#domain/roles.ts'
import type { FoundSession } from '#lib/access.ts'
import type { AccessLog } from '#lib/access-log/access-log.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import type { Printing } from '#lib/papers/print/printing.ts'
import type { Storage } from '#lib/storage/storage.ts'
import type { Locale } from '#site/locale.ts'
import type { SitePages } from '#site/navigation.ts'

/** `factor` scales how many wrong tokens a network may try; `browser` is what it calls itself. */
export type Visitor = {
  address: string
  cookie: string | undefined
  browser?: string | undefined
  factor: number
}

/** Unpublished words by the key of their text; null shows the default. */
export type PreviewedTexts = Readonly<Record<string, { type: ContentType; content: string } | null>>

/** The server fills these for every page it renders. */
export type PageServices = {
  db: Database
  rowSealer: RowSealer
  /** For the action of a form that is sent without scripts. */
  enqueue: Enqueue
  accessLog: AccessLog
  storage: Storage
  printing: Printing
  /** Tells the visitor that too many forms were sent; set before the page sees the form. */
  refusal?: string | undefined
  locale: Locale
  /** For the editor of texts: replaces the public ones, and shows each key. See `#lib/text-marks.ts`. */
  preview?: PreviewedTexts | undefined
  pages: SitePages
  /** Origin of absolute links, without a trailing slash. */
  publicUrl: string
  analyticsId: string | undefined
  /** Every page says so when all data is made up. */
  isDemo: boolean
  /** For private pages only: a public page is the same for everybody. */
  findSession: () => Promise<FoundSession>
  mayEnter: (room: Room) => Promise<boolean>
  /** For private pages, and for what a page answers to its address: a public page is the same for everybody. */
  visitor: Visitor
  /** Marks the inline scripts of our own renderer; it never reaches the browser. */
  scriptNonce: string
  /** Takes errors of loaders and the renderer; the server decides what the visitor sees. */
  reportError: (error: unknown) => void
}

export const pageContext = createContext<PageServices>()
