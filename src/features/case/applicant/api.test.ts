import { eq } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { applications, caseLinks } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { findCaseUrl } from '#features/correspondence/page-links/mutations.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { attorneyPayload, plaintiffPayload } from '../../../../tests/support/application-payloads.ts'
import { createTestRowSealer, testSecret } from '../../../../tests/support/row-sealer.ts'
import type { Case } from './schema.ts'

const rowSealer = createTestRowSealer(testSecret)
const publicUrl = 'https://site.example'

describe.each(databaseKinds())('the applicant’s case page (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind, {
    env: { RATE_LIMIT_FACTOR: '1000', PUBLIC_URL: publicUrl },
  })
  const admin = await signIn(app)

  async function submit(payload: object = plaintiffPayload) {
    const answer = await app.inject({ method: 'POST', url: '/api/applications', payload })
    const { id, reference } = answer.json()
    const [cookie] = answer.cookies
    const url = await findCaseUrl({ db: database.db, rowSealer, publicUrl }, id, 'applicant')
    return { id: String(id), reference, cookie, token: url.split('/').at(-1) ?? '' }
  }
  const call = (method: 'GET' | 'POST' | 'PATCH', url: string, options: Partial<InjectOptions> = {}) =>
    app.inject({ method, url, ...options })
  const read = async (token: string) => (await call('GET', `/api/case/${token}`)).json<Case>()
  const desk = async (method: 'GET' | 'POST' | 'PATCH', id: string, path: string, payload?: object) =>
    (
      await app.inject({
        method,
        url: `/api/applications/${id}${path}`,
        headers: admin,
        ...(payload && { payload }),
      })
    ).json()

  test('shows where the case stands, whose turn it is and when we owe an answer, and no cache keeps it', async () => {
    const { token, reference } = await submit()
    const answer = await call('GET', `/api/case/${token}`)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const found = answer.json<Case>()
    expect(found).toMatchObject({
      reference,
      role: 'plaintiff',
      name: 'Ana Reyes',
      caseName: 'Ana Reyes',
      status: 'received',
      turn: 'desk',
      clock: { isRunning: true, isLate: false, hoursPromised: 24 },
      firm: { name: 'Park & Co', state: 'not-asked' },
      contact: { phone: '(555) 014-7733', email: 'ana@example.com', address: '12 Elm Street, Austin 78701' },
      messages: [],
      corrections: [],
      told: [],
      canWithdraw: true,
    })
    expect(found.items.length).toBeGreaterThan(2)
    const asked = found.answers.flatMap(({ answers }) => answers)
    expect(asked).toContainEqual(expect.objectContaining({ answer: 'Broken wrist' }))
  })

  test('opens in the browser that applied, by a cookie that no script can read', async () => {
    const { cookie, reference } = await submit()
    expect(cookie).toMatchObject({
      name: '__Host-case_session',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      path: '/',
    })
    expect(cookie?.maxAge).toBeUndefined()
    const headers = { cookie: `${cookie?.name}=${cookie?.value}` }
    expect((await call('GET', '/api/case/mine', { headers })).json()).toMatchObject({ reference })
    expect((await call('GET', '/api/case/mine')).statusCode).toBe(401)
    const away = await call('POST', '/api/case/mine/withdraw', {
      headers: { ...headers, origin: 'https://elsewhere.example' },
    })
    expect(away.statusCode).toBe(403)
    expect((await app.inject({ method: 'DELETE', url: '/api/case/session', headers })).statusCode).toBe(204)
    expect((await call('GET', '/api/case/mine', { headers })).statusCode).toBe(401)
    const own = await app.inject({
      method: 'POST',
      url: '/api/applications',
      payload: { ...plaintiffPayload, device: 'own' },
    })
    expect(own.cookies[0]?.maxAge).toBe(30 * 24 * 60 * 60)
  })

  test('exists for applications from before there were case pages', async () => {
    const id = await addApplication({ database }, { rowSealer })
    const services = { db: database.db, rowSealer, publicUrl }
    const urls = await Promise.all(Array.from({ length: 5 }, () => findCaseUrl(services, id, 'applicant')))
    expect(new Set(urls).size).toBe(1)
    const found = await read(urls[0]?.split('/').at(-1) ?? '')
    expect(found).toMatchObject({ name: 'Ana Ruiz', answers: [] })
    expect(await database.db.$count(caseLinks, eq(caseLinks.applicationId, id))).toBe(1)
  })

  test('keeps a message once, shows it to the desk as new, and the desk’s answer to the applicant', async () => {
    const { id, token } = await submit()
    const payload = { text: ' When do I hear from you? ', submissionKey: 'a-key-of-the-browser' }
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => call('POST', `/api/case/${token}/messages`, { payload })),
    )
    expect(new Set(sent.map((answer) => answer.json().id)).size).toBe(1)
    expect((await desk('GET', id, '/messages')).threads).toMatchObject([
      { party: 'applicant', unread: 1, messages: [{ text: 'When do I hear from you?', readAt: null }] },
      { party: 'firm', unread: 0, messages: [] },
    ])
    const answer = { party: 'applicant', text: 'Tomorrow.', submissionKey: 'a-key-of-the-desk' }
    await desk('POST', id, '/messages', answer)
    await desk('POST', id, '/messages', answer)
    expect((await read(token)).messages).toMatchObject([
      { author: 'applicant', text: 'When do I hear from you?' },
      { author: 'desk', text: 'Tomorrow.' },
    ])
    const [own] = (await desk('GET', id, '/messages')).threads
    expect(own).toMatchObject({ unread: 0, messages: [{}, { readAt: expect.any(String) }] })
  })

  test('takes thirty messages a day, however many come at once, and none that is too long', async () => {
    const { token } = await submit()
    const write = (text: string, submissionKey: string) =>
      call('POST', `/api/case/${token}/messages`, { payload: { text, submissionKey } })
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => write('Hello', `message ${at}`.replace(' ', '-'))),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(30)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    expect((await write('x'.repeat(5_001), 'too-long-for-us')).statusCode).toBe(400)
    expect((await write('  ', 'nothing-at-all')).statusCode).toBe(400)
  })

  test('corrects contact details, keeps the old ones for the desk, and leaves the answers as they were sent', async () => {
    const { id, token } = await submit()
    const body = { email: 'new@example.com', address: '9 Oak Street' }
    const changed = await call('PATCH', `/api/case/${token}/contact`, { payload: body })
    // The link went to the old address; this browser goes on with a cookie.
    expect((await call('GET', `/api/case/${token}`)).statusCode).toBe(404)
    const [own] = changed.cookies
    const headers = { cookie: `${own?.name}=${own?.value}` }
    const change = (payload: object) => call('PATCH', '/api/case/mine/contact', { payload, headers })
    expect(changed.json<Case>()).toMatchObject({
      contact: { email: 'new@example.com', address: '9 Oak Street', phone: '(555) 014-7733' },
      corrections: expect.arrayContaining([
        expect.objectContaining({ field: 'email', old: 'ana@example.com', new: 'new@example.com' }),
      ]),
    })
    expect(JSON.stringify(changed.json<Case>().answers)).toContain('12 Elm Street')
    expect(await desk('GET', id, '')).toMatchObject({
      email: 'new@example.com',
      address: '9 Oak Street',
      version: 2,
    })
    expect((await desk('GET', id, '/corrections')).corrections).toMatchObject([
      { seenAt: null },
      { seenAt: null },
    ])
    await desk('POST', id, '/corrections/seen')
    expect((await desk('GET', id, '/corrections')).corrections[0].seenAt).not.toBeNull()
    expect((await change({ email: 'new@example.com' })).json<Case>().corrections).toHaveLength(2)
    const wrong = [{}, { phone: '' }, { phone: '12' }, { email: 'nobody' }, { address: ' ' }]
    for (const payload of wrong) expect((await change(payload)).statusCode, JSON.stringify(payload)).toBe(400)
    for (const phone of ['(718) 555-0101', '(718) 555-0102', '(718) 555-0103', '(718) 555-0104'])
      await change({ phone })
    expect((await change({ phone: '(718) 555-0105' })).statusCode).toBe(429)
  })

  test('lets the desk take a change back that the applicant didn’t make: the thief is out', async () => {
    const { id, token, cookie } = await submit()
    await call('PATCH', `/api/case/${token}/contact`, { payload: { email: 'thief@example.com' } })
    const [correction] = (await desk('GET', id, '/corrections')).corrections
    await desk('POST', id, `/corrections/${correction.id}/undo`)
    const [row] = await database.db.select().from(applications).where(eq(applications.id, id))
    expect(row?.email).toBe('ana@example.com')
    expect((await call('GET', `/api/case/${token}`)).statusCode).toBe(404)
    const headers = { cookie: `${cookie?.name}=${cookie?.value}` }
    expect((await call('GET', '/api/case/mine', { headers })).statusCode).toBe(401)
    const again = await app.inject({
      method: 'POST',
      url: `/api/applications/${id}/corrections/${correction.id}/undo`,
      headers: admin,
    })
    expect(again.statusCode).toBe(409)
  })

  test('withdraws once, says so on the timeline, and refuses once it’s closed', async () => {
    const { id, token } = await submit(attorneyPayload)
    const withdraw = () => call('POST', `/api/case/${token}/withdraw`)
    const answers = await Promise.all([withdraw(), withdraw(), withdraw()])
    for (const answer of answers)
      expect(answer.json()).toMatchObject({
        status: 'withdrawn',
        turn: 'nobody',
        clock: null,
        canWithdraw: false,
      })
    const { timeline, version } = await desk('GET', id, '')
    const changes = timeline.filter(({ type }: { type: string }) => type === 'status-changed')
    expect(changes).toMatchObject([{ actor: 'applicant', details: { reason: 'Withdrawn by the applicant' } }])
    await desk('PATCH', id, '/status', { status: 'funded', reason: 'They called', version })
    expect((await withdraw()).statusCode).toBe(409)
  })

  test('says that it is the applicant’s turn when the desk needs documents, and pauses no clock', async () => {
    const { id, token } = await submit()
    const promised = (await read(token)).clock?.dueAt
    await desk('PATCH', id, '/status', { status: 'documents-needed', reason: 'Police report', version: 1 })
    expect((await read(token)).turn).toBe('applicant')
    expect((await read(token)).clock).toMatchObject({ isRunning: true, dueAt: promised })
    for (const item of (await read(token)).items)
      await call('POST', `/api/case/${token}/items/${item.id}/unavailable`)
    const asked = await read(token)
    expect(asked.items.every(({ isUnavailable }) => isUnavailable)).toBe(true)
    expect(asked.turn).toBe('firm')
    const other = await submit()
    const foreign = asked.items[0]?.id
    expect((await call('POST', `/api/case/${other.token}/items/${foreign}/unavailable`)).statusCode).toBe(404)
  })

  test('asks for what the desk’s last request named, first, and never says why the status changed', async () => {
    const { id, token } = await submit()
    const [, second, third, fourth] = (await read(token)).items.map((item) => item.id)
    const request = (itemIds: unknown[], submissionKey: string) =>
      desk('POST', id, '/requests', { party: 'applicant', itemIds, text: 'Please.', submissionKey })
    await request([second, third], 'first request')
    expect((await read(token)).asked).toEqual([second, third])
    await request([fourth, third], 'second request')
    const found = await read(token)
    expect(found.asked).toEqual([third, fourth])
    expect(found.items.slice(0, 2).map((item) => item.id)).toEqual([third, fourth])
    const { version } = await desk('GET', id, '')
    await desk('PATCH', id, '/status', { status: 'declined', reason: 'A secret of the desk', version })
    const declined = await call('GET', `/api/case/${token}`)
    expect(declined.json()).toMatchObject({ status: 'declined' })
    expect(declined.body).not.toContain('A secret of the desk')
  })
})
