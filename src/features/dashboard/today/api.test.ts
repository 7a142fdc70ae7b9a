import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applicationEvents, applications, caseMessages, checklistItems, people } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import { openTestApp, signInAs } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { testRowSealer } from '../../../../tests/support/row-sealer.ts'
import { queues, type Today } from './schema.ts'

const ago = (hours: number) => new Date(Date.now() - hours * 60 * 60_000)

describe.each(databaseKinds())('Today (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind)
  const ruth = await signInAs(app, 'reviewer', 'Ruth Owens')

  const readToday = async ({ headers } = ruth): Promise<Today> =>
    (await app.inject({ url: '/api/admin/overview/today', headers })).json()
  const countListed = async (filters: Record<string, string>) => {
    const url = `/api/applications?${new URLSearchParams(filters)}`
    return Number((await app.inject({ url, headers: ruth.headers })).headers['x-total-count'])
  }
  const isAt = (id: string) => eq(applications.id, id)

  test('counts what waits, each queue as many as its list, and names the oldest late file as the next', async () => {
    const { db } = database
    const ben = await signInAs(app, 'reviewer', 'Ben Hale')
    const older = await addApplication({ database }, { submittedAt: ago(200) })
    const late = await addApplication({ database }, { submittedAt: ago(150) })
    const bens = await addApplication({ database }, { submittedAt: ago(300) })
    await db.update(applications).set({ assigneeId: ben.person.id }).where(isAt(bens))
    const judged = await addApplication({ database })
    const [item] = await db
      .select()
      .from(checklistItems)
      .where(eq(checklistItems.applicationId, judged))
      .limit(1)
    if (item) await db.update(checklistItems).set({ state: 'received' }).where(eq(checklistItems.id, item.id))
    const written = await addApplication({ database })
    const id = randomUUID()
    await db.insert(caseMessages).values({
      ...{ id, applicationId: written },
      party: 'applicant',
      author: 'applicant',
      sealedText: testRowSealer.seal(caseMessages.sealedText, id, 'Any news?'),
      submissionKey: 'a message of hers',
    })
    await recordEvents(db, [
      { applicationId: written, type: 'message-received', details: { messageId: id, party: 'applicant' } },
    ])
    const linkless = await addApplication({ database })
    await db.insert(applicationEvents).values({
      applicationId: linkless,
      actor: 'system',
      type: 'mail-sent',
      details: { mail: 'new-link-wanted' },
    })
    await db.update(applications).set({ assigneeId: ruth.person.id }).where(isAt(linkless))
    await app.inject({
      method: 'POST',
      url: `/api/applications/${late}/follow-ups`,
      headers: ruth.headers,
      payload: { dueAt: new Date(Date.now() - 60_000).toISOString(), submissionKey: 'a-follow-up' },
    })

    const today = await readToday()
    for (const { value, filters } of queues)
      expect.soft(today.queues[value].total, value).toBe(await countListed(filters))
    expect(today.queues).toMatchObject({
      late: { total: 3 },
      reply: { total: 2 },
      followUp: { total: 1 },
      mine: { total: 1 },
    })
    expect(today).toMatchObject({ replies: 1, linksWanted: 1, open: { total: 6 } })
    // A colleague's file is theirs.
    expect(today.next.slice(0, 2).map(({ id }) => id)).toEqual([older, late])
    expect(today.next.map(({ id }) => id)).not.toContain(bens)
    expect(today.since.entries).toContainEqual(
      expect.objectContaining({ type: 'message-received', file: { id: written, name: 'Ana Ruiz' } }),
    )

    // Reading it, a link and a look take them off their queues.
    await db.update(caseMessages).set({ readAt: new Date() })
    const link = { method: 'POST', url: `/api/applications/${linkless}/upload-token` } as const
    expect((await app.inject({ ...link, headers: ruth.headers })).statusCode).toBeLessThan(300)
    await app.inject({ url: `/api/applications/${older}`, headers: ruth.headers })
    const after = await readToday()
    expect(after.queues.unread.total).toBe(today.queues.unread.total - 1)
    expect(after.queues.reply.total).toBe(0)
  })

  test('is closed to an editor, and the week’s figures are the owner’s', async () => {
    const editor = await signInAs(app, 'editor')
    const ask = async ({ headers }: { headers: typeof ruth.headers }, what: string) =>
      (await app.inject({ url: `/api/admin/overview/${what}`, headers })).statusCode
    expect(await ask(editor, 'today')).toBe(403)
    expect(await ask(ruth, 'week')).toBe(403)
    const owner = await signInAs(app, 'owner', 'Olga Nunez')
    const answer = await app.inject({ url: '/api/admin/overview/week', headers: owner.headers })
    expect(answer.json().applications).toHaveLength(12)
    expect(await database.db.$count(people)).toBeGreaterThan(3)
  })
})
