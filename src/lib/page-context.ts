import { createContext } from 'react-router'
import type { Database } from '#db/database.ts'

/** What a page's loader may use. The server fills it once for every request it renders. */
export type PageServices = {
  db: Database
  /** Origin of absolute links, without a trailing slash. */
  publicUrl: string
}

export const pageContext = createContext<PageServices>()
