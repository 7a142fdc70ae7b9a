import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { people } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import type { ListPage } from '#features/desk/list/schema.ts'
import { openTestApp, signInAs } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { parseCsv } from '../../../../tests/support/csv.ts'

describe.each(databaseKinds())('who works on an application (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind)
  const ruth = await signInAs(app, 'reviewer', 'Ruth Owens')
  const ben = await signInAs(app, 'owner', 'Ben Hale')

  const assign = (path: string, payload: object, { headers } = ruth) =>
    app.inject({ method: 'PATCH', url: `/api/applications/${path}`, payload, headers })
  const desk = async (query: string, { headers } = ruth): Promise<ListPage> =>
    (await app.inject({ url: `/api/applications/desk?${query}`, headers })).json()
  const read = async (id: string) =>
    (await app.inject({ url: `/api/applications/${id}`, headers: ruth.headers })).json()

  test('is in the list, the details and the timeline, by the names at the time', async () => {
    const id = await addApplication({ database })
    const given = await assign(`${id}/assignee`, { assigneeId: ben.person.id, version: 1 })
    expect(given.json()).toMatchObject({ assigneeId: ben.person.id, version: 2 })
    await assign(`${id}/assignee`, { assigneeId: null, version: 2 }, ben)
    const { timeline, assigneeId } = await read(id)
    expect(assigneeId).toBeNull()
    const changes = timeline.filter(({ type }: { type: string }) => type === 'assigned')
    const benNow = { id: ben.person.id, name: 'Ben Hale' }
    const ruthNow = { id: ruth.person.id, name: 'Ruth Owens' }
    expect(changes).toMatchObject([
      { actor: 'admin', details: { person: benNow, from: benNow, to: null } },
      { actor: 'admin', details: { person: ruthNow, from: null, to: benNow } },
    ])
  })

  test('counts mine and nobody’s for each reader', async () => {
    const [mine, bens, nobodys] = [
      await addApplication({ database }, { role: 'attorney' }),
      await addApplication({ database }, { role: 'attorney' }),
      await addApplication({ database }, { role: 'attorney' }),
    ]
    await assign('assignee', { assigneeId: ruth.person.id, applications: [{ id: mine, version: 1 }] })
    await assign('assignee', { assigneeId: ben.person.id, applications: [{ id: bens, version: 1 }] })
    const idsOf = async (query: string, as = ruth) =>
      (await desk(`role=attorney&${query}`, as)).applications.map(({ id }) => id)
    expect(await idsOf('assignee=me')).toEqual([mine])
    expect(await idsOf('assignee=me', ben)).toEqual([bens])
    expect(await idsOf('assignee=nobody')).toEqual([nobodys])
    expect(await idsOf(`assignee=${ben.person.id}`)).toEqual([bens])
    expect((await desk('role=attorney')).piles).toMatchObject({ all: 3, mine: 1, nobodys: 1 })
    expect(await desk('role=attorney&assignee=nobody')).toMatchObject({
      total: 1,
      piles: { all: 1, mine: 1, nobodys: 1 },
    })
    const headers = ruth.headers
    const csv = await app.inject({ url: '/api/applications/export.csv?assignee=me&role=attorney', headers })
    const [header = [], row = [], ...more] = parseCsv(csv.body.slice(1))
    const [id, assignee] = ['id', 'assignee'].map((name) => row[header.indexOf(name)])
    expect([id, assignee, more]).toEqual([mine, 'Ruth Owens', []])
  })

  test('stays if somebody else was faster, and both hear about it', async () => {
    const id = await addApplication({ database })
    const both = await Promise.all([
      assign(`${id}/assignee`, { assigneeId: ruth.person.id, version: 1 }, ruth),
      assign(`${id}/assignee`, { assigneeId: ben.person.id, version: 1 }, ben),
    ])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const gone = { id: '3f0c2d1e-8f11-4c1c-9a55-0d5f6a7b8c9d', version: 1 }
    const late = await assign('assignee', {
      assigneeId: ben.person.id,
      applications: [{ id, version: 1 }, gone],
    })
    expect(late.json()).toMatchObject({
      changed: [],
      refused: [
        { id, reason: 'changed' },
        { id: gone.id, reason: 'unknown' },
      ],
    })
  })

  test('is never an editor, a disabled person or a stranger', async () => {
    const id = await addApplication({ database })
    const { person: editor } = await signInAs(app, 'editor', 'Ed Itor')
    const { person: gone } = await signInAs(app, 'reviewer', 'Gone Long')
    await database.db.update(people).set({ disabledAt: new Date() }).where(eq(people.id, gone.id))
    for (const assigneeId of [editor.id, gone.id, '3f0c2d1e-8f11-4c1c-9a55-0d5f6a7b8c9d']) {
      const refused = await assign(`${id}/assignee`, { assigneeId, version: 1 })
      expect(refused.statusCode).toBe(400)
      expect(refused.json().errors).toHaveProperty('assigneeId')
    }
    const listed = await app.inject({ url: '/api/admin/colleagues', headers: ruth.headers })
    expect(listed.json().map(({ name }: { name: string }) => name)).toEqual(['Ben Hale', 'Ruth Owens'])
  })
})
