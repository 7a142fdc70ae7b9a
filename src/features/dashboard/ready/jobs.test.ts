import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { people } from '#db/schema/index.ts'
import { createTestDb, databaseKinds, type TestDatabase } from '#db/testing.ts'
import { addDays } from '#lib/calendar-days.ts'
import { claimEnd } from '#site/claims.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { mailEndingClaims, tellEndingClaims } from './jobs.ts'
import { changeOpening } from './mutations.ts'

describe.each(databaseKinds())('a claim whose record is nearly a year old (%s)', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDb(kind)
    await database.db.delete(people)
    await database.db.insert(people).values([
      { name: 'Pat Quill', email: null, role: 'owner', isFirst: true },
      { name: 'Ruth Owens', email: 'ruth@example.com', role: 'owner' },
      { name: 'Ed', email: 'ed@example.com', role: 'editor' },
    ])
  })
  afterAll(() => database.close())

  const ago = (days: number) => addDays(new Date().toISOString().slice(0, 10), -days)
  const prove = (day: string) =>
    changeOpening(database.db, { claims: { successRate: { source: 'A count', day } } }, undefined)
  async function send(now?: Date) {
    const services = jobServices(database.db)
    await Promise.all([tellEndingClaims(services, now), tellEndingClaims(services, now)])
    for (const { payload } of services.queued)
      await mailEndingClaims.run(mailEndingClaims.schema.parse(payload), services)
    return services.sent
  }

  test('is mailed to the owners a month before it leaves, once for each record', async () => {
    const day = ago(340)
    await prove(day)
    const early = addDays(claimEnd(day), -40)
    expect(await send(new Date(`${early}T13:40:00Z`))).toEqual([])
    const sent = await send()
    expect(sent.map(({ to }) => to?.address ?? 'administrator').sort()).toEqual([
      'administrator',
      'ruth@example.com',
    ])
    expect(sent[0]?.subject).toBe('A claim leaves the site in a month')
    expect(sent[0]?.text).toContain('Success rate: 96%. Leaves on')
    expect(await send()).toEqual([])
    await prove(ago(20))
    expect(await send()).toEqual([])
    await prove(ago(345))
    expect(await send()).toHaveLength(2)
  })

  test('is not mailed any more when it has left, was hidden, or has a newer record by then', async () => {
    await prove(ago(400))
    expect(await send()).toEqual([])
    await prove(ago(350))
    const services = jobServices(database.db)
    await tellEndingClaims(services)
    expect(services.queued).toHaveLength(2)
    await prove(ago(1))
    for (const { payload } of services.queued)
      await mailEndingClaims.run(mailEndingClaims.schema.parse(payload), services)
    expect(services.sent).toEqual([])
  })
})
