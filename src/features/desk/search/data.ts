import { inArray, like, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { applications } from '#db/schema/index.ts'
import { isMatch, type Match, toMatch } from '#features/applications/data/rows.ts'
import type { Filters } from '#features/applications/schema/rows.ts'
import { listKeptReferences } from '#features/merges/data/records.ts'
import { countSlips } from '#lib/edit-distance.ts'
import { escapePattern, readSearchWords, type SearchWord } from '#site/search-words.ts'

/**
 * What a query asks for. Where nothing is spelled as typed, it looks for the words that are nearest to it, so that
 * everything else, counting and sorting, stays an ordinary search.
 */
export async function readMatch<Query extends Filters>(
  db: Database,
  query: Query,
  reader: string,
): Promise<Match<Query>> {
  const match = toMatch(query, reader)
  const spelling = query.q ? await findSpelling(db, query.q) : undefined
  return spelling ? { ...match, spelling } : match
}

/** Undefined when something is spelled as typed, or nothing is near it. */
async function findSpelling(db: Database, typed: string): Promise<Match['spelling']> {
  const words = readSearchWords(typed)
  if (
    words.length === 0 ||
    (await isFound(
      db,
      words.map(({ pattern }) => [pattern]),
    ))
  )
    return undefined
  const merged = await findMergedSpelling(db, words)
  if (merged) return merged
  const near: string[][] = []
  for (const word of words) near.push(await listNear(db, word, words.length > 1))
  const patterns = words.map(({ pattern }, place) => [
    pattern,
    ...(near[place] ?? []).map((one) => `%${escapePattern(one)}%`),
  ])
  if (near.every((found) => found.length === 0) || !(await isFound(db, patterns))) return undefined
  return { patterns, words: words.map(({ word }, place) => near[place]?.[0] ?? word).join(' ') }
}

/** A reference of a file that was merged into another leads to that one. */
async function findMergedSpelling(db: Database, words: readonly SearchWord[]): Promise<Match['spelling']> {
  const kept = await Promise.all(words.map(({ pattern }) => listKeptReferences(db, pattern)))
  if (kept.every((references) => references.length === 0)) return undefined
  const patterns = words.map(({ pattern }, place) => [
    pattern,
    ...(kept[place] ?? []).map((one) => `%${escapePattern(one.toLowerCase())}%`),
  ])
  if (!(await isFound(db, patterns))) return undefined
  return { patterns, words: words.map(({ word }, place) => kept[place]?.[0] ?? word).join(' ') }
}

async function isFound(db: Database | Transaction, patterns: string[][]): Promise<boolean> {
  const [row] = await db.select({ one: sql`1` }).from(applications).where(isMatch(patterns)).limit(1)
  return row !== undefined
}

/** The more letters, the more slips are still the same word. */
const maxSlips = ({ length }: string) => (length < 4 ? 0 : length < 6 ? 1 : 2)
const maxSpellings = 3

/** How a word is spelled in the applications, nearest first. One of several words may be right as it is. */
async function listNear(db: Database, { word, pattern }: SearchWord, isOneOfSeveral: boolean) {
  if (maxSlips(word) === 0) return []
  if (isOneOfSeveral && (await isFound(db, [[pattern]]))) return []
  // Half of all addresses end alike, so what is before the @ decides.
  const [name = word, domain] = word.split('@')
  const end = domain === undefined ? '' : '@'
  const texts =
    /\d/.test(name) && name.length > 5 ? await listSlips(db, name, end) : await listSimilar(db, name)
  const most = /\d/.test(name) ? 1 : maxSlips(name)
  const slips = new Map(
    texts.flatMap(splitText).map((found): [string, number] => [found, countSlips(name, found, most)]),
  )
  const fitting = [...slips].filter(([, count]) => count <= most).sort((one, other) => one[1] - other[1])
  const nearest = fitting[0]?.[1]
  return fitting
    .filter(([, count]) => count === nearest)
    .slice(0, maxSpellings)
    .map(([found]) => found)
}

const splitText = (text: string) =>
  text.split(/[\s,;]+/).flatMap((word) => (word.includes('@') ? [word, word.split('@')[0] ?? ''] : [word]))

/** The index finds candidates quickly; to compare each takes 0.2 ms, so a few have to do. */
const enoughTexts = 40
/** First what is much alike: otherwise a common word that is less so takes all places. */
const thresholds = [0.6, 0.4]

async function listSimilar(db: Database, word: string): Promise<string[]> {
  return db.transaction(
    async (tx) => {
      for (const threshold of thresholds) {
        await tx.execute(
          sql`select set_config('pg_trgm.word_similarity_threshold', ${String(threshold)}, true)`,
        )
        const texts = await listTexts(tx, sql`${applications.searchText} %> ${word}`)
        if (texts.length > 0) return texts
      }
      return []
    },
    { accessMode: 'read only' },
  )
}

/**
 * Numbers and references are too much alike for that; these are tried with one slip at each place. What has to follow,
 * the @ of an address, spares the index all that only begins alike.
 */
async function listSlips(db: Database, word: string, end: string): Promise<string[]> {
  const references = listReferences(word)
  if (references.length > 0) return listTexts(db, inArray(applications.reference, references))
  const places = [...word].map((_, place) => place)
  const parts = (place: number, left: number) =>
    [word.slice(0, place), word.slice(place + left)].map(escapePattern)
  const wrong = places.map((place) => parts(place, 1).join('_'))
  const missing = places.map((place) => parts(place, 0).join('_'))
  const tooMany = places.map((place) => parts(place, 1).join(''))
  const swapped = places
    .slice(1)
    .map((place) =>
      escapePattern(word.slice(0, place - 1) + word[place] + word[place - 1] + word.slice(place + 1)),
    )
  // A reference has a fixed length, and each pattern costs: nothing is missing from it.
  const lengths = /^\d+$/.test(word) ? [...missing, ...tooMany] : []
  const slips = [...new Set([...wrong, ...swapped, ...lengths])]
  return listTexts(db, or(...slips.map((slip) => like(applications.searchText, `%${slip}${end}%`))))
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789']

/** All that a whole reference with one slip may mean: their own index tells quickly which of some 400 there are. */
function listReferences(word: string): string[] {
  if (!/^[a-z]{2}-[a-z\d]{10}$/.test(word)) return []
  const typed = [...word.toUpperCase()]
  return typed.flatMap((letter, place) => {
    if (letter === '-') return []
    const wrong = letters.map((one) => typed.with(place, one))
    const next = typed[place + 1]
    const swapped = next && next !== '-' ? [typed.with(place, next).with(place + 1, letter)] : []
    return [...wrong, ...swapped].map((one) => one.join(''))
  })
}

async function listTexts(db: Database | Transaction, where: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ text: applications.searchText })
    .from(applications)
    .where(where)
    .limit(enoughTexts)
  return rows.map(({ text }) => text)
}
