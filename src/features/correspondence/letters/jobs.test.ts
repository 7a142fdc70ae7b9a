import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applications, checklistItems } from '#db/schema/index.ts'
import { createTestDb, databaseKinds, type TestDatabase } from '#db/testing.ts'
import type { RejectionReason } from '#domain/case-file.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { addItems } from '../../../../tests/support/add-items.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { testRowSealer } from '../../../../tests/support/row-sealer.ts'
import { mailRejection } from './jobs.ts'

describe.each(databaseKinds())('a document to send again (%s)', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDb(kind)
  })
  afterAll(() => database.close())

  async function reject(itemId: string, reason: RejectionReason) {
    const words = testRowSealer.seal(checklistItems.sealedReason, itemId, 'The MRI is of another patient.')
    const change = {
      state: 'rejected',
      reason,
      sealedReason: words,
      judgedAt: new Date(),
      version: 2,
    } as const
    await database.db.update(checklistItems).set(change).where(eq(checklistItems.id, itemId))
    return { itemId, version: 2 }
  }
  async function openFile() {
    const id = await addApplication({ database })
    const [photo = '', records = ''] = await addItems({ database }, id, [
      { documentType: 'police-report' },
      { documentType: 'medical-records', name: 'MRI of the spine' },
    ])
    return { id, photo, records, services: jobServices(database.db) }
  }

  test('is told in one mail for all, with our own reasons and never a reviewer’s words', async () => {
    const { photo, records, services } = await openFile()
    const jobs = [await reject(photo, 'not-readable'), await reject(records, 'own-words')]
    for (const job of [...jobs, ...jobs]) await mailRejection.run(job, services)
    expect(services.sent).toHaveLength(1)
    const [mail] = services.sent
    expect(mail?.subject).toMatch(/^Please send 2 documents again \(BF-\w+\)$/)
    expect(mail?.text).toContain('- Police report: It’s too blurry or too dark to read.')
    expect(mail?.text).toContain('- Medical records: We wrote the reason on your case page.')
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/MRI|patient/)
    expect(mail?.text).toMatch(/Open your case page: http:\/\/localhost\/case\/[\w-]{43}\n/)
  })

  test('is not mentioned when the verdict was taken back or the file was closed', async () => {
    const { id, photo, records, services } = await openFile()
    const job = await reject(photo, 'too-old')
    const back = { state: 'accepted', reason: null, sealedReason: null } as const
    await database.db.update(checklistItems).set(back).where(eq(checklistItems.id, photo))
    await mailRejection.run(job, services)
    const late = await reject(records, 'too-old')
    await database.db.update(applications).set({ status: 'withdrawn' }).where(eq(applications.id, id))
    await mailRejection.run(late, services)
    expect(services.sent).toEqual([])
  })
})
