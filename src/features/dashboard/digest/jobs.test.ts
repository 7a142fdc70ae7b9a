import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deadlineSettings, digestMails, people } from '#db/schema/index.ts'
import { createTestDb, databaseKinds, type TestDatabase } from '#db/testing.ts'
import { mailApplicationArrived } from '#features/apply/form/jobs.ts'
import { readDeadlineSettings } from '#features/calendar/data.ts'
import { defaultSettings } from '#features/calendar/schema.ts'
import { setDeadlines } from '#features/deadlines/mutations.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { findMorning } from './data.ts'
import { mailDigest, queueDigests } from './jobs.ts'

const settings = { ...defaultSettings, isDigest: true, closedOn: ['2026-11-26'] }

test.each([
  ['the first minute of the hour', '2026-11-16T13:00:00Z', '2026-11-16'],
  ['a minute before', '2026-11-16T12:59:00Z', undefined],
  ['the afternoon, after we were away', '2026-11-16T20:00:00Z', '2026-11-16'],
  ['the evening', '2026-11-17T01:30:00Z', undefined],
  ['Sunday', '2026-11-15T15:00:00Z', undefined],
  ['a holiday', '2026-11-26T15:00:00Z', undefined],
  ['the Friday before clocks go back', '2026-10-30T12:00:00Z', '2026-10-30'],
  ['the Monday after, an hour too early', '2026-11-02T12:00:00Z', undefined],
  ['the Monday after', '2026-11-02T13:00:00Z', '2026-11-02'],
  ['the Monday after they go forward', '2027-03-15T12:00:00Z', '2027-03-15'],
  ['the Friday before, at that hour', '2027-03-12T12:00:00Z', undefined],
])('the mail of the morning on %s', (_when, now, day) => {
  expect(findMorning(settings, new Date(now))?.day).toBe(day)
})

describe.each(databaseKinds())('the mail of the morning (%s)', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDb(kind)
    const { db } = database
    await db.delete(people)
    await db.insert(people).values([
      { name: 'Pat Quill', email: null, role: 'owner', isFirst: true },
      { name: 'Ruth Owens', email: 'ruth@example.com', role: 'reviewer' },
      { name: 'Gone', email: 'gone@example.com', role: 'reviewer', disabledAt: new Date() },
      { name: 'Ed', email: 'ed@example.com', role: 'editor' },
    ])
    await setDeadlines(jobServices(db), { ...settings, version: 0 }, undefined)
    await db.update(deadlineSettings).set({ updatedAt: new Date('2026-01-01') })
  })
  afterAll(() => database.close())

  const monday = new Date('2026-11-16T13:05:00Z')
  const dayAfter = new Date('2026-11-17T13:05:00Z')
  async function send(now: Date, services = jobServices(database.db)) {
    await Promise.all([queueDigests(services, now), queueDigests(services, now)])
    for (const { payload } of services.queued)
      await mailDigest.run(mailDigest.schema.parse(payload), services)
    return services.sent
  }

  test('goes to everybody who sees files, once a day, and not when nothing waits', async () => {
    expect(await send(monday)).toEqual([])
    const applicationId = await addApplication({ database }, { submittedAt: new Date('2026-11-01') })
    const services = jobServices(database.db)
    await mailApplicationArrived.run({ applicationId }, services)
    expect(services.sent).toEqual([])
    expect(await send(monday)).toEqual([])
    const sent = await send(dayAfter)
    // An owner without an address gets it at the administrator's.
    expect(sent.map(({ to }) => to?.address ?? 'administrator').sort()).toEqual([
      'administrator',
      'ruth@example.com',
    ])
    expect(sent[0]?.text).toContain('New to you: 1\nLate by their clock: 1')
    expect(sent[0]?.text).not.toMatch(/Ana|Ruiz|BF-/)
    expect(await send(dayAfter)).toEqual([])
  })

  test('is the same mail when a process ends between sending and keeping that', async () => {
    const wednesday = new Date('2026-11-18T13:05:00Z')
    const services = jobServices(database.db)
    await queueDigests(services, wednesday)
    const [first] = services.queued
    const payload = mailDigest.schema.parse(first?.payload)
    await mailDigest.run(payload, services)
    await database.db.update(digestMails).set({ sentAt: null }).where(eq(digestMails.day, '2026-11-18'))
    await mailDigest.run(payload, services)
    expect(new Set(services.sent.map(({ id }) => id)).size).toBe(1)
    await mailDigest.run(payload, services)
    expect(services.sent).toHaveLength(2)
  })

  test('switched on after its hour begins with the next morning, and leaves the mail per application alone when off', async () => {
    const { db } = database
    await db.delete(digestMails)
    await db.update(deadlineSettings).set({ updatedAt: new Date('2026-11-19T18:00:00Z') })
    const services = jobServices(db)
    await queueDigests(services, new Date('2026-11-19T18:05:00Z'))
    expect(services.queued).toEqual([])
    await setDeadlines(services, { ...(await readDeadlineSettings(db)), isDigest: false }, undefined)
    services.queued.length = 0
    await queueDigests(services, new Date('2026-11-20T13:05:00Z'))
    expect(services.queued).toEqual([])
    await mailApplicationArrived.run({ applicationId: await addApplication({ database }) }, services)
    expect(services.sent).toHaveLength(1)
  })
})
