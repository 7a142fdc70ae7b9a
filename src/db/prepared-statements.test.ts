import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createEmbeddedDatabase } from './embedded.ts'
import { lendEmbedded } from './embedded-pool.ts'
import { keepStatements } from './prepared-statements.ts'
import { people } from './schema/index.ts'

async function open() {
  const { client, giveBack } = await lendEmbedded(inject('embeddedSnapshot'))
  onTestFinished(giveBack)
  const plain = createEmbeddedDatabase(client, () => {}).db
  const kept = createEmbeddedDatabase(keepStatements(client, most), () => {}).db
  return { plain, kept }
}

const most = 5

test('the statements that were not asked for longest make room for others, and are made again when asked', async () => {
  const { plain, kept } = await open()
  const ask = async (nth: number) => {
    const { rows } = await kept.execute(sql`select ${sql.raw(String(nth))} as nth, ${nth}::int as same`)
    expect(rows).toEqual([{ nth, same: nth }])
  }
  for (let nth = 0; nth < 2 * most; nth++) {
    await ask(nth)
    await ask(0)
  }
  const { rows } = await plain.execute(sql`select statement from pg_prepared_statements`)
  expect(rows).toHaveLength(most)
  expect(rows).toContainEqual({ statement: expect.stringContaining('select 0 as nth') })
  await ask(1)
})

test('a kept statement answers each time what a plain one does', async () => {
  const { plain, kept } = await open()
  const ask = (db: typeof kept, nth: number | null) =>
    db.execute(sql`select ${nth}::int as nth, ${nth}::text as word, now()::date as day,
      '2026-11-17T01:00:00Z'::timestamptz as moment, array[1, ${nth}::int] as list, '{"a":1}'::jsonb as json`)
  for (const nth of [1, 2, null]) expect((await ask(kept, nth)).rows).toEqual((await ask(plain, nth)).rows)
  expect(await kept.select().from(people)).toEqual(await plain.select().from(people))
})

test('a kept statement that fails spoils neither the next nor what stands around its transaction', async () => {
  const { kept } = await open()
  const divide = (by: number) => kept.execute(sql`select 1 / ${by}::int as result`)
  await expect(divide(0)).rejects.toThrow()
  expect((await divide(1)).rows).toEqual([{ result: 1 }])
  await expect(kept.execute(sql`select nothing`)).rejects.toThrow()

  await kept.execute(sql`create temp table tried (nth int)`)
  const insert = (tx: Pick<typeof kept, 'execute'>, nth: number) =>
    tx.execute(sql`insert into tried values (${nth})`)
  await kept.transaction((tx) => insert(tx, 1))
  const failed = kept.transaction(async (tx) => {
    await insert(tx, 2)
    await tx.execute(sql`select 1 / ${0}::int as result`)
  })
  await expect(failed).rejects.toThrow()
  // Only one at a time: a question from outside waits for the transaction.
  await Promise.all([kept.transaction((tx) => insert(tx, 3)), insert(kept, 4)])
  expect((await kept.execute(sql`select nth from tried order by nth`)).rows).toEqual([
    { nth: 1 },
    { nth: 3 },
    { nth: 4 },
  ])
  await kept.execute(sql`drop table tried`)
})
