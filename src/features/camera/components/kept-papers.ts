import { readDeviceOwner } from '#lib/browser-store/own-device.ts'
import { createSealedBytes } from '#lib/browser-store/sealed-bytes.ts'
import type { PageFlaw } from '#lib/scan/judge-page.ts'

export type PaperPage = { id: string; jpeg: Blob; width: number; height: number; flaws: readonly PageFlaw[] }

/** Pages of one document that aren't sent yet. */
export type Paper = {
  pages: readonly PaperPage[]
  /** Somebody pressed Send. */
  isDue?: boolean
  /** The bytes have arrived under this registration; only its answer is missing. */
  registration?: object | undefined
}

type Head = Omit<Paper, 'pages'> & { pages: (Omit<PaperPage, 'jpeg'> & { length: number })[] }

const store = createSealedBytes('papers')
/** Says that there is something to open, and nothing else: a page that nobody touches loads no more to find out. */
const notesKey = 'papers-kept'
const ofThisPage = new Map<string, Paper>()
const stored = new Set<string>()

/** Says neither whose document it is nor which: the address of a link is a secret. */
export async function nameOfPaper(place: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(place))
  return Array.from(new Uint8Array(digest, 0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Notes = Record<string, { count: number; isDue: boolean }>

export function readNotes(): Notes {
  try {
    return (JSON.parse(localStorage.getItem(notesKey) ?? '{}') ?? {}) as Notes
  } catch {
    return {}
  }
}

function writeNote(name: string, paper: Paper | undefined) {
  const { [name]: _, ...others } = readNotes()
  const notes: Notes = paper
    ? { ...others, [name]: { count: paper.pages.length, isDue: paper.isDue === true } }
    : others
  if (Object.keys(notes).length > 0) localStorage.setItem(notesKey, JSON.stringify(notes))
  else localStorage.removeItem(notesKey)
}

export async function readPaper(name: string): Promise<Paper | undefined> {
  const here = ofThisPage.get(name)
  if (here) return here
  if (!readNotes()[name]) return undefined
  const bytes = await store.read(name).catch(() => undefined)
  if (bytes) stored.add(name)
  else writeNote(name, undefined)
  return bytes && unpack(bytes)
}

const turns = new Map<string, Promise<unknown>>()

/** One after another: what is kept while it's being sent must not lie there again once it's dropped. */
function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const done = (turns.get(name) ?? Promise.resolve()).then(work)
  turns.set(
    name,
    done.catch(() => {}),
  )
  return done
}

/** Resolves to whether it outlives the page: on the person's own device, sealed, for seven days. */
export async function keepPaper(name: string, paper: Paper): Promise<boolean> {
  ofThisPage.set(name, paper)
  if (readDeviceOwner() !== 'own') return false
  try {
    await inTurn(name, async () => {
      await store.keep(name, await pack(paper))
      writeNote(name, paper)
      stored.add(name)
    })
    return true
  } catch {
    return false
  }
}

/** Another tab has sent it meanwhile, or its week is over. */
export const isGone = (name: string) => stored.has(name) && !readNotes()[name]

export async function dropPaper(name: string) {
  ofThisPage.delete(name)
  await inTurn(name, async () => {
    stored.delete(name)
    if (!readNotes()[name]) return
    writeNote(name, undefined)
    await store.drop(name).catch(() => {})
  })
}

/** The length of a head, the head, and the pictures one after another. */
async function pack({ pages, ...rest }: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const head: Head = { ...rest, pages: pages.map(({ jpeg, ...page }) => ({ ...page, length: jpeg.size })) }
  const text = new TextEncoder().encode(JSON.stringify(head))
  const parts = [new Uint32Array([text.length]), text, ...pages.map(({ jpeg }) => jpeg)]
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

function unpack(bytes: Uint8Array<ArrayBuffer>): Paper {
  const [length = 0] = new Uint32Array(bytes.slice(0, 4).buffer)
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as Head
  let at = 4 + length
  const pages = head.pages.map(({ length: size, ...page }) => {
    const jpeg = new Blob([bytes.slice(at, at + size)], { type: 'image/jpeg' })
    at += size
    return { ...page, jpeg }
  })
  return { ...head, pages }
}
