import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicationEvents, applications, people } from '#db/schema/index.ts'
import { createTestDb, databaseKinds, type TestDatabase } from '#db/testing.ts'
import type { ApplicationStatus } from '#domain/application-status.ts'
import { defaultSettings } from '#features/calendar/schema.ts'
import { changeStatus } from '#features/review/mutations.ts'
import { addApplication } from '../../../tests/support/add-application.ts'
import { jobServices } from '../../../tests/support/job-services.ts'
import { mailLate, recountAll, tellLate } from './jobs.ts'
import { setDeadlines } from './mutations.ts'

const hour = 60 * 60_000

describe.each(databaseKinds())('late applications (%s)', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDb(kind)
    const owner = { name: 'Pat Quill', email: 'pat@example.com', role: 'owner', isFirst: true } as const
    const reviewer = { name: 'Ruth Owens', email: 'ruth@example.com', role: 'reviewer' } as const
    await database.db.delete(people)
    await database.db.insert(people).values([owner, reviewer])
  })
  afterAll(() => database.close())

  const addLate = () => addApplication({ database }, { submittedAt: new Date(Date.now() - 30 * hour) })
  /** Runs the schedule in several processes at once, and sends the mails. */
  async function tell(processes = 1) {
    const services = jobServices(database.db)
    await Promise.all(Array.from({ length: processes }, () => tellLate(services, new Date(), 3)))
    for (const { payload } of services.queued) await mailLate.run(mailLate.schema.parse(payload), services)
    return services.sent
  }
  const entries = async (id: string) =>
    (
      await database.db.select().from(applicationEvents).where(eq(applicationEvents.applicationId, id))
    ).filter(({ type }) => type === 'became-late').length
  async function move(id: string, status: ApplicationStatus) {
    const { db } = database
    const [row] = await db.select().from(applications).where(eq(applications.id, id))
    const wanted = [{ id, version: row?.version ?? 0 }]
    const change = { status, reason: 'Because.', applications: wanted }
    await changeStatus(jobServices(db), change, { session: 'test' })
  }

  test('reach the owner in one mail, once, however many processes run', async () => {
    const ids = []
    for (let count = 0; count < 12; count++) ids.push(await addLate())
    const sent = await tell(3)
    expect(sent.map(({ subject, to }) => [subject, to?.address])).toEqual([
      ['12 files are late', 'pat@example.com'],
    ])
    expect(sent[0]?.text).toContain('and 2 more')
    expect(sent[0]?.text).not.toContain('Ruiz')
    expect(await Promise.all(ids.map(entries))).toEqual(ids.map(() => 1))
    expect(await tell(3)).toEqual([])
  })

  test('are mailed again in another status, never for another deadline, and a mail left behind goes out', async () => {
    const id = await addLate()
    const services = jobServices(database.db)
    // The process dies after the application joined the mail.
    const broken = { ...services, enqueue: () => Promise.reject(new Error('killed')) }
    await expect(tellLate(broken)).rejects.toThrow('killed')
    expect((await tell()).map(({ subject }) => subject)).toEqual(['One file is late'])
    const clocks = { ...defaultSettings.clocks, received: { hours: 2, counted: 'all' } } as const
    await setDeadlines(services, { ...defaultSettings, clocks }, undefined)
    await recountAll(database.db)
    expect(await tell()).toEqual([])
    await move(id, 'in-review')
    await move(id, 'received')
    expect(await tell()).toEqual([])
    const later = new Date(Date.now() + 3 * hour)
    await tellLate(services, later)
    expect(services.queued.filter(({ job }) => job === mailLate.name)).toHaveLength(1)
    expect(await entries(id)).toBe(2)
  })
})
