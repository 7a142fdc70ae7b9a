import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications, checklistItems } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import type { ApplicationStatus } from '#domain/application-status.ts'
import { type DeadlineSettings, defaultSettings } from '#features/calendar/schema.ts'
import type { ListPage } from '#features/desk/list/schema.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import { openTestApp, signIn, signInAs } from '#server/testing.ts'
import { addBusinessHours } from '#site/business-hours.ts'
import { addPromisedHours } from '#site/promise-clock.ts'
import { addApplication } from '../../../tests/support/add-application.ts'
import { addItems } from '../../../tests/support/add-items.ts'
import { recountAll } from './jobs.ts'

const hour = 60 * 60_000

describe.each(databaseKinds())('deadlines (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind)
  const owner = await signIn(app)

  const url = '/api/admin/clocks'
  const read = async (): Promise<DeadlineSettings> => (await app.inject({ url, headers: owner })).json()
  const save = (payload: object) => app.inject({ method: 'PUT', url, headers: owner, payload })
  async function set(change: Partial<DeadlineSettings>) {
    const answer = await save({ ...(await read()), ...change })
    expect(answer.statusCode).toBe(200)
    await recountAll(database.db, 2)
  }
  const rowOf = async (id: string) => {
    const [row] = await database.db.select().from(applications).where(eq(applications.id, id))
    if (!row) throw new Error('no such file')
    return row
  }
  async function move(id: string, status: ApplicationStatus, more: object = {}) {
    const { version } = await rowOf(id)
    const payload = { status, version, reason: 'Because.', ...more }
    const change = {
      method: 'PATCH',
      url: `/api/applications/${id}/status`,
      headers: owner,
      payload,
    } as const
    return (await app.inject(change)).json<{ dueAt: string | null }>()
  }
  const overdue = async () => {
    const answer = await app.inject({ url: '/api/applications/desk?overdue=true', headers: owner })
    return answer.json<ListPage>()
  }

  test('are what the site promises until the owner sets them', async () => {
    expect(await read()).toEqual(defaultSettings)
    const late = await addApplication({ database }, { submittedAt: new Date(Date.now() - 25 * hour) })
    const fresh = await addApplication({ database }, { submittedAt: new Date(Date.now() - 23 * hour) })
    expect((await overdue()).applications.map(({ id }) => id)).toEqual([late])
    await move(late, 'in-review')
    expect(await overdue()).toMatchObject({ total: 0, piles: { overdue: 0 } })
    await database.db.delete(applications).where(eq(applications.id, fresh))
  })

  test('count business hours from the change of status, for all applications at once', async () => {
    const submittedAt = new Date(Date.now() - 100 * 24 * hour)
    const ids = []
    for (let count = 0; count < 5; count++) ids.push(await addApplication({ database }, { submittedAt }))
    const [first = '', moved = ''] = ids
    await set({ clocks: { ...defaultSettings.clocks, received: { hours: 6, counted: 'all' } } })
    for (const id of ids) {
      expect((await rowOf(id)).dueAt).toEqual(addPromisedHours(submittedAt, 6, defaultSettings))
    }
    const clocks = { ...defaultSettings.clocks, 'in-review': { hours: 3, counted: 'business' } } as const
    await set({ clocks })
    const before = new Date()
    const { dueAt } = await move(moved, 'in-review')
    expect(Date.parse(dueAt ?? '')).toBeGreaterThanOrEqual(
      addBusinessHours(before, 3, defaultSettings).getTime(),
    )
    expect((await rowOf(moved)).dueAt?.toISOString()).toBe(dueAt)
    // If the office closes for a week from tomorrow on, the same hours end later.
    const closedOn = [1, 2, 3, 4, 5, 6, 7].map((days) =>
      new Date(Date.now() + days * 24 * hour).toISOString().slice(0, 10),
    )
    await set({ closedOn, clocks: { ...clocks, 'in-review': { hours: 30, counted: 'business' } } })
    const { clockSince, dueAt: later } = await rowOf(moved)
    expect(later).toEqual(addBusinessHours(clockSince ?? new Date(0), 30, { ...defaultSettings, closedOn }))
    // After the undo it never left, and its deadline goes on.
    const undo = { applications: [{ id: moved, version: (await rowOf(moved)).version }] }
    await app.inject({ method: 'POST', url: '/api/applications/status/undo', headers: owner, payload: undo })
    expect((await rowOf(moved)).dueAt).toEqual((await rowOf(first)).dueAt)
    await move(first, 'declined')
    expect((await rowOf(first)).dueAt).toBeNull()
    await set({ closedOn: [] })
  })

  test('start when an application arrives, and pause while others have to send something', async () => {
    const { db } = database
    await set({
      clocks: {
        ...defaultSettings.clocks,
        received: { hours: 2, counted: 'all' },
        'documents-needed': { hours: 4, counted: 'business' },
      },
    })
    const id = await addApplication({ database })
    await recordEvents(db, [{ applicationId: id, type: 'submitted', toStatus: 'received' }])
    const { submittedAt, dueAt } = await rowOf(id)
    expect(dueAt).toEqual(addPromisedHours(submittedAt, 2, defaultSettings))
    const [itemId = '', other = ''] = await addItems({ database }, id, [
      { documentType: 'police-report' },
      { documentType: 'medical-records' },
    ])
    expect(await move(id, 'documents-needed')).toMatchObject({ dueAt: null })

    const settle = async (
      item: string,
      state: 'received' | 'accepted',
      type: 'document-added' | 'item-accepted',
    ) => {
      await db.update(checklistItems).set({ state, updatedAt: new Date() }).where(eq(checklistItems.id, item))
      const by = { session: 'test', documentType: 'police-report' } as const
      const ids = { documentId: item, itemId: item }
      await recordEvents(db, [{ applicationId: id, type, details: { ...by, ...ids } }])
      return rowOf(id)
    }
    const begun = (await settle(itemId, 'received', 'document-added')).clockSince
    expect(begun).not.toBeNull()
    expect((await settle(other, 'received', 'document-added')).clockSince).toEqual(begun)
    expect((await settle(itemId, 'accepted', 'item-accepted')).clockSince).toEqual(begun)
    await db.update(checklistItems).set({ state: 'needed' }).where(eq(checklistItems.id, other))
    expect((await settle(itemId, 'accepted', 'item-accepted')).dueAt).toBeNull()
  })

  test('are for the owner to set, one change at a time, and only to values we can count', async () => {
    const opened = await read()
    expect((await save({ ...opened, digestHour: 9 })).statusCode).toBe(200)
    expect((await save({ ...opened, digestHour: 7 })).statusCode).toBe(409)
    const current = await read()
    expect(current.digestHour).toBe(9)
    const never = Array.from({ length: 7 }, () => null)
    const mistakes = [
      { week: never },
      { week: [...never.slice(1), [12, 9]] },
      { timeZone: 'Mars/Olympus' },
      { closedOn: ['Thanksgiving'] },
      { closedOn: Array.from({ length: 5_000 }, () => '2026-11-26') },
      { clocks: { ...current.clocks, received: { hours: 0 } } },
      { clocks: { ...current.clocks, received: { hours: 1e9 } } },
      { clocks: { ...current.clocks, received: { hours: 12, counted: 'business' } } },
      { clocks: { ...current.clocks, received: null } },
      { digestHour: 25 },
    ]
    for (const mistake of mistakes) expect((await save({ ...current, ...mistake })).statusCode).toBe(400)
    const { headers } = await signInAs(app, 'reviewer')
    expect((await app.inject({ url, headers })).statusCode).toBe(403)
    const tries = await Promise.all([1, 2, 3].map((digestHour) => save({ ...current, digestHour })))
    expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  })
})
