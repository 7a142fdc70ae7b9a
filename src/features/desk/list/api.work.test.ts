import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import type { ApplicationStatus } from '#domain/application-status.ts'
import { sortValues } from '#features/applications/schema/rows.ts'
import type { BulkOutcome } from '#features/review/schema.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import type { ListPage, Neighbors, Selected } from './schema.ts'

const hour = 60 * 60_000

describe.each(databaseKinds())('work at the desk (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind)
  const headers = await signIn(app)

  type Made = { hoursAgo?: number; role?: 'plaintiff' | 'attorney'; status?: ApplicationStatus }

  async function add(firm: string, { hoursAgo = 1, role = 'plaintiff', status = 'received' }: Made = {}) {
    const submittedAt = new Date(Date.now() - hoursAgo * hour)
    const id = await addApplication({ database }, { role, submittedAt })
    const names = role === 'plaintiff' ? { plaintiffAttorneyFirm: firm } : { attorneyFirm: firm }
    await database.db
      .update(applications)
      .set({ ...names, status })
      .where(eq(applications.id, id))
    return id
  }
  async function get<Answer>(path: string): Promise<Answer> {
    const answer = await app.inject({ url: `/api/applications/${path}`, headers })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  async function change(path: 'status' | 'status/undo', payload: object): Promise<BulkOutcome> {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/applications/${path}`,
      payload,
      headers,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const addVersion = (ids: string[], version = 1) => ids.map((id) => ({ id, version }))

  test('counts each status under the search and the other filters', async () => {
    await add('Quillfern', { hoursAgo: 30 })
    await add('Quillfern', { hoursAgo: 2, role: 'attorney' })
    await add('Quillfern', { hoursAgo: 50, status: 'approved' })
    await add('Another', { hoursAgo: 50 })
    const found = await get<ListPage>('desk?q=quillfern&status=approved')
    expect(found.applications).toHaveLength(1)
    expect(found).toMatchObject({ total: 1, isMore: false })
    expect(found.piles).toMatchObject({ all: 3, overdue: 1, isMore: false })
    expect(found.piles.byStatus).toMatchObject({ received: 2, approved: 1, declined: 0 })
    const { piles } = await get<ListPage>('desk?q=quillfern&role=attorney&overdue=true')
    expect(piles).toMatchObject({ all: 1, overdue: 0 })
    for (const [query, total] of [
      ['overdue=false', 2],
      ['overdue=true&status=received', 1],
      ['overdue=true&status=approved', 0],
      ['overdue=false&status=received', 1],
    ] as const) {
      const listed = await get<ListPage>(`desk?q=quillfern&${query}`)
      expect([listed.total, listed.applications.length]).toEqual([total, total])
    }
  })

  test('shows one count and one list after overdue applications were changed together', async () => {
    const ids = [await add('Bulkhead', { hoursAgo: 40 }), await add('Bulkhead', { hoursAgo: 41 })]
    const left = await add('Bulkhead', { hoursAgo: 42 })
    const before = await get<ListPage>('desk?q=bulkhead&overdue=true')
    expect([before.total, before.piles.overdue, before.applications.length]).toEqual([3, 3, 3])
    await change('status', { status: 'in-review', applications: addVersion(ids) })
    const after = await get<ListPage>('desk?q=bulkhead&overdue=true')
    expect(after.applications.map(({ id }) => id)).toEqual([left])
    expect([after.total, after.piles.overdue, after.piles.byStatus['in-review']]).toEqual([1, 1, 2])
  })

  test('selects all matches on every page, with what a change needs', async () => {
    const ids: string[] = []
    for (let hoursAgo = 1; hoursAgo <= 30; hoursAgo++) ids.push(await add('Manyfold', { hoursAgo }))
    const selected = await get<Selected>('selection?q=manyfold&sort=-submittedAt')
    expect(selected.isMore).toBe(false)
    expect(selected.applications.map(({ id }) => id)).toEqual(ids)
    const { changed, refused } = await change('status', {
      status: 'in-review',
      applications: selected.applications.map(({ id, version }) => ({ id, version })),
    })
    expect([changed.length, refused.length]).toEqual([30, 0])
  })

  test('undoes a change: each has its earlier status again, and the timeline says so', async () => {
    const reviewed = await add('Undone')
    const approved = await add('Undone', { status: 'approved' })
    // Changed twice: undo takes back the last change.
    await change('status', { status: 'in-review', applications: addVersion([reviewed]) })
    const applied = await change('status', {
      status: 'withdrawn',
      reason: 'By mistake',
      applications: [...addVersion([reviewed], 2), ...addVersion([approved])],
    })
    const versions = applied.changed.map(({ id, version }) => ({ id, version }))
    const undone = await change('status/undo', { applications: versions })
    expect(undone.changed.map(({ status }) => status)).toEqual(['in-review', 'approved'])
    const { timeline } = await get<{ timeline: object[] }>(approved)
    const told = timeline.filter((entry) => Reflect.get(entry, 'type') === 'status-changed')
    expect(told).toMatchObject([
      { fromStatus: 'withdrawn', toStatus: 'approved', details: { undo: true } },
      { fromStatus: 'approved', toStatus: 'withdrawn', details: { reason: 'By mistake' } },
    ])
  })

  test('does not undo what somebody changed since, nor what was never changed', async () => {
    const [one, two] = [await add('Later'), await add('Later')]
    await change('status', { status: 'approved', applications: addVersion([one]) })
    await change('status', { status: 'funded', applications: addVersion([one], 2) })
    const { changed, refused } = await change('status/undo', {
      applications: [...addVersion([one], 2), ...addVersion([two])],
    })
    expect(changed).toEqual([])
    expect(refused).toMatchObject([
      { id: one, reason: 'changed', application: { status: 'funded', version: 3 } },
      { id: two, reason: 'nothing to undo' },
    ])
  })

  test('returns the current application with a refused change', async () => {
    const id = await add('Conflict')
    await change('status', { status: 'approved', applications: addVersion([id]) })
    const late = { status: 'declined', reason: 'Typed with care', applications: addVersion([id]) }
    const { refused } = await change('status', late)
    expect(refused).toMatchObject([
      { id, reason: 'changed', application: { id, status: 'approved', version: 2 } },
    ])
    const again = await change('status', { ...late, applications: addVersion([id], 2) })
    expect(again.changed).toMatchObject([{ id, status: 'declined' }])
  })

  test('knows the neighbors of an application in any list, past the end of a page', async () => {
    for (let hoursAgo = 1; hoursAgo <= 6; hoursAgo++) {
      await add('Neighborly', {
        hoursAgo,
        role: hoursAgo % 2 ? 'plaintiff' : 'attorney',
        status: hoursAgo % 3 ? 'received' : 'approved',
      })
    }
    for (const sort of sortValues) {
      const query = `q=neighborly&sort=${sort}`
      const { applications: listed } = await get<ListPage>(`desk?${query}`)
      const walked: (string | null)[] = [listed[0]?.id ?? '']
      for (const at of listed.keys()) {
        const { previous, next } = await get<Neighbors>(`${walked[at]}/neighbors?${query}`)
        expect(previous, sort).toBe(walked[at - 1] ?? null)
        walked.push(next)
      }
      expect(walked, sort).toEqual([...listed.map(({ id }) => id), null])
    }
  })

  test('goes on from an application that has left the list', async () => {
    const ids = [
      await add('Leaving'),
      await add('Leaving', { hoursAgo: 2 }),
      await add('Leaving', { hoursAgo: 3 }),
    ]
    const [first, middle = '', last] = ids
    await change('status', { status: 'in-review', applications: addVersion([middle]) })
    const neighbors = await get<Neighbors>(`${middle}/neighbors?q=leaving&status=received`)
    expect(neighbors).toEqual({ previous: first, next: last })
    const unknown = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
    const answer = await app.inject({ url: `/api/applications/${unknown}/neighbors`, headers })
    expect(answer.statusCode).toBe(404)
  })

  test('is only for people who may open applications', async () => {
    const id = await add('Guarded')
    for (const url of ['desk', 'selection', `${id}/neighbors`]) {
      expect((await app.inject({ url: `/api/applications/${url}` })).statusCode).toBe(401)
    }
    const undo = await app.inject({ method: 'POST', url: '/api/applications/status/undo', payload: {} })
    expect(undo.statusCode).toBe(401)
  })
})
