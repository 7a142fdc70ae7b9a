import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applications, firms, refusedFirms } from '#db/schema/index.ts'
import { countMatches } from '#features/applications/counts/data.ts'
import { hasNoFirm } from '#features/applications/data/report-filters.ts'
import { isMatch } from '#features/applications/data/rows.ts'
import { digitsOf } from '#lib/identity-hash.ts'
import { firmDomainOf } from '#lib/mail-services.ts'
import { toSearchPatterns } from '#site/search-words.ts'
import { type Key, listMatching, weightOf } from '../../keys/data.ts'
import { countUnlinked } from '../../records/data/files.ts'
import type { TypedFirm, TypedFirmQuery, TypedFirms } from '../schema.ts'
import { typedFirm } from './typed.ts'

const usualLimit = 30
/** Enough to recognize a firm by. */
const mostShown = 5
const { folded, name, attorney, email, phone } = typedFirm

/** Further files of one spelling are neither counted nor read: they would say the same. */
const mostRead = 500
/** Folding the name of more files than this takes longer than stepping through the spellings. */
const mostFolded = 1_000

/** By name, so that a page costs what it shows, however many files there are. */
export async function listTypedFirms(
  db: Database,
  { q, after, limit = usualLimit }: TypedFirmQuery,
): Promise<TypedFirms> {
  const patterns = toSearchPatterns(q ?? '')
  const page = { patterns, after, limit: limit + 1 }
  const keys = await ((await isRare(db, patterns)) ? findKeys(db, page) : stepThroughKeys(db, page))
  return {
    groups: await describeGroups(db, keys.slice(0, limit)),
    next: keys.length > limit ? (keys[limit - 1] ?? null) : null,
    files: await countUnlinked(db),
  }
}

type Page = { patterns: readonly string[]; after: string | undefined; limit: number }

/** The desk's search looks into firms, too, and finds the files whose spellings are compared. */
const isFound = (patterns: readonly string[]) => and(hasNoFirm, isMatch(patterns.map((pattern) => [pattern])))

async function isRare(db: Database, patterns: readonly string[]): Promise<boolean> {
  if (patterns.length === 0) return false
  const { isMore } = await countMatches(db, isFound(patterns), mostFolded)
  return !isMore
}

const hasWords = (key: SQL, patterns: readonly string[]) =>
  and(...patterns.map((pattern) => sql`' ' || ${key} like ${pattern}`))

/**
 * From one spelling to the next along the index: folding a name takes 40 microseconds, and a firm may have thousands. It
 * steps no further than to the last one that is asked for.
 */
async function stepThroughKeys(db: Database, { patterns, after = '', limit }: Page): Promise<string[]> {
  const nextAfter = (key: SQL) =>
    sql`(select ${folded} from ${applications} where ${hasNoFirm} and ${folded} > ${key} order by ${folded} limit 1)`
  const { rows } = await db.execute<{ key: string }>(sql`
    with recursive steps (key) as (
      select ${nextAfter(sql`${after}::text`)}
      union all select ${nextAfter(sql`steps.key`)} from steps where steps.key is not null)
    select key from steps where ${and(sql`key is not null`, hasWords(sql`key`, patterns))} limit ${limit}`)
  return rows.map(({ key }) => key)
}

async function findKeys(db: Database, { patterns, after, limit }: Page): Promise<string[]> {
  const isAfter = after ? sql`${folded} > ${after}` : undefined
  const rows = await db
    .selectDistinct({ key: folded })
    .from(applications)
    .where(and(isFound(patterns), isAfter, hasWords(folded, patterns)))
    .orderBy(folded)
    .limit(limit)
  return rows.flatMap(({ key }) => (key ? [key] : []))
}

type Typed = {
  key: string
  name: string
  attorney: string | null
  email: string | null
  phone: string | null
}
export type TypedRow = Typed & { files: number }

/** What was typed in the files of these groups, or in so many of each, every combination once. */
export async function listTyped(
  db: Database,
  keys: readonly string[],
  most: number | null = null,
): Promise<TypedRow[]> {
  const { rows } = await db.execute<TypedRow>(sql`
    select key, typed.*, count(*)::int as files
    from unnest(${sql.param(keys)}::text[]) as keys (key), lateral (
      select ${name} as name, ${attorney} as attorney, ${email} as email, ${phone} as phone
      from ${applications} where ${folded} = key and ${hasNoFirm} limit ${most}::int) as typed
    group by 1, 2, 3, 4, 5`)
  return rows
}

async function describeGroups(db: Database, keys: readonly string[]): Promise<TypedFirm[]> {
  if (keys.length === 0) return []
  const byKey = Map.groupBy(await listTyped(db, keys, mostRead + 1), ({ key }) => key)
  const described = keys.flatMap((key) => {
    const rows = byKey.get(key)
    if (!rows) return []
    const read = rows.reduce((sum, { files }) => sum + files, 0)
    return [{ key, files: Math.min(read, mostRead), isMore: read > mostRead, ...describeTyped(rows) }]
  })
  const matching = await listMatching(db, described.flatMap(keysOf))
  const refused = await listRefusedIn(db, keys)
  return described.map((group) => {
    const keys = new Set(keysOf(group).map(({ kind, value }) => `${kind} ${value}`))
    const found = matching.filter(
      ({ id, kind, value }) => keys.has(`${kind} ${value}`) && !refused.has(`${group.key} ${id}`),
    )
    const firms = [...Map.groupBy(found, ({ id }) => id)]
      .map(([id, same]) => ({
        id,
        name: same[0]?.name ?? '',
        why: [...new Set(same.map(({ kind }) => kind))],
      }))
      .sort((one, other) => weightOf(other.why) - weightOf(one.why) || one.name.localeCompare(other.name))
    return { ...group, firms: firms.slice(0, mostShown) }
  })
}

/** Firms that somebody refused for files of a group. */
async function listRefusedIn(db: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ key: folded, rootId: firms.rootId })
    .from(refusedFirms)
    .innerJoin(applications, eq(applications.id, refusedFirms.applicationId))
    .innerJoin(firms, eq(firms.id, refusedFirms.firmId))
    .where(and(hasNoFirm, sql`${folded} = any(${sql.param(keys)}::text[])`))
  return new Set(rows.map(({ key, rootId }) => `${key} ${rootId}`))
}

const keysOf = ({ key, domains, phones }: Pick<TypedFirm, 'key' | 'domains' | 'phones'>): Key[] => [
  { kind: 'name', value: key },
  ...domains.map((value) => ({ kind: 'domain' as const, value })),
  ...phones.map((phone) => ({ kind: 'phone' as const, value: digitsOf(phone) })),
]

/** The most common first. */
export function describeTyped(rows: readonly TypedRow[]) {
  const names = tally(rows, ({ name }) => name.trim().replace(/\s+/g, ' '))
  const phones = new Map(
    tally(rows, ({ phone }) => phone ?? '').flatMap(([phone]) => {
      const digits = digitsOf(phone)
      return digits.length === 10 ? [[digits, phone] as const] : []
    }),
  )
  return {
    spellings: names.map(([name, files]) => ({ name, files })),
    domains: tally(rows, ({ email }) => firmDomainOf(email) ?? '')
      .map(([domain]) => domain)
      .slice(0, mostShown),
    phones: [...phones.values()].slice(0, mostShown),
    attorneys: tally(rows, ({ attorney }) => attorney?.trim() ?? '')
      .map(([attorney]) => attorney)
      .slice(0, mostShown),
  }
}

function tally(rows: readonly TypedRow[], read: (row: TypedRow) => string): [string, number][] {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const value = read(row)
    if (value !== '') counts.set(value, (counts.get(value) ?? 0) + row.files)
  }
  return [...counts].sort((one, other) => other[1] - one[1] || one[0].localeCompare(other[0]))
}
