import { createHash, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { addApplication } from '../../tests/support/add-application.ts'
import { makeTemporaryDataFolder } from '../../tests/support/embedded-snapshot.ts'
import { filesWith } from '../../tests/support/local-disk.ts'
import { sealName, testRowSealer } from '../../tests/support/row-sealer.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { keyDocuments } from './key-documents.ts'
import { hashDocument } from './keyed-hashes.ts'
import { openPostgres } from './postgres.ts'
import type { RowSealer } from './row-sealer.ts'
import { documents } from './schema/index.ts'
import { createTestDb, databaseKinds, type TestDatabase } from './testing.ts'

const digestOf = (number: number) => createHash('sha256').update(`file ${number}`).digest('hex')

/** As v0.1.0 left them. Returns their ids. */
async function leaveOldDocuments(database: OpenDatabase, count: number): Promise<string[]> {
  const applicationId = await addApplication({ database })
  const rows = Array.from({ length: count }, (_, number) => ({
    ...sealName('a.pdf'),
    applicationId,
    documentType: 'other' as const,
    mimeType: 'application/pdf',
    sizeBytes: 1,
    contentHash: digestOf(number),
    storageKey: randomUUID(),
    scanState: 'not-scanned' as const,
  }))
  await database.db.insert(documents).values(rows)
  return rows.map(({ id }) => id)
}

/** Hashes as the real one does, and counts how often. */
function countHashes(failAfter = Number.POSITIVE_INFINITY): RowSealer & { count: () => number } {
  let count = 0
  return {
    ...testRowSealer,
    count: () => count,
    hash(...args) {
      count += 1
      if (count > failAfter) throw new Error('killed')
      return testRowSealer.hash(...args)
    },
  }
}

describe.each(databaseKinds())('documents of v0.1.0 (%s)', (kind) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await createTestDb(kind)
  })
  afterEach(() => database.close())

  const readHashes = async (ids: readonly string[]) => {
    const rows = await database.db.select().from(documents)
    const hashes = new Map(rows.map(({ id, contentHash }) => [id, contentHash]))
    return ids.map((id) => hashes.get(id))
  }

  test('all get a keyed hash, once, however often it is interrupted', async () => {
    const ids = await leaveOldDocuments(database, 450)
    let hashed = 0
    for (const failAfter of [0, 250]) {
      const sealer = countHashes(failAfter)
      await expect(keyDocuments(database, sealer)).rejects.toThrow('killed')
      hashed = (await readHashes(ids)).filter((hash) => hash?.length === 32).length
      // Whole batches or nothing.
      expect(hashed).toBe(failAfter === 0 ? 0 : 200)
    }
    const last = countHashes()
    await keyDocuments(database, last)
    expect(last.count()).toBe(450 - hashed)
    expect(await readHashes(ids)).toEqual(
      ids.map((_, number) => hashDocument(testRowSealer, digestOf(number))),
    )
    await keyDocuments(database, countHashes(0))
  })
})

test('two processes that start together key each document once, and both wait for the last', async () => {
  const here = await createTestDb('postgres')
  const there = await openPostgres({ databaseUrl: here.databaseUrl ?? '', onError: () => {} })
  onTestFinished(async () => {
    await there.close()
    await here.close()
  })
  const ids = await leaveOldDocuments(here, 500)
  const sealers = [countHashes(), countHashes()] as const
  const keyed = async (run: Promise<void>) => {
    await run
    const rows = await here.db.select().from(documents)
    return rows.filter(({ contentHash }) => contentHash.length === 32).length
  }
  const ends = await Promise.all([
    keyed(keyDocuments(here, sealers[0])),
    keyed(keyDocuments(there, sealers[1])),
  ])
  expect(ends).toEqual([ids.length, ids.length])
  expect(sealers[0].count() + sealers[1].count()).toBe(ids.length)
})

test('no plain hash stays in the files of the embedded database', async () => {
  const folder = await makeTemporaryDataFolder()
  onTestFinished(folder.remove)
  const database = await openDatabase({ dataDir: folder.path, onError: () => {} })
  await leaveOldDocuments(database, 3)
  expect(filesWith(folder.path, digestOf(1))).not.toEqual([])
  await keyDocuments(database, testRowSealer)
  await database.close()
  expect(filesWith(folder.path, digestOf(1))).toEqual([])
})
