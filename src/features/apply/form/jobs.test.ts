import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { applicationEvents } from '#db/schema/index.ts'
import { createTestDb } from '#db/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { mailApplicant, mailApplicationArrived } from './jobs.ts'

test('twenty applications with one address send it two receipts; the other timelines say that none went out', async () => {
  const database = await createTestDb('postgres')
  onTestFinished(() => database.close())
  const services = jobServices(database.db)
  const told: unknown[] = []
  for (let at = 0; at < 20; at++) {
    const applicationId = await addApplication({ database })
    await mailApplicationArrived.run({ applicationId }, services)
    await mailApplicant.run({ applicationId }, services)
    const events = await database.db
      .select()
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, applicationId))
      .orderBy(applicationEvents.id)
    told.push(events.map(({ type, details }) => `${type} ${details?.mail}`))
  }
  expect(services.sent.filter(({ to }) => to?.address === 'ana@example.com')).toHaveLength(2)
  // The administrator gets one mail for each.
  expect(services.sent.filter(({ to }) => to === undefined)).toHaveLength(20)
  expect(told.slice(0, 2)).toEqual(Array(2).fill(['mail-sent arrival', 'mail-sent receipt']))
  expect(told.slice(2)).toEqual(Array(18).fill(['mail-sent arrival', 'mail-held-back receipt']))
})
