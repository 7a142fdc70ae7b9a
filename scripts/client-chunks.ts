import type { Rolldown } from 'vite'

/** Every page runs on these libraries. */
const framework = /\/node_modules\/(react|react-dom|scheduler)\//
/** What fetches a part later. Without a place of its own it lands in the frame, which then runs wherever a part is fetched. */
const loader = /vite\/preload-helper/
/** Every page but the form, which has one address for all its steps. */
const router = /\/node_modules\/react-router\//
/** A public page runs this before it needs React. */
const frameEntry = /\/src\/entry\.frame\.ts$/
/** What it fetches for a page with our hours on it, which is read without React too. */
const hours = /\/src\/features\/chrome\/components\/show-hours\.ts$/
/** The frame of every public page, which comes with each of them. */
const frame = /\/src\/(entry\.client|root|features\/chrome\/pages\/site-layout)\.tsx$/
/** People apply on these pages, so most people load their scripts. */
const applying = /\/src\/features\/(marketing\/home\/pages\/home|apply\/form\/pages\/apply)\.tsx$/
/** The application's form runs without the router, and so must all that it shares with others. */
const form = /\/src\/entry\.form\.tsx$/
const page = /\/src\/features\/(?!admin\/)([^/]+\/)+pages\/(?!admin\/)[^/]+\.tsx$/
/** Pages behind a sign-in or a link. Visitors of Home don't load what these share. */
const privatePage =
  /\/src\/features\/((case|contract-page|payoff-page|access|documents)\/.*|apply\/form\/pages\/continue\.tsx$)/

/** What the form shares with pages that have no field: states, where we fund, notices. */
const facts = /\/src\/(domain\/|site\/|ui\/notice\.tsx)/
/** One field is on many pages, a form that keeps what is typed on few. */
const inputs = /\/src\/ui\/(field(-group|-message)?|input|select)\.tsx$/
/** Home and the pages beside it say what we promise and whether it's kept. */
const claims =
  /\/src\/(site\/(content\/en\/)?(standing-claims|kept-promise)|features\/chrome\/(components\/(claim-row|proof-note)|content\/(en\/)?proof))\.tsx?$/
/** Six pages work out what an advance costs, with most of the code that pages share. */
const price = /\/src\/(lib|features)\/price\//

/** This many pages must use a part before all of them fetch it with their common file. */
const minPages = 4

/** In order: a file also takes everything its parts import that no earlier one has taken. */
const chunks = [
  'framework',
  'router',
  'basics',
  'entry.frame',
  'hours',
  'common',
  'facts',
  'inputs',
  'fields',
  'form',
  'site',
  'claims',
  'price',
  'pages',
] as const
type Chunk = (typeof chunks)[number]

/**
 * By itself the bundler makes a file of every part that two pages share, and a page asks for forty. So the
 * frame is one file, the fields of all forms another, the application's form a third, and what many other pages need
 * a fourth. What the form shares with the frame has files of its own, without the router.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const chosen = new Map<string, Chunk | null>()
  const choose = (id: string, modules: Rolldown.ChunkingContext) => {
    const known = chosen.get(id)
    if (known !== undefined) return known
    const chunk = chooseChunk(id, modules)
    chosen.set(id, chunk)
    return chunk
  }
  return chunks.map((chunk) => ({
    name: (id, modules) => (choose(id, modules) === chunk ? chunk : null),
    debugName: chunk,
  }))
}

function chooseChunk(id: string, modules: Rolldown.ChunkingContext): Chunk | null {
  if (framework.test(id)) return 'framework'
  if (router.test(id)) return 'router'
  if (loader.test(id)) return 'basics'
  if (!/\/src\/.*\.tsx?$/.test(removeQuery(id))) return null
  const users = usersOf(id, modules).filter((user) => !privatePage.test(user))
  const isInForm = users.some((user) => form.test(user))
  if (users.some((user) => frameEntry.test(user))) return isInForm ? 'basics' : 'entry.frame'
  if (users.includes(removeQuery(id))) return null
  if (isInForm) {
    if (users.some((user) => frame.test(user) || hours.test(user))) return 'common'
    if (!users.some((user) => page.test(user))) return 'form'
    if (facts.test(id)) return 'facts'
    return inputs.test(id) ? 'inputs' : 'fields'
  }
  if (users.some((user) => hours.test(user))) return 'hours'
  if (users.some((user) => frame.test(user))) return 'site'
  if (users.filter((user) => page.test(user)).length < minPages) return null
  if (users.some((user) => applying.test(user))) return claims.test(id) ? 'claims' : 'site'
  return price.test(id) ? 'price' : 'pages'
}

/** The pages and frames that can't run without a module. */
function usersOf(id: string, modules: Rolldown.ChunkingContext): string[] {
  const seen = new Set([id])
  for (const module of seen)
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  return [...new Set([...seen].map(removeQuery))].filter((module) =>
    [page, frame, frameEntry, hours, form].some((kind) => kind.test(module)),
  )
}

const removeQuery = (id: string) => id.replace(/\?.*/, '')
