import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicationReads, applications } from '#db/schema/index.ts'
import { createTestDb, databaseKinds, type TestDatabase } from '#db/testing.ts'
import { addApplication } from '../../../tests/support/add-application.ts'
import { addPerson } from '../../../tests/support/cheap-password.ts'
import { isUnreadBy } from './data/unread.ts'
import { markRead, markUnread } from './mutations.ts'

describe.each(databaseKinds())('which applications somebody has opened (%s)', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDb(kind)
  })
  afterAll(() => database.close())

  const listUnread = async (personId: string) => {
    const { db } = database
    const rows = await db
      .select({ id: applications.id, isUnread: isUnreadBy(personId) })
      .from(applications)
      .where(isUnreadBy(personId))
    expect(rows.every(({ isUnread }) => isUnread)).toBe(true)
    expect(await db.$count(applications, isUnreadBy(personId))).toBe(rows.length)
    return rows.map(({ id }) => id)
  }

  test('is separate for each person: opened by one, unread for the other', async () => {
    const { db } = database
    const [ana, ben] = await Promise.all(
      ['Ana', 'Ben'].map((name) =>
        addPerson(db, { role: 'reviewer', name, password: 'a password for tests' }),
      ),
    )
    const [first, second] = [await addApplication({ database }), await addApplication({ database })]
    if (!ana || !ben) throw new Error('nobody')
    // Twice at once, as two tabs do.
    await Promise.all([1, 2].map(() => markRead(db, { personId: ana.id, applicationId: first })))
    expect(await listUnread(ana.id)).toEqual([second])
    expect((await listUnread(ben.id)).toSorted()).toEqual([first, second].toSorted())

    for (const time of [1, 2]) {
      await markUnread(db, { personId: ana.id, applicationId: first })
      expect((await listUnread(ana.id)).length, `time ${time}`).toBe(2)
    }
    await markRead(db, { personId: ana.id, applicationId: first })
    await markRead(db, { personId: ana.id, applicationId: '3f0c2d1e-8f11-4c1c-9a55-0d5f6a7b8c9d' })
    expect(await db.$count(applicationReads)).toBe(1)
    await db.delete(applications).where(eq(applications.id, first))
    expect(await db.$count(applicationReads)).toBe(0)
  })
})
