import { inArray, like, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { applications } from '#db/schema/index.ts'
import { readContractNumber } from '#domain/contract-numbers.ts'
import { isMatch, type Match, toMatch } from '#features/applications/data/rows.ts'
import type { Filters } from '#features/applications/schema/rows.ts'
import { listContractReferences } from '#features/contracts/records/data/rows.ts'
import { listKeptReferences } from '#features/merges/data/records.ts'
import { maxSlips, pickNearest } from '#lib/near-words.ts'
import { escapePattern, readSearchWords, type SearchWord } from '#site/search-words.ts'

/** If nothing is spelled as typed, looks for the nearest words. Counting and sorting stay an ordinary search. */
export async function readMatch<Query extends Filters>(
  db: Database,
  query: Query,
  reader: string,
): Promise<Match<Query>> {
  const match = toMatch(query, reader)
  const spelling = query.q ? await findSpelling(db, query.q) : undefined
  return spelling ? { ...match, spelling } : match
}

/** Undefined if something is spelled as typed, or nothing is close. */
async function findSpelling(db: Database, typed: string): Promise<Match['spelling']> {
  const number = readContractNumber(typed)
  const words = readSearchWords(number ?? typed)
  const asTyped = words.map(({ pattern }) => [pattern])
  if (words.length === 0 || (await isFound(db, asTyped))) return undefined
  // A contract's number leads to its file, a merged application's reference to the one it was merged into.
  const merged = await Promise.all(words.map(({ pattern }) => listKeptReferences(db, pattern)))
  const found = await spell(db, words, number ? [await listContractReferences(db, number)] : merged)
  if (found) return found
  const near: string[][] = []
  for (const word of words) near.push(await listNear(db, word, words.length > 1))
  return spell(db, words, near)
}

/** Undefined if no application has the words in these spellings. */
async function spell(db: Database, words: readonly SearchWord[], spellings: readonly string[][]) {
  if (spellings.every((found) => found.length === 0)) return undefined
  const patterns = words.map(({ pattern }, index) => [
    pattern,
    ...(spellings[index] ?? []).map((spelling) => `%${escapePattern(spelling.toLowerCase())}%`),
  ])
  if (!(await isFound(db, patterns))) return undefined
  return { patterns, words: words.map(({ word }, index) => spellings[index]?.[0] ?? word).join(' ') }
}

async function isFound(db: Database | Transaction, patterns: string[][]): Promise<boolean> {
  const [row] = await db.select({ one: sql`1` }).from(applications).where(isMatch(patterns)).limit(1)
  return row !== undefined
}

async function listNear(db: Database, { word, pattern }: SearchWord, isOneOfSeveral: boolean) {
  if (maxSlips(word) === 0) return []
  if (isOneOfSeveral && (await isFound(db, [[pattern]]))) return []
  // Half of all addresses end alike, so the part before the @ decides.
  const [name = word, domain] = word.split('@')
  const end = domain === undefined ? '' : '@'
  const texts =
    /\d/.test(name) && name.length > 5 ? await listSlips(db, name, end) : await listSimilar(db, name)
  return pickNearest(name, texts)
}

/** The index finds candidates quickly, but comparing one takes 0.2 ms. */
const enoughTexts = 40
/** Close matches first: otherwise common words that are less similar crowd them out. */
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
 * Numbers and references are too similar for that: these try one typo at each position. The @ after a name keeps the
 * index from reading everything that only begins alike.
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
  // A reference has a fixed length, and each pattern costs time.
  const lengths = /^\d+$/.test(word) ? [...missing, ...tooMany] : []
  const slips = [...new Set([...wrong, ...swapped, ...lengths])]
  return listTexts(db, or(...slips.map((slip) => like(applications.searchText, `%${slip}${end}%`))))
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789']

/** Everything one typo away from a reference, about 400: their own index tells quickly which exist. */
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
