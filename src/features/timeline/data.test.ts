import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicationEvents } from '#db/schema/index.ts'
import { createTestDb, databaseKinds, type TestDatabase } from '#db/testing.ts'
import { addApplication } from '../../../tests/support/add-application.ts'
import { readTimeline } from './data.ts'
import { recordEvents } from './mutations.ts'

describe.each(databaseKinds)('a timeline (%s)', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDb(kind)
  })
  afterAll(() => database.close())

  test('tells what was written, newest first, with who did it', async () => {
    const applicationId = await addApplication({ database })
    const details = { session: 'abc', reason: 'All is here' }
    const ids = await recordEvents(database.db, [
      { applicationId, type: 'submitted', toStatus: 'received' },
      { applicationId, type: 'status-changed', fromStatus: 'received', toStatus: 'approved', details },
      { applicationId, type: 'mail-held-back', details: { mail: 'receipt' } },
    ])
    const { timeline } = await readTimeline(database.db, applicationId)
    expect(timeline.map(({ id }) => id)).toEqual(ids.toReversed().map((id) => `event-${id}`))
    expect(timeline).toMatchObject([
      { type: 'mail-held-back', actor: 'system', details: { mail: 'receipt' } },
      { type: 'status-changed', actor: 'admin', fromStatus: 'received', toStatus: 'approved', details },
      { type: 'submitted', actor: 'applicant', toStatus: 'received', details: null },
    ])
  })

  test('tells an entry of an older make without the details that no longer fit', async () => {
    const applicationId = await addApplication({ database })
    const kept = { applicationId, actor: 'admin', type: 'note-added' } as const
    await database.db.insert(applicationEvents).values({ ...kept, details: { note: 'of long ago' } })
    const { timeline } = await readTimeline(database.db, applicationId)
    expect(timeline).toMatchObject([{ type: 'note-added', actor: 'admin', details: null }])
  })
})
