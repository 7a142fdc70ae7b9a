import { pino } from 'pino'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTestDb, type DatabaseKind, databaseKinds, type TestDatabase } from '#db/testing.ts'
import { forgetAttempts } from '#lib/attempts.ts'
import { openJobs } from '#lib/jobs/jobs.ts'
import { buildTestApp } from '#server/testing.ts'
import { createFailureCounts, mailFailures } from './jobs.ts'
import { writeFailureMail } from './mail.tsx'

async function readQueued({ runSql }: TestDatabase) {
  const { rows } = await runSql(
    `select data->'failures' as failures from pgboss.job where name = 'failure-mail' and state < 'completed'`,
  )
  return rows.map(({ failures }) => failures)
}
const forgetQueued = ({ runSql }: TestDatabase) =>
  runSql(`delete from pgboss.job where name = 'failure-mail'`)

async function createDatabase(kind: DatabaseKind) {
  const database = await createTestDb(kind)
  onTestFinished(() => database.close())
  return database
}

describe.each(databaseKinds())('what failed unexpectedly (%s)', (kind) => {
  test('is told by all processes together once an hour, and nothing is left out of the count', async () => {
    const database = await createDatabase(kind)
    const { db } = database
    const jobs = await openJobs({ database, jobs: [mailFailures], logger: pino({ level: 'silent' }) })
    const [first, second] = [createFailureCounts({ db, jobs }), createFailureCounts({ db, jobs })]
    await first.tell()
    expect(await readQueued(database)).toEqual([])

    first.count('POST /api/contact')
    first.count('POST /api/contact')
    second.count('job case-code')
    await Promise.all([first.tell(), first.tell()])
    const both = [{ place: 'POST /api/contact', count: 2 }]
    expect(await readQueued(database)).toEqual([both])

    // The first mail has not left yet, as when the mail server is away.
    await forgetAttempts(db, 'failure mail')
    await second.tell()
    expect(await readQueued(database)).toEqual([both])

    // It has left, within the hour.
    await first.tell()
    await forgetQueued(database)
    first.count('POST /api/contact')
    await first.tell()
    await forgetQueued(database)
    await second.tell()
    expect(await readQueued(database)).toEqual([])

    await forgetAttempts(db, 'failure mail')
    second.count('job case-code')
    await second.tell()
    expect(await readQueued(database)).toEqual([[{ place: 'job case-code', count: 2 }]])
    await jobs.stop()
  })
})

test('a request that fails is told by its route alone, if the setting asks for it', async () => {
  // Only the clock of the app below: the queue and the database wait for real.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const database = await createDatabase('embedded')
  const app = await buildTestApp(database, { env: { FAILURE_MAIL: 'true' } })
  onTestFinished(() => app.close())
  await database.runSql('alter table contact_messages rename to contact_messages_away')
  const payload = {
    name: 'Ann Ode',
    email: 'ann@example.com',
    subject: 'general-question',
    message: 'Please call me back.',
  }
  const answer = await app.inject({ method: 'POST', url: '/api/contact', payload })
  await database.runSql('alter table contact_messages_away rename to contact_messages')
  expect(answer.statusCode, answer.body).toBe(500)
  vi.advanceTimersByTime(60_000)
  await expect.poll(() => readQueued(database)).toEqual([[{ place: 'POST /api/contact', count: 1 }]])
})

test('the mail names places and numbers, the most frequent first, and at most twenty', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    place: `GET /api/${index + 1}`,
    count: index + 1,
  }))
  const { subject, text, to } = writeFailureMail('1', many, 'The site')
  expect(subject).toBe('465 failures on the site')
  expect(text).toMatch(/- GET \/api\/30: 30\n- GET \/api\/29: 29\n/)
  expect(text).toContain('- Elsewhere: 55')
  expect(to).toBeUndefined()
})
