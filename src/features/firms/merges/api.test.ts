import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { firms } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openFirmsDesk } from '../../../../tests/support/firms.ts'

const unknown = '00000000-0000-4000-8000-000000000000'

describe.each(databaseKinds())('two records of one firm (%s)', async (kind) => {
  const { database, call, callAs, paul, addFirm, addFile } = await openFirmsDesk(kind)
  const merge = (id: string, intoId: string, more: object = {}) =>
    call('POST', `/api/firms/${id}/merge`, { intoId, ...more })
  const part = (id: string) => call('POST', `/api/firms/${id}/parting`)
  const record = async (id: string) => (await call('GET', `/api/firms/${id}`)).body
  const rows = (ids: string[]) =>
    database.db.select().from(firms).where(inArray(firms.id, ids)).orderBy(firms.id)

  test('are compared, merged and parted again, which brings back exactly what there was', async () => {
    const kept = await addFirm('Kept Law', { domains: ['kept.example'] })
    const double = await addFirm('Kept Law, P.C.', { domains: ['double.example'], phone: '(404) 555-0101' })
    const [ours, theirs, both] = [await addFile(), await addFile(), await addFile()]
    await call('PUT', `/api/applications/${ours}/firms/${kept.id}`, {})
    for (const id of [theirs, both]) await call('PUT', `/api/applications/${id}/firms/${double.id}`, {})
    await call('PUT', `/api/applications/${both}/firms/${kept.id}`, { role: 'co' })
    const person = { kind: 'contact', name: 'Otto Dean', email: 'otto@double.example' }
    const otto = (await call('POST', `/api/firms/${double.id}/people`, person)).body
    await call('POST', `/api/firms/${double.id}/people/${otto.id}/confirmation`, { version: 1 })

    const preview = await call('GET', `/api/firms/${double.id}/merge/${kept.id}`)
    expect(preview.body).toMatchObject({
      kept: { name: 'Kept Law', openFiles: 2 },
      merged: { name: 'Kept Law, P.C.', openFiles: 2, people: [{ name: 'Otto Dean', isConfirmed: true }] },
      brings: { names: ['Kept Law, P.C.'], domains: ['double.example'], people: 1, files: 2 },
      hidden: { phone: '(404) 555-0101', note: false },
      inBoth: 1,
      newlySeen: { people: 1, files: 2 },
      same: ['the name kept law'],
    })
    const before = await rows([kept.id, double.id])
    expect((await merge(double.id, kept.id)).body).toEqual({ id: kept.id })
    expect((await merge(double.id, kept.id)).body).toEqual({ id: kept.id })

    const merged = await record(kept.id)
    expect(merged).toMatchObject({
      name: 'Kept Law',
      people: [{ name: 'Otto Dean', firmId: double.id }],
      clients: { openCount: 3 },
      merged: [{ id: double.id, name: 'Kept Law, P.C.', files: 2, people: 1, mergedBy: 'Ruth Owens' }],
      doubles: [],
    })
    // Its old address leads to the one that stands.
    expect((await record(double.id)).id).toBe(kept.id)
    expect((await call('GET', '/api/firms?q=double.example')).body).toMatchObject([{ id: kept.id, open: 3 }])
    expect((await call('GET', '/api/firms?q=otto')).body).toMatchObject([{ id: kept.id }])
    expect((await call('GET', `/api/applications/desk?firmRecord=${kept.id}`)).body.total).toBe(3)
    expect((await call('GET', `/api/applications/${both}/firms`)).body).toMatchObject({
      lead: { firm: { id: kept.id } },
      co: [],
    })
    expect((await call('PATCH', `/api/firms/${double.id}`, { version: 1, name: 'X' })).status).toBe(409)
    expect((await call('DELETE', `/api/firms/${double.id}?version=1`)).status).toBe(409)

    expect((await part(double.id)).body).toEqual({ id: double.id })
    expect(await rows([kept.id, double.id])).toEqual(before)
    expect((await part(double.id)).status).toBe(409)
    expect((await record(double.id)).clients.openCount).toBe(2)
  })

  test('take along what was merged into them before, there and back', async () => {
    const [a, b, c] = [await addFirm('Chain A'), await addFirm('Chain B'), await addFirm('Chain C')]
    const roots = async () => (await rows([a.id, b.id, c.id])).map(({ id, rootId }) => [id, rootId])
    const expected = (...pairs: [{ id: string }, { id: string }][]) =>
      pairs.map(([one, root]) => [one.id, root.id]).sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
    await merge(a.id, b.id)
    await merge(b.id, c.id)
    expect(await roots()).toEqual(expected([a, c], [b, c], [c, c]))
    expect((await record(c.id)).merged).toHaveLength(2)
    await part(b.id)
    expect(await roots()).toEqual(expected([a, b], [b, b], [c, c]))
    // Into one that is part of another by then.
    await merge(b.id, c.id)
    await part(a.id)
    await merge(a.id, b.id)
    expect(await roots()).toEqual(expected([a, c], [b, c], [c, c]))
    await part(a.id)
    expect(await roots()).toEqual(expected([a, a], [b, c], [c, c]))
  })

  test('can’t be merged in a circle, however many try at once', async () => {
    const names = ['Circle A', 'Circle B', 'Circle C', 'Circle D']
    const ids: string[] = []
    for (const name of names) ids.push((await addFirm(name)).id)
    const asked = ids.flatMap((id) =>
      ids.filter((other) => other !== id).map((other) => [id, other] as const),
    )
    const answers = await Promise.all(asked.map(([id, into]) => merge(id, into)))
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const kept = await rows(ids)
    const standing = kept.filter(({ mergedIntoId }) => mergedIntoId === null)
    expect(standing).toHaveLength(1)
    expect(new Set(kept.map(({ rootId }) => rootId))).toEqual(new Set([standing[0]?.id]))
    await Promise.all(ids.map((id) => part(id)))
    expect((await rows(ids)).every(({ id, rootId }) => id === rootId)).toBe(true)
  })

  test('are refused when one was changed since somebody looked, is unknown, or is the same', async () => {
    const [one, other] = [await addFirm('Seen One'), await addFirm('Seen Other')]
    await callAs(paul)('PATCH', `/api/firms/${other.id}`, { version: 1, name: 'Seen Changed' })
    expect((await merge(one.id, other.id, { version: 1, intoVersion: 1 })).status).toBe(409)
    expect((await merge(one.id, one.id)).status).toBe(409)
    expect((await merge(one.id, unknown)).status).toBe(404)
    expect((await merge(unknown, one.id)).status).toBe(404)
    expect((await call('GET', `/api/firms/${one.id}/merge/${one.id}`)).status).toBe(404)
    expect((await merge(one.id, other.id, { version: 1, intoVersion: 2 })).status).toBe(200)
    const deleted = await call('DELETE', `/api/firms/${other.id}?version=2`)
    expect(deleted.status).toBe(204)
    expect(await database.db.$count(firms, eq(firms.id, one.id))).toBe(0)
  })
})
