import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { mentions, people } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp, signInAs } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { mailMention } from './jobs.ts'

describe.each(databaseKinds())('a mention in a note (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind)
  const ruth = await signInAs(app, 'reviewer', 'Ruth Owens')
  const ben = await signInAs(app, 'reviewer', 'Ben Hale')
  beforeAll(async () => {
    await signInAs(app, 'editor', 'Ed Itor')
  })

  const write = async (id: string, body: string, { headers } = ruth) =>
    app.inject({ method: 'POST', url: `/api/applications/${id}/notes`, payload: { body }, headers })
  const unreadOf = async ({ headers }: typeof ruth) =>
    (await app.inject({ url: '/api/admin/mentions', headers })).json()

  test('marks the file for the colleague until they open it, and only for them', async () => {
    const id = await addApplication({ database })
    const note = await write(id, 'Her doctor wrote again. @Ben Hale, @Ruth Owens, @Ed Itor: see tab 2')
    expect(note.json()).toMatchObject({ writtenBy: 'Ruth Owens' })
    expect(await unreadOf(ben)).toMatchObject({
      count: 1,
      mentions: [{ applicationId: id, by: 'Ruth Owens' }],
    })
    expect(await unreadOf(ruth)).toEqual({ count: 0, mentions: [] })
    expect(await database.db.$count(mentions)).toBe(1)

    // Somebody else's look is not theirs.
    await app.inject({ url: `/api/applications/${id}`, headers: ruth.headers })
    expect(await unreadOf(ben)).toMatchObject({ count: 1 })
    const opened = await app.inject({ url: `/api/applications/${id}`, headers: ben.headers })
    expect(opened.json().notes).toMatchObject([{ writtenBy: 'Ruth Owens' }])
    expect(await unreadOf(ben)).toEqual({ count: 0, mentions: [] })
  })

  test('is mailed without a word of the note, unless the colleague has left', async () => {
    await database.db.delete(mentions)
    const id = await addApplication({ database })
    await write(id, 'Fractured pelvis, @Ben Hale')
    const [mention] = await database.db.select().from(mentions)
    const services = jobServices(database.db)
    await mailMention.run({ mentionId: mention?.id ?? '' }, services)
    const [mail] = services.sent
    expect(mail).toMatchObject({
      to: { name: 'Ben Hale', address: 'ben.hale@example.com' },
      subject: expect.stringMatching(/^Ruth Owens mentioned you in file BF-2026/),
    })
    expect(mail?.text).toContain(`/admin/applications?application=${id}&tab=notes`)
    expect(JSON.stringify(mail)).not.toMatch(/pelvis|Ruiz/)

    await database.db.update(people).set({ role: 'editor' }).where(eq(people.id, ben.person.id))
    await mailMention.run({ mentionId: mention?.id ?? '' }, services)
    expect(services.sent).toHaveLength(1)
  })
})
