import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicationEvents, applications } from '#db/schema/index.ts'
import { createTestDb, databaseKinds, type TestDatabase } from '#db/testing.ts'
import { JobPostponed } from '#lib/jobs/job.ts'
import { stopMailbox } from '#lib/mail/allowance.ts'
import { numberSubject } from '#lib/mail/number-subject.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { mailAndRecord, mailApplicantOnce, mailForDesk } from './jobs.ts'

describe.each(databaseKinds())('a letter about an application (%s)', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDb(kind)
  })
  afterAll(() => database.close())

  async function prepare(address: string) {
    const applicationId = await addApplication({ database })
    const letterOf = (id: string) => ({
      id: `${id}-${applicationId}`,
      from: { name: 'Us' },
      to: { name: '', address },
      subject: 'About your case',
      text: 'Text',
      html: 'HTML',
    })
    const listRecorded = () =>
      database.db
        .select({ type: applicationEvents.type, details: applicationEvents.details })
        .from(applicationEvents)
        .where(eq(applicationEvents.applicationId, applicationId))
        .orderBy(desc(applicationEvents.id))
    return { applicationId, letterOf, listRecorded, services: jobServices(database.db) }
  }

  test('gets a number when its subject was used before, and keeps its subject on a second try', async () => {
    const { applicationId, letterOf, services } = await prepare('numbered@example.com')
    for (const id of ['first', 'first', 'second'])
      await mailAndRecord(services, letterOf(id), { applicationId, mail: 'file-mail' })
    const [first, again, second] = services.sent.map(({ subject }) => subject)
    expect([first, again]).toEqual(['About your case', 'About your case'])
    expect(second).toBe(numberSubject('About your case', 2, 'en'))
  })

  test('is recorded as held back once the applicant has had a day’s share', async () => {
    const { applicationId, letterOf, listRecorded, services } = await prepare('share@example.com')
    for (const id of ['a', 'b', 'c'])
      await mailApplicantOnce(services, letterOf(id), { applicationId, mail: 'receipt' })
    expect(services.sent).toHaveLength(2)
    const [last] = await listRecorded()
    expect(last).toEqual({ type: 'mail-held-back', details: { mail: 'receipt' } })
  })

  test('from the desk waits for its turn instead', async () => {
    const { applicationId, letterOf, services } = await prepare('waits@example.com')
    const send = (id: number) =>
      mailForDesk(services, letterOf(`desk-${id}`), { applicationId, mail: 'file-mail' })
    for (let id = 0; id < 20; id++) expect(await send(id)).toBe(true)
    await expect(send(20)).rejects.toThrow(JobPostponed)
  })

  test('never reaches a mailbox that wants nothing from us, and what is kept beside it says so', async () => {
    const { applicationId, letterOf, listRecorded, services } = await prepare('stopped@example.com')
    await stopMailbox(database.db, 'stopped@example.com')
    const isSent = await mailForDesk(
      services,
      letterOf('unwanted'),
      { applicationId, mail: 'file-mail' },
      async (tx, wasSent) => {
        const isThis = eq(applications.id, applicationId)
        await tx
          .update(applications)
          .set({ lastName: wasSent ? 'Sent' : 'Held back' })
          .where(isThis)
      },
    )
    expect(isSent).toBe(false)
    expect(services.sent).toEqual([])
    expect(await listRecorded()).toEqual([{ type: 'mail-held-back', details: { mail: 'file-mail' } }])
    const [row] = await database.db
      .select({ lastName: applications.lastName })
      .from(applications)
      .where(eq(applications.id, applicationId))
    expect(row?.lastName).toBe('Held back')
  })
})
