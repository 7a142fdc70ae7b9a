import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications, contactMessages, documents } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import type { ScanState } from '#domain/documents.ts'
import { newKey } from '#lib/storage/keys.ts'
import { openTestApp, signIn, signInAs } from '#server/testing.ts'
import { addApplication } from '../../../tests/support/add-application.ts'
import { sealMessage, sealName } from '../../../tests/support/row-sealer.ts'

const hour = 60 * 60_000
const ago = (hours: number) => new Date(Date.now() - hours * hour)

describe.each(databaseKinds())('the overview of the dashboard (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind)

  const send = async (applicationId: string, hours: number, scanState: ScanState = 'clean') =>
    database.db.insert(documents).values({
      ...sealName('report.pdf'),
      applicationId,
      documentType: 'other',
      mimeType: 'application/pdf',
      sizeBytes: 9,
      contentHash: '0'.repeat(32),
      storageKey: newKey(),
      scanState,
      uploadedAt: ago(hours),
    })

  test('counts what came in and what waits too long, and names whose documents they are', async () => {
    const late = await addApplication({ database }, { submittedAt: ago(30) })
    const fresh = await addApplication({ database })
    await send(late, 3)
    await send(fresh, 2, 'infected')
    await send(fresh, 1)
    const message = { name: 'Bo', email: 'bo@example.net', subject: 'urgent' as const, receivedAt: ago(25) }
    await database.db.insert(contactMessages).values({ ...message, ...sealMessage('Hello?') })
    const answer = await app.inject({ url: '/api/admin/overview', headers: await signIn(app) })
    expect(answer.json()).toMatchObject({
      lastVisitAt: null,
      newApplications: 2,
      newMessages: 1,
      newDocuments: 3,
      documentsFrom: [
        { applicationId: fresh, name: 'Ana Ruiz', documents: 2, quarantined: 1 },
        { applicationId: late, name: 'Ana Ruiz', documents: 1, quarantined: 0 },
      ],
      overdueApplications: 1,
      overdueMessages: 1,
      unreadMessages: 1,
    })
  })

  test('the masthead counts open files and conversations to answer, and names who else is here', async () => {
    const closed = await addApplication({ database })
    await database.db.update(applications).set({ status: 'declined' }).where(eq(applications.id, closed))
    const ruth = await signInAs(app, 'reviewer', 'Ruth Owens')
    const ben = await signInAs(app, 'reviewer', 'Ben Hale')
    const ask = async ({ headers }: typeof ruth) =>
      (await app.inject({ url: '/api/admin/overview/masthead', headers })).json()
    expect(await ask(ruth)).toMatchObject({
      files: { total: 2, isMore: false },
      messages: { total: 1, isMore: false },
    })
    const names = (await ask(ben)).here.map(({ name }: { name: string }) => name)
    expect(names).toContain('Ruth Owens')
    expect(names).not.toContain('Ben Hale')
  })

  test('is closed to an editor', async () => {
    const { headers } = await signInAs(app, 'editor')
    for (const url of ['/api/admin/overview', '/api/admin/overview/masthead'])
      expect((await app.inject({ url, headers })).statusCode).toBe(403)
  })
})
