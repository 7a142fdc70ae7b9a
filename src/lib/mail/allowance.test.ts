import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDb, databaseKinds, type TestDatabase } from '#db/testing.ts'
import type { MailCause } from '#domain/mail-causes.ts'
import { judgeMail, mailboxOf, mayWrite, restoreMailbox, stopMailbox } from './allowance.ts'

describe.each(databaseKinds())('mails to an address that somebody typed (%s)', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDb(kind)
  })
  afterAll(() => database.close())
  const may = (id: string, to: string, cause: MailCause = 'receipt') =>
    mayWrite(database.db, { id, to, cause })
  const age = (hours: number) =>
    database.db.execute(
      sql`update unanswered_mails set first_tried_at = first_tried_at - ${hours} * interval '1 hour'`,
    )

  test('acknowledge at most twice a day, one after another or all at once, in any spelling', async () => {
    const asked = Array.from({ length: 10 }, (_, at) => may(`one-${at}`, 'ann@example.com'))
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(2)
    expect(await may('one-more', 'ANN+news@Example.com')).toBe(false)
    expect(await may('of-documents', 'ann@example.com', 'documents')).toBe(false)
    expect(await may('other', 'bob@example.com')).toBe(true)
  })

  test('count once for all attempts to send the same mail', async () => {
    for (let attempt = 0; attempt < 3; attempt++) expect(await may('tried', 'cy@example.com')).toBe(true)
    expect(await may('second', 'cy@example.com')).toBe(true)
    expect(await may('third', 'cy@example.com')).toBe(false)
    await age(25)
    expect(await may('third', 'cy@example.com')).toBe(true)
  })

  test('are at most three an hour, including the receipt, when anyone can ask for them', async () => {
    expect(await may('receipt', 'dee@example.com')).toBe(true)
    // Twenty at a time, which is more than a process has connections.
    const ask = async (name: string) => {
      const lanes = Array.from({ length: 20 }, async (_, lane) => {
        let sent = 0
        for (let at = 0; at < 10; at++) {
          if (await may(`${name}-${lane}-${at}`, 'dee@example.com', 'asked')) sent++
        }
        return sent
      })
      return (await Promise.all(lanes)).reduce((sum, sent) => sum + sent)
    }
    expect(await ask('code')).toBe(2)
    await age(1.1)
    expect(await ask('later')).toBe(3)
    expect(await may('documents', 'dee@example.com', 'documents')).toBe(true)
  })

  test('stay few about one application, with any addresses', async () => {
    const asked = Array.from({ length: 30 }, (_, at) =>
      mayWrite(database.db, { id: `many-${at}`, to: `${at}@example.com`, applicationId: 'one' }),
    )
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(12)
  })

  test('of the desk go out when strangers have used up theirs, and wait when there are too many', async () => {
    for (let at = 0; at < 5; at++) await may(`asked-${at}`, 'eve@example.com', 'asked')
    const judge = (at: number) =>
      judgeMail(database.db, { id: `desk-${at}`, to: 'eve@example.com', cause: 'desk' })
    for (let at = 0; at < 50; at++) expect(await judge(at)).toBe('send')
    expect(await judge(50)).toBe('later')
    expect(await judge(49)).toBe('send')
  })

  test('never go to a mailbox that opted out, until it takes that back', async () => {
    await stopMailbox(database.db, 'Firm@Example.com')
    await stopMailbox(database.db, 'firm@example.com')
    expect(await judgeMail(database.db, { id: 'firm', to: 'firm+x@example.com', cause: 'desk' })).toBe(
      'stopped',
    )
    // Somebody had stopped it before that tap.
    await restoreMailbox(database.db, 'firm@example.com', new Date(Date.now() + 60_000))
    expect(await may('firm', 'firm@example.com', 'desk')).toBe(false)
    await restoreMailbox(database.db, 'firm@example.com', new Date(Date.now() - 60_000))
    expect(await may('firm', 'firm@example.com', 'desk')).toBe(true)
  })
})

test.each([
  ['Ann@Example.com', 'ann@example.com'],
  ['ann+1@example.com', 'ann@example.com'],
  ['a.n.n+x@gmail.com', 'ann@gmail.com'],
  ['ann@googlemail.com', 'ann@gmail.com'],
  ['a.nn@example.com', 'a.nn@example.com'],
])('%s reaches the mailbox %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox))
