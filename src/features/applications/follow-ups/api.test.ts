import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { deadlineSettings, followUps, people } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { defaultSettings } from '#features/calendar/schema.ts'
import { openTestApp, signInAs } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { countFollowUps } from './data.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

describe.each(databaseKinds())('follow-ups (%s)', async (kind) => {
  let id: string
  const { database, app } = await openTestApp(kind)
  const ruth = await signInAs(app, 'reviewer', 'Ruth Owens')
  const ben = await signInAs(app, 'reviewer', 'Ben Hale')
  beforeEach(async () => {
    await database.db.delete(followUps)
    id = await addApplication({ database })
  })

  const set = (payload: object, { headers } = ruth) =>
    app.inject({ method: 'POST', url: `/api/applications/${id}/follow-ups`, payload, headers })
  const change = (followUpId: string, payload: object, { headers } = ruth) =>
    app.inject({
      method: 'PATCH',
      url: `/api/applications/${id}/follow-ups/${followUpId}`,
      payload,
      headers,
    })
  const due = async (of: string, { headers } = ruth) =>
    (await app.inject({ url: `/api/applications/follow-ups?of=${of}`, headers })).json()
  const read = async () =>
    (await app.inject({ url: `/api/applications/${id}`, headers: ruth.headers })).json()
  const typesOf = ({ timeline }: { timeline: { type: string }[] }) =>
    timeline.map(({ type }) => type).filter((type) => type !== 'viewed')

  test('are set once if sent twice, with words that are sealed in the database', async () => {
    const wanted = {
      kind: 'call',
      dueAt: inHours(-1),
      words: 'Ask about the lien',
      submissionKey: 'k-000001',
    }
    const sent = await Promise.all([set(wanted), set(wanted), set(wanted)])
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(new Set(sent.map((answer) => answer.json().id)).size).toBe(1)
    const file = await read()
    expect(file.followUps).toMatchObject([
      { kind: 'call', words: 'Ask about the lien', owner: { name: 'Ruth Owens' }, doneAt: null, version: 1 },
    ])
    expect(typesOf(file)).toEqual(['follow-up-set'])
    const dump = JSON.stringify(await database.db.select().from(followUps))
    expect(dump).not.toContain('lien')
  })

  test('that are due are listed for their owner, and for everybody once the owner has left', async () => {
    await set({ dueAt: inHours(-1), submissionKey: 'late-0001' })
    await set({ kind: 'check', dueAt: inHours(24 * 5), submissionKey: 'later-001' })
    await set({ kind: 'mail', dueAt: inHours(-2), ownerId: ben.person.id, submissionKey: 'bens-0001' })
    expect(await due('me')).toMatchObject({
      due: 1,
      late: 1,
      followUps: [{ kind: 'call', name: 'Ana Ruiz' }],
    })
    expect(await due('me', ben)).toMatchObject({ due: 1, followUps: [{ kind: 'mail', applicationId: id }] })
    expect((await due('everybody')).followUps).toHaveLength(2)
    const isBen = eq(people.id, ben.person.id)
    await database.db.update(people).set({ disabledAt: new Date() }).where(isBen)
    expect((await due('me')).followUps).toHaveLength(2)
    const refused = await set({ dueAt: inHours(1), ownerId: ben.person.id, submissionKey: 'gone-0001' })
    expect(refused.statusCode).toBe(422)
    await database.db.update(people).set({ disabledAt: null }).where(isBen)
  })

  test('can be done, moved and handed on, and the second of two people at once gets a refusal', async () => {
    const { id: followUpId } = (await set({ dueAt: inHours(1), submissionKey: 'turn-0001' })).json()
    const both = await Promise.all([
      change(followUpId, { dueAt: inHours(30), version: 1 }),
      change(followUpId, { ownerId: ben.person.id, version: 1 }, ben),
    ])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await change(followUpId, { isDone: true, version: 2 }, ben)).json()).toMatchObject({
      doneBy: 'Ben Hale',
      version: 3,
    })
    expect((await change(followUpId, { isDone: true, version: 2 })).json()).toMatchObject({ version: 3 })
    expect((await change(followUpId, { isDone: false, version: 3 })).json()).toMatchObject({ doneAt: null })
    expect(typesOf(await read())).toEqual([
      'follow-up-reopened',
      'follow-up-done',
      'follow-up-moved',
      'follow-up-set',
    ])
  })

  test.each([
    ['a day that has passed', { dueAt: inHours(-50) }, 400],
    ['a day that nobody will see', { dueAt: inHours(24 * 900) }, 400],
    ['no day', {}, 400],
    ['too many words', { dueAt: inHours(1), words: 'x'.repeat(1001) }, 400],
  ])('with %s are refused', async (_what, wanted, status) => {
    expect((await set({ ...wanted, submissionKey: 'wrong-001' })).statusCode).toBe(status)
  })

  test('come with a note, which is added once and needs no second entry', async () => {
    const note = { body: 'Will call back', followUp: { dueAt: inHours(3) }, submissionKey: 'note-0001' }
    const url = `/api/applications/${id}/notes`
    const send = () => app.inject({ method: 'POST', url, payload: note, headers: ruth.headers })
    const [one, two] = await Promise.all([send(), send()])
    expect(one.json()).toEqual(two.json())
    const file = await read()
    expect(file.notes).toHaveLength(1)
    expect(file.followUps).toMatchObject([{ noteId: one.json().id, kind: 'call' }])
    expect(typesOf(file)).toEqual(['note-added'])
  })

  test('are due by the owner’s calendar, which every reviewer may read', async () => {
    await set({ dueAt: inHours(1), submissionKey: 'zone-0001' })
    await database.db.update(followUps).set({ dueAt: new Date('2026-11-16T12:00:00Z') })
    const now = new Date('2026-11-16T06:00:00Z')
    const readZone = async () =>
      (await app.inject({ url: '/api/applications/follow-ups/calendar', headers: ruth.headers })).json()
    expect(await readZone()).toMatchObject({ timeZone: 'America/New_York' })
    expect(await countFollowUps(database.db, undefined, now)).toEqual({ due: 1, late: 0 })
    // In Honolulu it is still yesterday evening.
    const { clocks, version, ...settings } = defaultSettings
    await database.db
      .insert(deadlineSettings)
      .values({ ...settings, timeZone: 'Pacific/Honolulu', clocks: {} })
    expect(await readZone()).toMatchObject({ timeZone: 'Pacific/Honolulu' })
    expect(await countFollowUps(database.db, undefined, now)).toEqual({ due: 0, late: 0 })
    await database.db.delete(deadlineSettings)
  })
})
