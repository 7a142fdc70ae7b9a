import type { Rolldown } from 'vite'

/** The libraries that every page runs on. */
const framework = /\/node_modules\/(react|react-dom|react-router|scheduler)\//
/** What a public page runs before it wants React. */
const frameEntry = /\/src\/entry\.frame\.ts$/
/** The frame of every public page, which comes with each of them. */
const frame = /\/src\/(entry\.client|root|features\/chrome\/pages\/site-layout)\.tsx$/
const page = /\/src\/features\/(?!admin\/)([^/]+\/)+pages\/(?!admin\/)[^/]+\.tsx$/
/** Pages of one person or one link, outside that frame: what they share is no business of a visitor on Home. */
const privatePage = /\/src\/features\/((case|documents)\/.*|applications\/apply\/pages\/continue\.tsx$)/

/** How many pages must use a part before all of them fetch it with their common file. */
const fewestPages = 4

/**
 * By itself the bundler makes a file of every part that two pages share, and a page asks for forty. So what all pages
 * need is one file, what many of them need another; the rest is left to the bundler.
 */
export function chooseChunk(id: string, modules: Rolldown.ChunkingContext): string | null {
  if (framework.test(id)) return 'framework'
  if (!/\/src\/.*\.tsx?$/.test(removeQuery(id))) return null
  const users = usersOf(id, modules).filter((user) => !privatePage.test(user))
  if (users.some((user) => frameEntry.test(user))) return 'entry.frame'
  if (users.includes(removeQuery(id))) return null
  if (users.some((user) => frame.test(user))) return 'site'
  return users.length >= fewestPages ? 'pages' : null
}

/** The pages and frames that cannot run without a module. */
function usersOf(id: string, modules: Rolldown.ChunkingContext): string[] {
  const seen = new Set([id])
  for (const module of seen)
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  return [...new Set([...seen].map(removeQuery))].filter(
    (module) => page.test(module) || frame.test(module) || frameEntry.test(module),
  )
}

const removeQuery = (id: string) => id.replace(/\?.*/, '')
