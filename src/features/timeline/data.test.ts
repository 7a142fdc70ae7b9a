import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicationEvents } from '#db/schema/index.ts'
import { createTestDb, databaseKinds, type TestDatabase } from '#db/testing.ts'
import { addApplication } from '../../../tests/support/add-application.ts'
import { testRowSealer } from '../../../tests/support/row-sealer.ts'
import { readTimeline } from './data.ts'
import { recordEvents } from './mutations.ts'
import { recordStatusChanges } from './status/mutations.ts'

describe.each(databaseKinds())('a timeline (%s)', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDb(kind)
  })
  afterAll(() => database.close())

  test('tells what was written, newest first, with who did it', async () => {
    const applicationId = await addApplication({ database })
    const { db } = database
    const details = { session: 'abc' }
    await recordEvents(db, [{ applicationId, type: 'submitted', toStatus: 'received' }])
    const change = { applicationId, fromStatus: 'received', toStatus: 'approved' } as const
    const reason = 'All is here'
    await db.transaction((tx) =>
      recordStatusChanges({ db: tx, rowSealer: testRowSealer }, [change], { details, reason }),
    )
    await recordEvents(db, [{ applicationId, type: 'mail-held-back', details: { mail: 'receipt' } }])
    const { timeline } = await readTimeline({ db, rowSealer: testRowSealer }, applicationId)
    const places = timeline.map(({ id }) => Number(id.replace('event-', '')))
    expect(places).toEqual(places.toSorted((a, b) => b - a))
    expect(timeline).toMatchObject([
      { type: 'mail-held-back', actor: 'system', details: { mail: 'receipt' } },
      {
        type: 'status-changed',
        actor: 'admin',
        fromStatus: 'received',
        toStatus: 'approved',
        details: { ...details, reason },
      },
      { type: 'submitted', actor: 'applicant', toStatus: 'received', details: null },
    ])
  })

  test('tells an entry of an older make without the details that no longer fit', async () => {
    const applicationId = await addApplication({ database })
    const kept = { applicationId, actor: 'admin', type: 'note-added' } as const
    await database.db.insert(applicationEvents).values({ ...kept, details: { note: 'of long ago' } })
    const { timeline } = await readTimeline({ db: database.db, rowSealer: testRowSealer }, applicationId)
    expect(timeline).toMatchObject([{ type: 'note-added', actor: 'admin', details: null }])
  })
})
