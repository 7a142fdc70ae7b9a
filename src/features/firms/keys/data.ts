import { and, eq, inArray, isNull, like, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#db/database.ts'
import { firmKeys, firms } from '#db/schema/index.ts'
import type { FirmKeyKind } from '#domain/firms.ts'
import { pickNearest } from '#lib/near-words.ts'
import { escapePattern, readSearchWords } from '#site/search-words.ts'

/** A firm and those that were merged into it. */
export const familyOf = (firmId: SQL | string) =>
  sql`(select ${firms.id} from ${firms} where ${firms.rootId} = (select ${firms.rootId} from ${firms} where ${firms.id} = ${firmId}))`

const member = alias(firms, 'member')
const isStanding = isNull(firms.mergedIntoId)

type Patterns = readonly (readonly string[])[]

/** For a query on `firms` that stand by themselves: each word is somewhere in the firm or in one merged into it. */
const hasWords = (patterns: Patterns) =>
  and(
    ...patterns.map((spellings) =>
      inArray(
        firms.id,
        sql`(select ${member.rootId} from ${firms} as ${sql.identifier('member')} where ${or(
          ...spellings.map((pattern) => like(member.searchText, pattern)),
        )})`,
      ),
    ),
  )

/** If nothing is spelled as typed, the nearest words are meant. */
export async function readFirmSearch(
  db: Database | Transaction,
  typed: string,
): Promise<{ where: SQL | undefined; spelling: string | null }> {
  const words = readSearchWords(typed)
  const asTyped = hasWords(words.map(({ pattern }) => [pattern]))
  if (words.length === 0 || (await isFound(db, asTyped))) return { where: asTyped, spelling: null }
  const near: { word: string; spellings: string[] }[] = []
  for (const { word, pattern } of words) {
    const isThere = words.length > 1 && (await isFound(db, hasWords([[pattern]])))
    near.push({ word, spellings: isThere ? [] : await listNear(db, word) })
  }
  const guessed = hasWords(
    near.map(({ spellings }, place) => [
      words[place]?.pattern ?? '',
      ...spellings.map((spelling) => `%${escapePattern(spelling)}%`),
    ]),
  )
  const isGuess = near.some(({ spellings }) => spellings.length > 0)
  if (!isGuess || !(await isFound(db, guessed))) return { where: asTyped, spelling: null }
  return { where: guessed, spelling: near.map(({ word, spellings }) => spellings[0] ?? word).join(' ') }
}

async function isFound(db: Database | Transaction, where: SQL | undefined): Promise<boolean> {
  const [row] = await db.select({ one: sql`1` }).from(firms).where(and(isStanding, where)).limit(1)
  return row !== undefined
}

const enoughTexts = 40
const thresholds = [0.6, 0.4]

async function listNear(db: Database | Transaction, word: string): Promise<string[]> {
  if (word.length < 4) return []
  return db.transaction(async (tx) => {
    for (const threshold of thresholds) {
      await tx.execute(
        sql`select set_config('pg_trgm.word_similarity_threshold', ${String(threshold)}, true)`,
      )
      const rows = await tx
        .select({ text: firms.searchText })
        .from(firms)
        .where(sql`${firms.searchText} %> ${word}`)
        .limit(enoughTexts)
      const near = pickNearest(
        word,
        rows.map(({ text }) => text),
      )
      if (near.length > 0) return near
    }
    return []
  })
}

/** Most keys are one firm's: firms are read for the others alone. */
const repeated = sql`(select ${firmKeys.kind} as kind, ${firmKeys.value} as value from ${firmKeys} group by 1, 2 having count(*) > 1)`

/** Firms that share a name, a domain or a phone with another. */
export const sharing = sql`(select unnest(array_agg(distinct ${firms.rootId})) from ${repeated} as repeated
  join ${firmKeys} on ${firmKeys.kind} = repeated.kind and ${firmKeys.value} = repeated.value
  join ${firms} on ${firms.id} = ${firmKeys.firmId}
  group by ${firmKeys.kind}, ${firmKeys.value} having count(distinct ${firms.rootId}) > 1)`

export type Shared = { firmId: string; name: string; kind: FirmKeyKind; value: string }

/** What other firms have in common with this one. */
export async function listShared(db: Database | Transaction, rootId: string): Promise<Shared[]> {
  const [own, other] = [alias(firmKeys, 'own'), alias(firmKeys, 'other')]
  const [ours, root] = [alias(firms, 'ours'), alias(firms, 'root')]
  return db
    .selectDistinct({
      firmId: root.id,
      name: sql<string>`${root.names}[1]`,
      kind: own.kind,
      value: own.value,
    })
    .from(ours)
    .innerJoin(own, eq(own.firmId, ours.id))
    .innerJoin(other, and(eq(other.kind, own.kind), eq(other.value, own.value)))
    .innerJoin(member, eq(member.id, other.firmId))
    .innerJoin(root, eq(root.id, member.rootId))
    .where(and(eq(ours.rootId, rootId), ne(root.id, rootId)))
    .orderBy(sql`2`, root.id)
    .limit(50)
}

export const sayShared = ({ kind, value }: Pick<Shared, 'kind' | 'value'>) => `the ${kind} ${value}`

export type Key = { kind: FirmKeyKind; value: string }

export type Matching = { id: string; name: string; kind: FirmKeyKind; value: string }

/** Firms, at the end of the merges, that have one of these keys. */
export async function listMatching(
  db: Database | Transaction,
  keys: readonly Key[],
  where?: SQL,
): Promise<Matching[]> {
  if (keys.length === 0) return []
  const root = alias(firms, 'root')
  const kinds = sql`${sql.param(keys.map(({ kind }) => kind))}::text[]`
  const values = sql`${sql.param(keys.map(({ value }) => value))}::text[]`
  return db
    .selectDistinct({
      id: root.id,
      name: sql<string>`${root.names}[1]`,
      kind: firmKeys.kind,
      value: firmKeys.value,
    })
    .from(firmKeys)
    .innerJoin(firms, eq(firms.id, firmKeys.firmId))
    .innerJoin(root, eq(root.id, firms.rootId))
    .where(
      and(sql`(${firmKeys.kind}, ${firmKeys.value}) in (select * from unnest(${kinds}, ${values}))`, where),
    )
}

/** Who has more in common comes first; a domain says more than a name, and a name more than a phone. */
const weights: Record<FirmKeyKind, number> = { domain: 4, name: 3, phone: 2 }
export const weightOf = (why: readonly FirmKeyKind[]) => why.reduce((sum, kind) => sum + weights[kind], 0)
