import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDb, databaseKinds, type TestDatabase } from '#db/testing.ts'
import { readLastBackup } from './data.ts'
import { recordBackup, recordFailedBackup } from './mutations.ts'

describe.each(databaseKinds())('the record of backups on %s', (kind) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await createTestDb(kind)
  })
  afterEach(() => database.close())

  test('tells the newest good one, and a failure only until the next good one', async () => {
    const { db } = database
    expect(await readLastBackup(db)).toEqual({ good: undefined, failure: undefined })
    const hour = 60 * 60_000
    const report = { takenAt: new Date(Date.now() - hour), bytes: 5, rows: 4, files: 3, missing: 0 }
    await recordBackup(db, report)
    await recordBackup(db, { ...report, takenAt: new Date(Date.now() - 2 * hour), rows: 1 })
    await recordFailedBackup(db, 'The disk is full.')
    expect(await readLastBackup(db)).toEqual({
      good: report,
      failure: { at: expect.any(Date), reason: 'The disk is full.' },
    })
    const next = { ...report, takenAt: new Date(Date.now() + 1_000) }
    await recordBackup(db, next)
    expect(await readLastBackup(db)).toEqual({ good: next, failure: undefined })
  })
})
