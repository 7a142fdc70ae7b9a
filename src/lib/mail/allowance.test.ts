import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDb, databaseKinds, type TestDatabase } from '#db/testing.ts'
import { mailboxOf, mayMail } from './allowance.ts'

describe.each(databaseKinds)('mails to an address that nobody has answered from (%s)', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDb(kind)
  })
  afterAll(() => database.close())
  const may = (id: string, to: string) => mayMail(database.db, { id, to })

  test('are two a day, asked for one after another or all at once, however the address is spelled', async () => {
    const asked = Array.from({ length: 10 }, (_, at) => may(`one-${at}`, 'ann@example.com'))
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(2)
    expect(await may('one-more', 'ANN+news@Example.com')).toBe(false)
    expect(await may('other', 'bob@example.com')).toBe(true)
  })

  test('count once for all attempts to send the same mail', async () => {
    for (let attempt = 0; attempt < 3; attempt++) expect(await may('tried', 'cy@example.com')).toBe(true)
    expect(await may('second', 'cy@example.com')).toBe(true)
    expect(await may('third', 'cy@example.com')).toBe(false)
    await database.db.execute(sql`update unanswered_mails set first_tried_at = now() - interval '25 hours'`)
    expect(await may('third', 'cy@example.com')).toBe(true)
  })
})

test.each([
  ['Ann@Example.com', 'ann@example.com'],
  ['ann+1@example.com', 'ann@example.com'],
  ['a.n.n+x@gmail.com', 'ann@gmail.com'],
  ['ann@googlemail.com', 'ann@gmail.com'],
  ['a.nn@example.com', 'a.nn@example.com'],
])('%s reaches the mailbox %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox))
