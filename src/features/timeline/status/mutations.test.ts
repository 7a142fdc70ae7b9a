import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applications, decisions, responses } from '#db/schema/index.ts'
import { createTestDb, databaseKinds, type TestDatabase } from '#db/testing.ts'
import type { ApplicationStatus } from '#domain/application-status.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { testRowSealer } from '../../../../tests/support/row-sealer.ts'
import { recordStatusChanges } from './mutations.ts'

describe.each(databaseKinds())('a change of status (%s)', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDb(kind)
  })
  afterAll(() => database.close())

  const change = (applicationId: string, fromStatus: ApplicationStatus, toStatus: ApplicationStatus) =>
    database.db.transaction(async (tx) => {
      await tx.update(applications).set({ status: toStatus }).where(eq(applications.id, applicationId))
      const changes = [{ applicationId, fromStatus, toStatus }]
      return recordStatusChanges({ db: tx, rowSealer: testRowSealer }, changes, { details: {} })
    })

  test('ends what was decided before, and voids a first signature', async () => {
    const applicationId = await addApplication({ database })
    const values = {
      applicationId,
      kind: 'declined',
      fromStatus: 'in-review',
      applicationVersion: 1,
      reason: 'uncertain-fault',
    } as const
    await database.db.insert(decisions).values([
      { ...values, submissionKey: 'in effect', effectiveAt: new Date() },
      { ...values, submissionKey: 'signed once' },
    ])
    await change(applicationId, 'declined', 'in-review')
    const rows = await database.db
      .select({ key: decisions.submissionKey, ending: decisions.ending, endedBy: decisions.endedBy })
      .from(decisions)
      .where(eq(decisions.applicationId, applicationId))
    expect(rows).toContainEqual({ key: 'in effect', ending: 'superseded', endedBy: null })
    expect(rows).toContainEqual({ key: 'signed once', ending: 'void', endedBy: null })
  })

  test('counts a decision as the answer, and no other status', async () => {
    const applicationId = await addApplication({ database })
    const readAnswers = () =>
      database.db
        .select({ answer: responses.answer })
        .from(responses)
        .where(eq(responses.applicationId, applicationId))
    await change(applicationId, 'received', 'in-review')
    expect(await readAnswers()).toEqual([])
    await change(applicationId, 'in-review', 'declined')
    expect(await readAnswers()).toEqual([{ answer: 'declined' }])
  })
})
