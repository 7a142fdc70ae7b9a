import { and, asc, getTableName, gt, sql } from 'drizzle-orm'
import type { OpenDatabase, Transaction } from './database.ts'
import { hashDocument } from './keyed-hashes.ts'
import type { RowSealer } from './row-sealer.ts'
import { documents } from './schema/index.ts'

const batchSize = 200
const isPlain = sql`length(${documents.contentHash}) = 64`

/**
 * Keys the hashes of documents that v0.1.0 kept plain, and removes those from the files of the database. A keyed hash is
 * left alone, so this can be killed anywhere and goes on at the next start. Processes that start together take turns.
 */
export async function keyDocuments(
  database: Pick<OpenDatabase, 'db' | 'scrub'>,
  rowSealer: RowSealer,
): Promise<void> {
  const { db } = database
  const [plain] = await db.select({ id: documents.id }).from(documents).where(isPlain).limit(1)
  if (!plain) return
  for (let last: string | undefined, isMore = true; isMore; ) {
    const ids = await db.transaction((tx) => keyBatch(tx, rowSealer, last))
    last = ids.at(-1)
    isMore = ids.length === batchSize
  }
  await database.scrub([getTableName(documents)])
}

async function keyBatch(tx: Transaction, rowSealer: RowSealer, after: string | undefined): Promise<string[]> {
  await tx.execute(sql`lock table ${documents} in share row exclusive mode`)
  const rows = await tx
    .select({ id: documents.id, digest: documents.contentHash })
    .from(documents)
    .where(and(isPlain, after === undefined ? undefined : gt(documents.id, after)))
    .orderBy(asc(documents.id))
    .limit(batchSize)
  const keyed = rows.map(({ id, digest }) => ({ id, hash: hashDocument(rowSealer, digest) }))
  await tx
    .update(documents)
    .set({ contentHash: sql`keyed.hash` })
    .from(sql`json_to_recordset(${JSON.stringify(keyed)}::json) as keyed(id uuid, hash text)`)
    .where(sql`${documents.id} = keyed.id`)
  return rows.map(({ id }) => id)
}
