import { eq, getTableColumns, getTableName, gt, is, ne, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { SecretUnusable } from '#lib/app-secret.ts'
import { createSealer } from '#lib/sealer.ts'
import type { OpenDatabase, Transaction } from './database.ts'
import { deriveWrappingKey, rewrap } from './row-sealer.ts'
import * as schema from './schema/index.ts'
import { accessLogHead, people, sealingKeys, uploadLinks } from './schema/index.ts'
import { keyIdOf, openHashKey, readSealingKeys, sealHashKey } from './sealing-key.ts'

export type SecretChange = { from: string; to: string }

const batchSize = 200

const notSealed = 'Nothing is sealed yet. Start the site once, then run this again.'
const otherChange =
  'A change to another secret was interrupted. Set APP_SECRET to that one and finish it first.'
const wrongOld = 'The old secret is not the one the data was sealed with. Nothing was changed.'

/** Every sealed column there is, by table: one that is added is rekeyed too. */
export const sealedColumns = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .flatMap((table) => {
    const columns: Record<string, AnyPgColumn> = getTableColumns(table)
    const { id } = columns
    const sealed = Object.values(columns).filter((column) => column.getSQLType() === 'bytea')
    return id && sealed.length > 0 ? [{ table, id, sealed }] : []
  })

/** Short secrets that are sealed as text with a key of their own. */
const sealedTexts = [
  {
    table: uploadLinks,
    id: uploadLinks.id,
    text: uploadLinks.sealedToken,
    about: uploadLinks.tokenHash,
    purpose: 'upload links',
  },
  { table: people, id: people.id, text: people.totpSealed, about: people.id, purpose: 'authenticator apps' },
  {
    table: accessLogHead,
    id: accessLogHead.id,
    text: accessLogHead.sealedKey,
    about: accessLogHead.id,
    purpose: 'access log',
  },
]

/**
 * Changes the key that wraps the keys of all rows. Each batch is under the new key or the old one, and rows that are
 * done are left alone, so this can be killed anywhere and run again; until it is through, the site does not start.
 * `others` is what else hangs on the secret, done before the old one is given up. Returns how many values changed.
 */
export async function rekeyRows(
  database: OpenDatabase,
  change: SecretChange,
  others: () => Promise<void> = async () => {},
): Promise<number> {
  const { db } = database
  if ((await readSealingKeys(db)).length === 0) throw new SecretUnusable(notSealed)
  await db.transaction((tx) => announce(tx, change))
  let changed = 0
  for (const { table, id, sealed } of sealedColumns) {
    const keys = { from: deriveWrappingKey(change.from), to: deriveWrappingKey(change.to) }
    changed += await eachBatch(database, { table, id, columns: sealed }, (column, rowId, value) =>
      value instanceof Uint8Array ? rewrap(column, rowId, value, keys) : undefined,
    )
  }
  for (const { table, id, text, about, purpose } of sealedTexts) {
    const [from, to] = [createSealer(change.from, purpose), createSealer(change.to, purpose)]
    changed += await eachBatch(
      database,
      { table, id, columns: [text], about },
      (_column, _id, value, place) => {
        // What opens with neither was lost at an earlier change of the secret.
        const opened = typeof value === 'string' ? from.open(value, place) : undefined
        return opened === undefined ? undefined : to.seal(opened, place)
      },
    )
  }
  await others()
  // The files of the database still hold keys that the old secret opens.
  const tables = [...sealedColumns, ...sealedTexts].map(({ table }) => getTableName(table))
  await database.scrub([...new Set(tables)])
  await db.delete(sealingKeys).where(ne(sealingKeys.keyId, keyIdOf(change.to)))
  return changed
}

/** From here on the site does not start with either secret. */
async function announce(tx: Transaction, { from, to }: SecretChange): Promise<void> {
  const keys = await tx.select().from(sealingKeys)
  if (openHashKey(to, keys)) return
  if (keys.length > 1) throw new SecretUnusable(otherChange)
  const hashKey = openHashKey(from, keys)
  if (!hashKey) throw new SecretUnusable(wrongOld)
  await tx.insert(sealingKeys).values(sealHashKey(to, hashKey))
}

type Rows = { table: PgTable; id: AnyPgColumn; columns: readonly AnyPgColumn[]; about?: AnyPgColumn }
type Row = Record<string, unknown> & { id: string; about: string }
type Reseal = (
  column: AnyPgColumn,
  rowId: string,
  value: unknown,
  about: string,
) => Buffer | string | undefined

async function eachBatch({ db }: OpenDatabase, rows: Rows, reseal: Reseal): Promise<number> {
  let changed = 0
  let last: string | undefined
  while (true) {
    const after = last === undefined ? undefined : gt(rows.id, last)
    const batch = await db.transaction((tx) => resealBatch(tx, rows, after, reseal))
    changed += batch.changed
    last = batch.last
    if (last === undefined) return changed
  }
}

async function resealBatch(
  tx: Transaction,
  { table, id, columns, about }: Rows,
  after: SQL | undefined,
  reseal: Reseal,
) {
  const fields = Object.fromEntries(columns.map((column) => [column.name, column]))
  const found = await tx
    .select({ id: sql<string>`${id}::text`, about: sql<string>`${about ?? sql`''`}::text`, ...fields })
    .from(table)
    .where(after)
    .orderBy(id)
    .limit(batchSize)
    .for('update')
  let changed = 0
  for (const row of found as Row[]) {
    for (const column of columns) {
      const value = reseal(column, row.id, row[column.name], row.about)
      if (value === undefined) continue
      await tx.execute(
        sql`update ${table} set ${sql.identifier(column.name)} = ${value} where ${eq(id, row.id)}`,
      )
      changed += 1
    }
  }
  return { changed, last: found.at(-1)?.id }
}
