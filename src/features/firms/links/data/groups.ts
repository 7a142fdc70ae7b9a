import { and, count, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applications, firms, refusedFirms } from '#db/schema/index.ts'
import { hasNoFirm } from '#features/applications/data/report-filters.ts'
import { digitsOf } from '#lib/identity-hash.ts'
import { firmDomainOf } from '#lib/mail-services.ts'
import { toSearchPatterns } from '#site/search-words.ts'
import { type Key, listMatching, weightOf } from '../../keys/data.ts'
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
  const words = toSearchPatterns(q ?? '').map((pattern) => sql`' ' || ${folded} like ${pattern}`)
  const groups = await db
    .select({ key: folded, files: count() })
    .from(applications)
    .where(
      and(hasNoFirm, sql`${folded} is not null`, after ? sql`${folded} > ${after}` : undefined, ...words),
    )
    .groupBy(folded)
    .orderBy(folded)
    .limit(limit + 1)
  const [all] = await db.select({ count: count() }).from(applications).where(hasNoFirm)
  const shown = groups.slice(0, limit).flatMap(({ key, files }) => (key ? [{ key, files }] : []))
  return {
    groups: await describeGroups(db, shown),
    next: groups.length > limit ? (shown.at(-1)?.key ?? null) : null,
    files: all?.count ?? 0,
  }
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
  const rows = await db
    .select({ key: folded, name, attorney, email, phone, files: count() })
    .from(applications)
    .where(and(hasNoFirm, sql`${folded} = any(${sql.param(keys)}::text[])`))
    .groupBy(folded, name, attorney, email, phone)
  return rows.flatMap(({ key, ...row }) => (key ? [{ key, ...row }] : []))
}

async function describeGroups(
  db: Database,
  groups: readonly { key: string; files: number }[],
): Promise<TypedFirm[]> {
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
