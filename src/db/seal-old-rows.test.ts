import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { leaveOldRows, wordsOf } from '../../tests/support/old-rows.ts'
import { testRowSealer } from '../../tests/support/row-sealer.ts'
import { openPostgres } from './postgres.ts'
import type { RowSealer } from './row-sealer.ts'
import { applicationNotes, contactMessages, unsealedRows } from './schema/index.ts'
import { sealOldRows } from './seal-old-rows.ts'
import { createTestDb, databaseKinds, type TestDatabase } from './testing.ts'

/** Seals as the real one does, and counts how often. */
function countSeals(failAfter = Number.POSITIVE_INFINITY): RowSealer & { count: () => number } {
  let count = 0
  return {
    ...testRowSealer,
    count: () => count,
    seal(...args) {
      count += 1
      if (count > failAfter) throw new Error('killed')
      return testRowSealer.seal(...args)
    },
  }
}

describe.each(databaseKinds())('rows of an older release (%s)', (kind) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await createTestDb(kind)
  })
  afterEach(() => database.close())

  async function readWords(ids: readonly string[]) {
    const notes = await database.db.select().from(applicationNotes)
    const messages = await database.db.select().from(contactMessages)
    const words = new Map([
      ...notes.map(
        ({ id, sealedBody }) =>
          [id, testRowSealer.open(applicationNotes.sealedBody, id, sealedBody)] as const,
      ),
      ...messages.map(
        ({ id, sealedMessage }) =>
          [id, testRowSealer.open(contactMessages.sealedMessage, id, sealedMessage)] as const,
      ),
    ])
    return ids.map((id) => words.get(id))
  }

  test('are all sealed once, however often it is interrupted', async () => {
    const ids = await leaveOldRows(database, 450)
    let sealed = 0
    for (const failAfter of [0, 150, 130]) {
      await expect(sealOldRows(database, countSeals(failAfter))).rejects.toThrow('killed')
      sealed = 450 - (await database.db.$count(unsealedRows)) + 1
      // Whole batches or nothing: what is not sealed is still in the clear.
      expect(sealed % 100).toBe(0)
    }
    const last = countSeals()
    await sealOldRows(database, last)
    expect(last.count()).toBe(450 - sealed)
    expect(await database.db.$count(unsealedRows)).toBe(0)
    expect(await readWords(ids)).toEqual(ids.map((_, i) => wordsOf(i)))
    await sealOldRows(database, countSeals(0))
  })
})

test('two processes that start together share the work, and both wait for its end', async () => {
  const here = await createTestDb('postgres')
  const there = await openPostgres({ databaseUrl: here.databaseUrl ?? '', onError: () => {} })
  onTestFinished(async () => {
    await there.close()
    await here.close()
  })
  await leaveOldRows(here, 500)
  const sealers = [countSeals(), countSeals()] as const
  const left = async (seal: Promise<void>) => {
    await seal
    return here.db.$count(unsealedRows)
  }
  const ends = await Promise.all([left(sealOldRows(here, sealers[0])), left(sealOldRows(there, sealers[1]))])
  expect(ends).toEqual([0, 0])
  expect(sealers[0].count() + sealers[1].count()).toBe(500)
})
