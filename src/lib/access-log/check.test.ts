import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '#db/database.ts'
import { accessLog } from '#db/schema/index.ts'
import { createTestDb, databaseKinds, type TestDatabase } from '#db/testing.ts'
import { rounds } from '../../../tests/support/sample.ts'
import { createAccessLog } from './access-log.ts'
import { hashEntry } from './entry.ts'

const size = 30
const columns = [
  'happened_at',
  'action',
  'person_id',
  'person_name',
  'session',
  'reference',
  'subject_hash',
  'document_id',
  'document_type',
  'request',
  'details',
  'address',
  'user_agent',
  'previous_hash',
  'hash',
] as const
const number = fc.integer({ min: 1, max: size })

/** What somebody with the database, but without the secret, could do to the log. */
const tampering = fc.oneof(
  fc.record({ how: fc.constant('change' as const), at: number, column: fc.constantFrom(...columns) }),
  fc.record({
    how: fc.constant('empty' as const),
    at: number,
    column: fc.constantFrom(...columns.slice(1, 13)),
  }),
  fc.record({ how: fc.constant('forge' as const), at: number }),
  fc.record({ how: fc.constant('remove' as const), at: number, closesGap: fc.boolean() }),
  fc
    .record({ how: fc.constant('swap' as const), at: number, with: number })
    .filter((one) => one.at !== one.with),
  fc.record({ how: fc.constant('cut' as const), at: number }),
  fc.record({ how: fc.constant('repeat' as const), at: number }),
)
type Tampering = typeof tampering extends fc.Arbitrary<infer One> ? One : never

async function tamper(tx: Transaction, one: Tampering): Promise<void> {
  const run = (text: string) => tx.execute(sql.raw(text))
  const at = `where number = ${one.at}`
  const columnsButNumber = columns.join(', ')
  switch (one.how) {
    case 'change': {
      const value = {
        happened_at: `happened_at + interval '1 millisecond'`,
        person_id: 'gen_random_uuid()',
        document_id: 'gen_random_uuid()',
      }
      const fallback = `coalesce(${one.column}, '') || 'x'`
      return void (await run(
        `update access_log set ${one.column} = ${Reflect.get(value, one.column) ?? fallback} ${at}`,
      ))
    }
    case 'empty':
      return void (await run(
        `update access_log set ${one.column} = ${one.column === 'action' ? `''` : 'null'} ${at}`,
      ))
    case 'forge': {
      // The rest of the chain, rebuilt with a key of their own.
      const rest = (await tx.select().from(accessLog).orderBy(accessLog.number)).slice(one.at - 1)
      let previousHash = rest[0]?.previousHash ?? ''
      const forged = rest.map((entry) => {
        const changed = { ...entry, address: '192.0.2.66', previousHash }
        previousHash = hashEntry(Buffer.from('a guess'), changed)
        return { ...changed, hash: previousHash }
      })
      await run(`delete from access_log where number >= ${one.at}`)
      await tx.insert(accessLog).values(forged)
      return void (await tx.execute(sql`update access_log_head set last_hash = ${previousHash}`))
    }
    case 'remove':
      await run(`delete from access_log ${at}`)
      if (!one.closesGap) return
      await run(`update access_log set number = 1 - number where number > ${one.at}`)
      await run('update access_log set number = -number where number < 0')
      return void (await run('update access_log_head set last_number = last_number - 1'))
    case 'swap':
      await run(`update access_log set number = 0 where number = ${one.at}`)
      await run(`update access_log set number = ${one.at} where number = ${one.with}`)
      return void (await run(`update access_log set number = ${one.with} where number = 0`))
    case 'cut':
      await run(`delete from access_log where number >= ${one.at}`)
      return void (await run(
        `update access_log_head set last_number = ${one.at - 1}, last_hash = coalesce((select hash from access_log where number = ${one.at - 1}), start_hash)`,
      ))
    case 'repeat':
      return void (await run(
        `insert into access_log (number, ${columnsButNumber}) select ${size + 1}, ${columnsButNumber} from access_log ${at}`,
      ))
  }
}

class Undo extends Error {}

describe.each(databaseKinds())('the access log on %s', (kind) => {
  let database: TestDatabase
  const log = createAccessLog('for tests only')
  beforeAll(async () => {
    database = await createTestDb(kind)
    const { db } = database
    const person = { id: '0193b1c4-6f0e-7cc2-a8a5-3f3a3c3b2a11', name: 'Ruth "the owner" Ångström' }
    for (let n = 1; n <= size; n++)
      await log.record(db, {
        action: n % 3 === 0 ? 'sign-in' : 'file-open',
        address: '203.0.113.9',
        userAgent: 'Firefox',
        person,
        session: '66e81743',
        application: { reference: `BF-2026ABCD${10 + n}`, email: `Person${n}@example.com` },
        document: { id: person.id, type: 'other' },
        request: 'Open',
        details: { n },
      })
  })
  afterAll(() => database.close())

  const found = rounds(1_000, 40)
  test(`shows each of ${found} changed, removed, moved, forged or added entries`, {
    timeout: 600_000,
  }, async () => {
    const { db } = database
    expect(await log.check(db)).toMatchObject({ flaw: null, from: 1, to: size })
    const missed: Tampering[] = []
    for (const one of fc.sample(tampering, { numRuns: found, seed: Number(process.env.TEST_SEED ?? 1) })) {
      await db
        .transaction(async (tx) => {
          // As only the owner of the database can: otherwise the trigger refuses.
          await tx.execute(sql`set local session_replication_role = replica`)
          await tamper(tx, one)
          // A process that was just started: it has seen nothing.
          if ((await createAccessLog('for tests only').check(tx)).flaw === null) missed.push(one)
          throw new Undo()
        })
        .catch((error: unknown) => {
          if (!(error instanceof Undo)) throw error
        })
    }
    expect(missed).toEqual([])
    expect(await log.check(db)).toMatchObject({ flaw: null })
  })

  test('names the first entry that is wrong', async () => {
    const { db } = database
    const flawAfter = async (...statements: string[]) => {
      let flaw: unknown
      await db
        .transaction(async (tx) => {
          await tx.execute(sql`set local session_replication_role = replica`)
          for (const statement of statements) await tx.execute(sql.raw(statement))
          flaw = (await log.check(tx)).flaw
          throw new Undo()
        })
        .catch(() => {})
      return flaw
    }
    expect(await flawAfter(`update access_log set address = '' where number in (9, 20)`)).toEqual({
      number: 9,
      what: 'changed',
    })
    expect(await flawAfter('delete from access_log where number = 12')).toEqual({
      number: 12,
      what: 'missing',
    })
    expect(
      await flawAfter(
        'update access_log set number = case number when 5 then -8 else -5 end where number in (5, 8)',
        'update access_log set number = -number where number < 0',
      ),
    ).toEqual({ number: 5, what: 'moved' })
    expect(await flawAfter('update access_log_head set last_number = 29')).toMatchObject({ what: 'head' })
  })

  test('refuses changes by any program', async () => {
    const { db } = database
    for (const statement of [
      'update access_log set address = null',
      'delete from access_log',
      'truncate access_log',
    ])
      await expect(db.execute(sql.raw(statement))).rejects.toThrow()
    expect(await log.check(db)).toMatchObject({ flaw: null, to: size })
  })
})
