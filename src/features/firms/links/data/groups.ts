import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applications, firms, refusedFirms } from '#db/schema/index.ts'
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

/** By name, so that a page costs what it shows, however many files there are. */
export async function listTypedFirms(
  db: Database,
  { q, after, limit = usualLimit }: TypedFirmQuery,
): Promise<TypedFirms> {
  const patterns = toSearchPatterns(q ?? '')
  const groups = await (patterns.length > 0
    ? findGroups(db, patterns, after, limit + 1)
    : stepThroughGroups(db, after, limit + 1))
  const shown = groups.slice(0, limit)
  return {
    groups: await describeGroups(db, shown),
    next: groups.length > limit ? (shown.at(-1)?.key ?? null) : null,
    files: await countUnlinked(db),
  }
}

type Group = { key: string; files: number }

/** From one spelling to the next along the index: folding a name takes 40 microseconds, and a firm may have thousands. */
async function stepThroughGroups(db: Database, after = '', limit: number): Promise<Group[]> {
  const nextAfter = (key: SQL) =>
    sql`(select ${folded} from ${applications} where ${hasNoFirm} and ${folded} > ${key} order by ${folded} limit 1)`
  const { rows } = await db.execute<Group>(sql`
    with recursive steps (key, place) as (
      select ${nextAfter(sql`${after}::text`)}, 1
      union all select ${nextAfter(sql`steps.key`)}, place + 1 from steps where steps.key is not null and place < ${limit})
    select key, (select count(*)::int from ${applications} where ${folded} = key and ${hasNoFirm}) as files
    from steps where key is not null order by place`)
  return rows
}

/** The desk's search looks into firms, too, and finds the files whose spellings are compared. */
async function findGroups(
  db: Database,
  patterns: readonly string[],
  after: string | undefined,
  limit: number,
): Promise<Group[]> {
  const words = patterns.map((pattern) => sql`' ' || ${folded} like ${pattern}`)
  const isAfter = after ? sql`${folded} > ${after}` : undefined
  const isMeant = isMatch(patterns.map((pattern) => [pattern]))
  const rows = await db
    .select({ key: folded, files: count() })
    .from(applications)
    .where(and(hasNoFirm, isMeant, isAfter, ...words))
    .groupBy(folded)
    .orderBy(folded)
    .limit(limit)
  return rows.flatMap(({ key, files }) => (key ? [{ key, files }] : []))
}

type Typed = {
  key: string
  name: string
  attorney: string | null
  email: string | null
  phone: string | null
}
export type TypedRow = Typed & { files: number }

/** What was typed in the files of these groups, each combination once. */
export async function listTyped(db: Database, keys: readonly string[]): Promise<TypedRow[]> {
  const { rows } = await db.execute<TypedRow>(sql`
    select key, ${name} as name, ${attorney} as attorney, ${email} as email, ${phone} as phone, count(*)::int as files
    from unnest(${sql.param(keys)}::text[]) as keys (key) join ${applications} on ${folded} = key
    where ${hasNoFirm} group by 1, 2, 3, 4, 5`)
  return rows
}

async function describeGroups(db: Database, groups: readonly Group[]): Promise<TypedFirm[]> {
  if (groups.length === 0) return []
  const rows = await listTyped(
    db,
    groups.map(({ key }) => key),
  )
  const byKey = Map.groupBy(rows, ({ key }) => key)
  const described = groups.map(({ key, files }) => ({ key, files, ...describeTyped(byKey.get(key) ?? []) }))
  const matching = await listMatching(db, described.flatMap(keysOf))
  const refused = await listRefusedIn(
    db,
    groups.map(({ key }) => key),
  )
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
