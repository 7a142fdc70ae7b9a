import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { paymentSettings, sanctionsLists, sanctionsNames } from '#db/schema/index.ts'
import { hashOf } from '#features/contracts/archive/data.ts'
import { readToday } from '#features/rules/data.ts'
import type { Author } from '#lib/access.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { type ListedName, listColumns, readList } from '#lib/sanctions/read-list.ts'
import { formatCalendarDay, formatNumber } from '#site/staff-format.ts'
import { findCurrentList, readPaymentSettings } from '../data/lists.ts'
import type { NewList } from '../schema.ts'

export type ListRefusal = 'unreadable' | 'few' | 'older' | 'not yet'

const rowsPerInsert = 1_000
/** Of the names there were: a file that lost more was cut off on its way. */
const leastShare = 0.5

/** All of a file or nothing. The names of the one before go; its day and its hash stay. */
export function keepList(
  db: Database,
  { kind, listedOn, bytes }: NewList & { bytes: Uint8Array },
  by: Author | undefined,
): Promise<Outcome<object, ListRefusal>> {
  const read = readList(kind, bytes)
  return db.transaction(async (tx): Promise<Outcome<object, ListRefusal>> => {
    // Two uploads of one kind, one after the other.
    await tx.execute(`select pg_advisory_xact_lock(hashtext('sanctions list'))`)
    if (!read.ok) return refuseFile(sayMistake(kind, read))
    if (listedOn > (await readToday(tx)))
      return refuse('not yet', { errors: { listedOn: ['This day hasn’t come yet.'] } })
    const current = await findCurrentList(tx, kind)
    const sha256 = hashOf(bytes)
    if (current?.sha256 === sha256 && current.listedOn === listedOn) return { ok: true }
    const problem = compare(current, listedOn, read.names)
    if (problem) return problem
    await insertList(tx, { kind, listedOn, sha256, names: read.names }, by)
    if (current) await tx.delete(sanctionsNames).where(eq(sanctionsNames.listId, current.id))
    return { ok: true }
  })
}

const refuseFile = (mistake: string) => refuse('unreadable', { errors: { file: [mistake] } })

type Current = Awaited<ReturnType<typeof findCurrentList>>

function compare(
  current: Current,
  listedOn: string,
  names: readonly ListedName[],
): Outcome<object, ListRefusal> | undefined {
  if (current && listedOn < current.listedOn) {
    const day = formatCalendarDay(current.listedOn)
    return refuse('older', { errors: { listedOn: [`The list that is here is of ${day}, which is newer.`] } })
  }
  if (names.length === 0) return refuse('few', { errors: { file: ['There is no name in this file.'] } })
  if (!current || names.length >= current.names * leastShare) return undefined
  const words = `This file has ${count(names.length)}; the one that is here has ${count(current.names)}. It was cut off on its way. Download it again.`
  return refuse('few', { errors: { file: [words] } })
}

const count = (names: number) => `${formatNumber(names)} ${names === 1 ? 'name' : 'names'}`

function sayMistake(
  kind: NewList['kind'],
  { reason, line = 1 }: { reason: 'columns' | 'number' | 'quote' | 'many'; line?: number },
): string {
  const where = `Line ${formatNumber(line)}`
  switch (reason) {
    case 'columns':
      return `${where} doesn’t have the ${listColumns[kind]} columns of ${kind}.csv. Upload the file as the Treasury publishes it.`
    case 'number':
      return `${where} of ${kind}.csv should begin with the number of an entry. Upload the file as the Treasury publishes it.`
    case 'many':
      return `This file has more than ${formatNumber(line - 1)} lines, many more than the Treasury’s. Upload the file as it is published.`
    case 'quote':
      return `${where} breaks off. Download the file again.`
  }
}

async function insertList(
  tx: Transaction,
  { names, ...list }: Pick<NewList, 'kind' | 'listedOn'> & { sha256: string; names: readonly ListedName[] },
  by: Author | undefined,
): Promise<void> {
  const [row] = await tx
    .insert(sanctionsLists)
    .values({ ...list, ...by, names: names.length })
    .returning()
  if (!row) throw new Error('the list was not kept')
  for (let from = 0; from < names.length; from += rowsPerInsert) {
    const some = names.slice(from, from + rowsPerInsert).map((name) => ({ ...name, listId: row.id }))
    await tx.insert(sanctionsNames).values(some)
  }
}

export function setPaymentSettings(
  db: Database,
  { listDays, version }: { listDays: number; version: number },
  by: Author | undefined,
): Promise<Outcome<object, 'changed'>> {
  return db.transaction(async (tx): Promise<Outcome<object, 'changed'>> => {
    await tx.execute(`select pg_advisory_xact_lock(hashtext('payment settings'))`)
    if ((await readPaymentSettings(tx)).version !== version) return refuse('changed')
    const change = { listDays, ...by, updatedAt: new Date(), version: version + 1 }
    await tx
      .insert(paymentSettings)
      .values({ ...change, id: 1 })
      .onConflictDoUpdate({ target: paymentSettings.id, set: change })
    return { ok: true }
  })
}
