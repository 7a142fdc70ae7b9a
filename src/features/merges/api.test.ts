import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications, caseLinks } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { findByReference, hashEmail } from '#features/access/data.ts'
import type { ListPage } from '#features/desk/list/schema.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { attorneyPayload, plaintiffPayload } from '../../../tests/support/application-payloads.ts'
import { testRowSealer as rowSealer } from '../../../tests/support/row-sealer.ts'
import type { Pair } from './schema.ts'

describe.each(databaseKinds())('two files of one person (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '1000' } })
  const headers = await signIn(app)

  const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object) =>
    app.inject({ method, url: `/api/applications${url}`, headers, ...(payload && { payload }) })
  /** Applies in a browser, which gets into the case page at once. */
  async function apply(changes: object, payload: object = plaintiffPayload) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/applications',
      payload: { ...payload, ...changes },
    })
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const { id } = answer.json<{ id: string }>()
    return { id, cookie, reference: (await read(id)).reference }
  }
  const read = async (id: string) => (await call('GET', `/${id}`)).json<ApplicationDetail>()
  async function ask(keptId: string, otherId: string, more: object = {}) {
    const [kept, other] = [await read(keptId), await read(otherId)]
    const versions = { version: kept.version, otherVersion: other.version }
    return { otherId, ...versions, isOnePerson: true, reason: 'Spoke with them', take: [], ...more }
  }
  const merge = async (keptId: string, otherId: string, more: object = {}) =>
    call('POST', `/${keptId}/merge`, await ask(keptId, otherId, more))
  const openCase = async (cookie: string) =>
    (await app.inject({ url: '/api/case/mine', headers: { cookie } })).statusCode

  test('become one, found by both references, with the answers that were chosen', async () => {
    const older = await apply({ firstName: 'Ana', lastName: 'Joined' })
    const newer = await apply({ firstName: 'Anna', lastName: 'Joined', phone: '(212) 555-0177' })
    const pair = (await call('GET', `/${newer.id}/merge/${older.id}`)).json<Pair>()
    expect(pair.suggestedId).toBe(older.id)
    expect(pair.files.map(({ obstacle }) => obstacle)).toEqual([null, null])
    const wanted = await ask(older.id, newer.id, { take: ['phone'] })
    const made = await call('POST', `/${older.id}/merge`, wanted)
    expect(made.json()).toMatchObject({ keptId: older.id, reference: newer.reference })
    // A second copy changes nothing.
    expect((await call('POST', `/${older.id}/merge`, wanted)).json()).toEqual(made.json())

    const opened = await read(newer.id)
    expect(opened).toMatchObject({ id: older.id, firstName: 'Ana', phone: '(212) 555-0177' })
    expect(opened.merged).toMatchObject([{ reference: newer.reference, reason: 'Spoke with them' }])
    expect(opened.timeline.some(({ type, from }) => type === 'submitted' && from === newer.reference)).toBe(
      true,
    )
    const { corrections } = (await call('GET', `/${older.id}/corrections`)).json()
    expect(corrections).toMatchObject([{ field: 'phone', reason: 'Spoke with them', byDesk: true }])
    const desk = (await call('GET', `/desk?q=${newer.reference}`)).json<ListPage>()
    expect(desk.applications.map(({ id }) => id)).toEqual([older.id])
    expect(desk.spelling).toContain(older.reference)
    expect(await database.db.$count(applications, eq(applications.lastName, 'Joined'))).toBe(1)
  })

  test('let nobody in who applied in somebody’s name', async () => {
    const victim = await apply({ email: 'victim@example.com' })
    const stranger = await apply({ email: 'victim@example.com' })
    const elsewhere = await apply({ email: 'stranger@example.com' })
    expect(await Promise.all([victim, stranger, elsewhere].map(({ cookie }) => openCase(cookie)))).toEqual([
      200, 200, 200,
    ])
    await merge(victim.id, stranger.id)
    await merge(victim.id, elsewhere.id)
    expect(await Promise.all([victim, stranger, elsewhere].map(({ cookie }) => openCase(cookie)))).toEqual([
      200, 401, 401,
    ])
    const living = await database.db.select().from(caseLinks).where(eq(caseLinks.applicationId, victim.id))
    expect(living.filter(({ revokedAt }) => revokedAt === null)).toHaveLength(1)
    // Either reference gets a code, but only to the address on the application that stayed.
    const find = (reference: string, email: string) =>
      findByReference({ db: database.db, rowSealer }, { reference, emailHash: hashEmail(rowSealer, email) })
    expect(await find(stranger.reference, 'victim@example.com')).toMatchObject({ id: victim.id })
    expect(await find(elsewhere.reference, 'victim@example.com')).toMatchObject({ id: victim.id })
    expect(await find(elsewhere.reference, 'stranger@example.com')).toBeUndefined()
  })

  test('end every way in when the address of the other one is taken', async () => {
    const [kept, other] = [await apply({}), await apply({ email: 'other@example.com' })]
    await merge(kept.id, other.id, { take: ['email'] })
    expect(await Promise.all([kept, other].map(({ cookie }) => openCase(cookie)))).toEqual([401, 401])
  })

  test('end in one true state, whoever is faster', async () => {
    const [one, other] = [await apply({}), await apply({})]
    const both = [await ask(one.id, other.id), await ask(other.id, one.id)] as const
    const answers = await Promise.all([
      call('POST', `/${one.id}/merge`, both[0]),
      call('POST', `/${other.id}/merge`, both[1]),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])

    const [kept, busy] = [await apply({}), await apply({})]
    const wanted = await ask(kept.id, busy.id)
    const { version } = await read(busy.id)
    const written = { text: 'Hello there', submissionKey: 'written-meanwhile' }
    const [merged, note, status, message] = await Promise.all([
      call('POST', `/${kept.id}/merge`, wanted),
      call('POST', `/${busy.id}/notes`, { body: 'Meanwhile' }),
      call('PATCH', `/${busy.id}/status`, { status: 'in-review', version }),
      app.inject({
        method: 'POST',
        url: '/api/case/mine/messages',
        headers: { cookie: busy.cookie },
        payload: written,
      }),
      app.inject({
        method: 'POST',
        url: '/api/case/mine/withdrawal',
        headers: { cookie: busy.cookie },
        payload: {},
      }),
    ])
    expect([200, 409]).toContain(merged.statusCode)
    expect([200, 401, 404, 409]).toContain(status.statusCode)
    for (const { statusCode } of [note, message]) expect([200, 201, 401, 404]).toContain(statusCode)
    // What was accepted stands in the person’s application.
    const now = await read(busy.id)
    expect(now.id).toBe(merged.statusCode === 200 ? kept.id : busy.id)
    expect(now.notes).toHaveLength(note.statusCode < 300 ? 1 : 0)
  })

  test('stay two, and say why, where one would be wrong', async () => {
    const [one, other] = [await apply({}), await apply({})]
    const refusal = async (keptId: string, otherId: string, more: object = {}) => {
      const answer = await merge(keptId, otherId, more)
      return `${answer.statusCode} ${answer.json().message}`
    }
    expect(await refusal(one.id, other.id, { version: 99 })).toContain('409 Somebody else has changed')
    expect(await refusal(one.id, other.id, { isOnePerson: false })).toContain('400')
    expect(await refusal(one.id, one.id)).toContain('404')
    const attorney = await apply({}, attorneyPayload)
    expect(await refusal(one.id, attorney.id)).toContain('409 One file is from the person')
    await call('PUT', `/${one.id}/duplicates/${other.id}`, { isDismissed: true })
    expect(await refusal(one.id, other.id)).toContain('409 Somebody found that these are two people')
    await call('PUT', `/${one.id}/duplicates/${other.id}`, { isDismissed: false })
    const move = async (id: string, status: string) =>
      call('PATCH', `/${id}/status`, { status, version: (await read(id)).version, reason: 'For the test' })
    await move(one.id, 'withdrawn')
    expect(await refusal(one.id, other.id)).toContain('409 This file is closed and the other is open')
    await move(one.id, 'approved')
    expect(await refusal(other.id, one.id)).toContain('409 The other file has an offer')
    await move(other.id, 'approved')
    expect(await refusal(one.id, other.id)).toContain('409 Both files have an offer')
    const answer = await app.inject({ method: 'POST', url: `/api/applications/${one.id}/merge`, payload: {} })
    expect(answer.statusCode).toBe(401)
  })
})
