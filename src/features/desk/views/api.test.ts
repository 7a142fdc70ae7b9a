import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { deskViews } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp, signInAs } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { maxShared, maxViews, usualColumns, type Views } from './schema.ts'

describe.each(databaseKinds())('saved views (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind)
  const ruth = await signInAs(app, 'reviewer', 'Ruth Owens')
  const ben = await signInAs(app, 'reviewer', 'Ben Hale')
  const olga = await signInAs(app, 'owner', 'Olga Owner')
  beforeAll(async () => {
    for (const role of ['plaintiff', 'plaintiff', 'attorney'] as const)
      await addApplication({ database }, { role })
  })

  const view = { name: 'Texas', isShared: false, filters: { state: 'TX' }, version: 0 }
  const save = (id: string, payload: object, { headers } = ruth) =>
    app.inject({ method: 'PUT', url: `/api/applications/views/${id}`, payload, headers })
  const remove = (id: string, { headers } = ruth) =>
    app.inject({ method: 'DELETE', url: `/api/applications/views/${id}`, headers })
  const read = async ({ headers } = ruth): Promise<Views> =>
    (await app.inject({ url: '/api/applications/views', headers })).json()
  const patch = (payload: object, { headers } = ruth) =>
    app.inject({ method: 'PATCH', url: '/api/applications/preferences', payload, headers })

  test('have counts, are saved once if sent twice, and only their maker sees them', async () => {
    const id = randomUUID()
    expect((await save(id, view)).statusCode).toBe(200)
    expect((await save(id, view)).json()).toEqual({ version: 1 })
    const { builtIn, saved } = await read()
    expect(builtIn).toMatchObject({
      open: { total: 3 },
      unread: { total: 3 },
      mine: { total: 0 },
      judge: { total: 0 },
    })
    expect(saved).toMatchObject([
      { id, name: 'Texas', filters: { state: 'TX' }, count: { total: 2 }, mayChange: true },
    ])
    expect((await read(ben)).saved).toEqual([])
    expect((await save(id, { ...view, version: 1, name: 'Mine now' }, ben)).statusCode).toBe(403)
    expect((await remove(id)).statusCode).toBe(204)
    expect((await remove(id)).statusCode).toBe(204)
    expect((await read()).saved).toEqual([])
  })

  test('can be shared, and the second of two people who rename one gets a refusal', async () => {
    const id = randomUUID()
    await save(id, { ...view, isShared: true })
    expect((await read(ben)).saved).toMatchObject([{ id, mayChange: false }])
    expect((await remove(id, ben)).statusCode).toBe(403)
    const both = await Promise.all([
      save(id, { ...view, isShared: true, version: 1, name: 'By Ruth' }),
      save(id, { ...view, isShared: true, version: 1, name: 'By Olga' }, olga),
    ])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await remove(id, olga)).statusCode).toBe(204)
  })

  test('keep no search words, and their names are sealed', async () => {
    const id = randomUUID()
    await save(id, { ...view, name: 'Quietly named', filters: { state: 'TX', q: 'Odessa' } })
    expect((await read()).saved[0]?.filters).toEqual({ state: 'TX' })
    const dump = JSON.stringify(await database.db.select().from(deskViews))
    expect(dump).not.toMatch(/Odessa/)
    expect(
      Buffer.from((await database.db.select().from(deskViews))[0]?.sealedName ?? []).toString(),
    ).not.toMatch(/Quietly/)
    await remove(id)
  })

  test('have an order for each person, and a limit', async () => {
    const ids = Array.from({ length: maxViews }, () => randomUUID())
    const [first = '', second = ''] = ids
    const made = await Promise.all(
      [...ids, randomUUID()].map((id) => save(id, { ...view, isShared: id === first || id === second })),
    )
    expect(made.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1)
    await patch({ viewOrder: [second, first] }, ben)
    expect((await read(ben)).saved.map(({ id }) => id)).toEqual([second, first])
    expect((await read()).saved).toHaveLength(maxViews)
  })

  test('have a limit for shared ones', async () => {
    const makers = [await signInAs(app, 'reviewer', 'Ada Hart'), await signInAs(app, 'reviewer', 'Max Roy')]
    const made = await Promise.all(
      makers.flatMap((maker) =>
        Array.from({ length: maxViews }, () => save(randomUUID(), { ...view, isShared: true }, maker)),
      ),
    )
    expect(made.some(({ statusCode }) => statusCode === 409)).toBe(true)
    expect(await database.db.$count(deskViews, eq(deskViews.isShared, true))).toBe(maxShared)
    const id = randomUUID()
    await save(id, view, olga)
    expect((await save(id, { ...view, version: 1, isShared: true }, olga)).statusCode).toBe(409)
  })

  test('columns follow a person to every device and stay theirs', async () => {
    expect((await patch({ columns: ['firm', 'waiting'] })).json()).toEqual({ columns: ['firm', 'waiting'] })
    const columnsOf = async ({ headers } = ruth) =>
      (await app.inject({ url: '/api/applications/preferences', headers })).json().columns
    expect(await columnsOf()).toEqual(['firm', 'waiting'])
    expect(await columnsOf(ben)).toEqual(usualColumns)
    expect((await patch({ columns: ['shoe size'] })).statusCode).toBe(400)
    await patch({ columns: null })
    expect(await columnsOf()).toEqual(usualColumns)
  })
})
