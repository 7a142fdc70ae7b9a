import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applications, checklistItems, documentRequests, firmRecords } from '#db/schema/index.ts'
import { createTestDb, databaseKinds, type TestDatabase } from '#db/testing.ts'
import type { CaseParty } from '#domain/case-file.ts'
import type { JobServices } from '#lib/jobs/job.ts'
import { stopMailbox } from '#lib/mail/allowance.ts'
import { RecipientRefused } from '#lib/mail/recipient-refused.ts'
import { addApplication } from '../../../../../tests/support/add-application.ts'
import { addItems } from '../../../../../tests/support/add-items.ts'
import { jobServices } from '../../../../../tests/support/job-services.ts'
import { pauseReminders, stopReminders, wantReminders } from '../mutations/reminders.ts'
import { requestDocuments } from '../mutations/requests.ts'
import { mailReminder, remindOfRequests } from './reminders.ts'
import { mailRequest } from './requests.ts'

const minute = 60_000
const day = 24 * 60 * minute
const reviewer = { session: 'test' }

describe.each(databaseKinds())('reminders of what was asked for (%s)', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDb(kind)
  })
  afterAll(() => database.close())

  /** A request that was mailed, and a clock that the test moves. */
  async function ask({ party = 'applicant', ...given }: { party?: CaseParty } & Partial<JobServices> = {}) {
    const { db } = database
    const services = jobServices(db, given)
    const applicationId = await addApplication({ database })
    // One address for each: the mailbox limits are not what is tested here.
    const email = `${randomUUID()}@example.com`
    await db.update(applications).set({ email }).where(eq(applications.id, applicationId))
    if (party === 'firm') {
      await db.insert(firmRecords).values({ id: applicationId, email, verifiedAt: new Date() })
    }
    const [police = '', medical = ''] = await addItems({ database }, applicationId, [
      { party, documentType: 'police-report' },
      { party, documentType: 'medical-records', name: 'MRI of the spine' },
    ])
    const start = new Date()
    const request = { party, itemIds: [police, medical], text: 'Please.', submissionKey: randomUUID() }
    const outcome = await requestDocuments(
      services,
      applicationId,
      { ...request, setStatus: false },
      reviewer,
      start,
    )
    if (!outcome.ok) throw new Error(outcome.reason)
    const { requestId } = outcome
    await mailRequest.run({ requestId }, services)
    const reminders = () => services.sent.filter(({ id }) => id.startsWith('reminder-'))
    return {
      ...{ db, applicationId, requestId, police, medical, start, email, services, reminders },
      /** What the schedule does at this moment, and the jobs it queues. Returns how many reminders went out. */
      async moveTo(days: number, minutes = 0) {
        const before = reminders().length
        services.queued.length = 0
        await remindOfRequests(services, new Date(start.getTime() + days * day + minutes * minute))
        for (const { payload } of services.queued) {
          await mailReminder.run(mailReminder.schema.parse(payload), services)
        }
        return reminders().length - before
      },
      settle: (state: 'needed' | 'received' | 'accepted', ...ids: string[]) =>
        db.update(checklistItems).set({ state }).where(inArray(checklistItems.id, ids)),
      read: async () =>
        (await db.select().from(documentRequests).where(eq(documentRequests.id, requestId)))[0],
    }
  }

  test('come at 2, 5 and 10 days, each worded as what it is, and never a fourth', async () => {
    const asked = await ask()
    const counts = []
    for (const [days, minutes] of [[1], [2, -1], [2], [2, 5], [5, -1], [5], [10, -1], [10], [11], [40]]) {
      counts.push(await asked.moveTo(days ?? 0, minutes))
    }
    expect(counts).toEqual([0, 0, 1, 0, 0, 1, 0, 1, 0, 0])
    const subjects = asked.reminders().map(({ subject }) => subject)
    expect(subjects.map((subject) => subject.split(':')[0])).toEqual([
      'Reminder',
      'Second reminder',
      'Last reminder',
    ])
    for (const { text, html, to, unsubscribeUrl } of asked.reminders()) {
      expect(to?.address).toBe(asked.email)
      expect(text).toContain('- Police report\n- Medical records')
      expect(text + html).not.toContain('spine')
      expect(unsubscribeUrl).toMatch(/^http:\/\/localhost\/api\/case\/[\w-]{43}\/stop-reminders$/)
      expect(text).toMatch(/Stop these reminders: http:\/\/localhost\/case\/[\w-]{43}\/stop\n/)
    }
  })

  test('name what is missing, and rest while everything lies with the desk', async () => {
    const { moveTo, settle, police, medical, reminders, read } = await ask()
    await settle('received', police)
    expect(await moveTo(2)).toBe(1)
    expect(reminders()[0]?.text).not.toContain('Police report')
    await settle('received', medical)
    expect(await moveTo(5)).toBe(0)
    // Asked for anew: the second one is not made up for, the third comes.
    await settle('needed', medical)
    expect([await moveTo(6), await moveTo(10)]).toEqual([0, 1])
    await settle('accepted', police, medical)
    await moveTo(11)
    expect((await read())?.ending).toBe('done')
  })

  const ends: [string, (asked: Awaited<ReturnType<typeof ask>>) => Promise<unknown>, string][] = [
    ['all came', ({ settle, police, medical }) => settle('accepted', police, medical), 'done'],
    [
      'the application was withdrawn',
      ({ db, applicationId }) =>
        db.update(applications).set({ status: 'withdrawn' }).where(eq(applications.id, applicationId)),
      'closed',
    ],
    [
      'they don’t have it',
      ({ db, applicationId }) =>
        db
          .update(checklistItems)
          .set({ unavailableAt: new Date() })
          .where(eq(checklistItems.applicationId, applicationId)),
      'done',
    ],
    [
      'they opted out',
      ({ db, applicationId }) => stopReminders(db, { applicationId, party: 'applicant' }),
      'opted-out',
    ],
    ['the mailbox wants no mail', ({ db, email }) => stopMailbox(db, email), 'wrong-recipient'],
  ]
  test.each(ends)('end when %s', async (_when, end, ending) => {
    const asked = await ask()
    expect(await asked.moveTo(2)).toBe(1)
    await end(asked)
    expect([await asked.moveTo(5), await asked.moveTo(10)]).toEqual([0, 0])
    expect((await asked.read())?.ending).toBe(ending)
  })

  test('that were queued are not sent when there is nothing to remind of by then', async () => {
    const { services, settle, police, medical, start, reminders } = await ask()
    await remindOfRequests(services, new Date(start.getTime() + 2 * day))
    await settle('received', police, medical)
    const [queued] = services.queued.slice(-1)
    await mailReminder.run(mailReminder.schema.parse(queued?.payload), services)
    expect(reminders()).toEqual([])
  })

  test('end when the address takes no mail, and wait while the mail server is away', async () => {
    let trouble: Error | undefined = new Error('away')
    const mailer = {
      send: async ({ id }: { id: string }) => {
        if (trouble && id.startsWith('reminder-')) throw trouble
      },
    }
    const { moveTo, read } = await ask({ mailer })
    await expect(moveTo(2)).rejects.toThrow('away')
    expect((await read())?.ending).toBeNull()
    trouble = new RecipientRefused('no such user')
    await moveTo(5)
    expect((await read())?.ending).toBe('bounced')
  })

  test('come one at a time after we were away, and none that fell into a pause', async () => {
    const late = await ask()
    expect([await late.moveTo(11), await late.moveTo(11, 5), await late.moveTo(12)]).toEqual([1, 0, 1])
    const { db, applicationId, requestId, start, ...paused } = await ask()
    const pause = (isPaused: boolean, days: number) =>
      pauseReminders(
        db,
        { applicationId, requestId, isPaused },
        reviewer,
        new Date(start.getTime() + days * day),
      )
    await pause(true, 1)
    expect([await paused.moveTo(2), await paused.moveTo(5)]).toEqual([0, 0])
    await pause(false, 6)
    expect([await paused.moveTo(6), await paused.moveTo(10)]).toEqual([0, 1])
  })

  test('go on when somebody takes back that they stopped them, and end with the next request', async () => {
    const { db, applicationId, medical, moveTo, services, read } = await ask()
    const whose = { applicationId, party: 'applicant' } as const
    await stopReminders(db, whose)
    await wantReminders(db, whose)
    expect(await moveTo(2)).toBe(1)
    const next = { ...whose, itemIds: [medical], text: 'Again.', submissionKey: randomUUID() }
    await requestDocuments(services, applicationId, { ...next, setStatus: false }, reviewer)
    expect((await read())?.ending).toBe('replaced')
    expect(await moveTo(5)).toBe(0)
  })

  test('to a firm stop as soon as its address is no longer the checked one', async () => {
    const { db, applicationId, moveTo, reminders, read } = await ask({ party: 'firm' })
    expect(await moveTo(2)).toBe(1)
    expect(reminders()[0]?.unsubscribeUrl).toContain('/api/firm/')
    const change = (record: Partial<typeof firmRecords.$inferInsert>) =>
      db.update(firmRecords).set(record).where(eq(firmRecords.id, applicationId))
    await change({ verifiedAt: null })
    expect(await moveTo(5)).toBe(0)
    await change({ wrongRecipientAt: new Date() })
    expect(await moveTo(10)).toBe(0)
    expect((await read())?.ending).toBe('wrong-recipient')
  })
})
