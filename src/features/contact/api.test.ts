import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { contactMessages } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { pageContext } from '#lib/page-context.ts'
import type { RouterHandler } from '#server/pages/render.ts'
import { buildTestApp, openTestApp } from '#server/testing.ts'
import { paths } from '#site/paths.ts'
import { testRowSealer } from '../../../tests/support/row-sealer.ts'
import { openMessage } from './data.ts'

const message = {
  name: 'Ann Example',
  email: 'ann@example.com',
  phone: '(555) 014-7733',
  subject: 'funding-inquiry',
  message: 'How long does it take?\nThank you.',
}

/** Replaces the page, and returns what reached it. */
const echo: RouterHandler = async (request, context) => {
  const { refusal } = context.get(pageContext)
  const form = request.method === 'POST' ? await request.formData() : undefined
  return new Response(`${request.method} ${form?.get('name')} ${refusal}`, {
    status: refusal ? 429 : 200,
    headers: { 'content-type': 'text/html' },
  })
}

describe.each(databaseKinds())('the contact form (%s)', async (kind) => {
  let visitor = 0

  const { database, app } = await openTestApp(kind, { page: echo })
  beforeEach(async () => {
    visitor++
    await database.db.delete(contactMessages)
    await database.runSql('delete from pgboss.job')
  })

  const post = (payload: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: payload as object,
      headers,
      remoteAddress: `10.0.0.${visitor}`,
    })
  const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: paths.contact,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      remoteAddress: `10.0.0.${visitor}`,
    })
  const listKept = async () =>
    (await database.db.select().from(contactMessages)).map((row) => openMessage(testRowSealer, row))
  const jobs = async () => (await database.runSql('select data from pgboss.job')).rows.map(({ data }) => data)

  test('keeps a message and, with it, the job that mails it, which names nobody', async () => {
    const answer = await post(message)
    expect(answer.statusCode).toBe(201)
    const { id } = answer.json()
    expect(await listKept()).toMatchObject([{ ...message, id, readAt: null, spamReason: null }])
    expect(await jobs()).toEqual([{ messageId: id }])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('keeps the language of the page, and names mistakes in it', async () => {
    const accepts = { 'accept-language': 'en-XA' }
    expect((await post(message, accepts)).statusCode).toBe(201)
    expect(await listKept()).toMatchObject([{ language: 'xa' }])
    const refused = await post({ ...message, name: '', phone: '123', subject: 7 }, accepts)
    const { message: said, errors } = refused.json()
    expect(refused.statusCode).toBe(400)
    expect(Object.keys(errors)).toEqual(['name', 'phone', 'subject'])
    expect([said, ...Object.values(errors).flat()].filter((words) => !/^⟦.*⟧$/.test(String(words)))).toEqual(
      [],
    )
    const plain = await post({ ...message, name: '' }, { 'accept-language': 'fr' })
    expect(plain.json()).toMatchObject({ errors: { name: ['Enter your name'] } })
    const odd = await post({ ...message, name: '<script>alert(1)</script>' })
    expect(odd.json()).toMatchObject({ errors: { name: ['Write this name without < or >'] } })
  })

  test('trims, drops unknown fields, and keeps no control characters', async () => {
    const sent = {
      ...message,
      name: '  Ann\r\nBcc: eve@example.com ',
      phone: '',
      message: ' one\r\ntwo\u0000 ',
      id: randomUUID(),
      readAt: '2020-01-01',
    }
    expect((await post(sent)).statusCode).toBe(201)
    const [row] = await listKept()
    expect(row).toMatchObject({
      name: 'Ann Bcc: eve@example.com',
      phone: null,
      message: 'one\ntwo',
      readAt: null,
    })
    expect(row?.id).not.toBe(sent.id)
  })

  test('says what is wrong with each field, and keeps nothing', async () => {
    const answer = await post({
      name: ' ',
      email: 'ann',
      phone: '555 014',
      subject: '',
      message: 'x'.repeat(5001),
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual({
      name: ['Enter your name'],
      email: ['Enter an email address in the right format, like name@example.com'],
      phone: ['Enter all 10 digits. This number is 4 digits short'],
      subject: ['Select a subject'],
      message: ['Shorten your message to 5,000 characters'],
    })
    expect(await listKept()).toEqual([])
  })

  test.each([
    ['nothing', {}],
    ['numbers', { name: 1, email: 2, subject: 3, message: 4 }],
    ['a list', []],
    ['nested objects', { ...message, name: { first: 'Ann' } }],
  ])('answers 400 to %s', async (_what, payload) => {
    expect((await post(payload)).statusCode).toBe(400)
  })

  test('keeps the same form once, however often and however fast it is sent', async () => {
    const submissionKey = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => post({ ...message, submissionKey })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 201])
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect(await listKept()).toHaveLength(1)
    expect(await jobs()).toHaveLength(1)
    // Changed after a failed attempt, under the same key: a different message.
    await post({ ...message, message: 'And one more thing', submissionKey })
    expect(await listKept()).toHaveLength(2)
  })

  test('keeps the same words of a client without a key once', async () => {
    await post(message)
    expect((await post(message)).statusCode).toBe(200)
    expect(await listKept()).toHaveLength(1)
  })

  test.each([
    ['fills in the hidden field', { homepage: 'https://spam.example' }, 'honeypot'],
    ['is faster than any person', { elapsed: 300 }, 'too-fast'],
  ])(
    'answers a machine that %s like anybody, keeps it apart, and mails nothing',
    async (_what, extras, spamReason) => {
      const answer = await post({ ...message, ...extras })
      expect(answer.statusCode).toBe(201)
      expect(answer.json()).toEqual({ id: expect.any(String) })
      expect(await listKept()).toMatchObject([{ spamReason }])
      expect(await jobs()).toEqual([])
    },
  )

  test('serves a person who took their time', async () => {
    await post({ ...message, homepage: '', elapsed: 40_000 })
    expect(await jobs()).toHaveLength(1)
  })

  test('takes five in ten minutes by API and page together, then says when to come back', async () => {
    for (let sent = 0; sent < 3; sent++)
      expect((await post({ ...message, message: `${sent}` })).statusCode).toBe(201)
    for (let sent = 0; sent < 2; sent++) expect((await postForm({ name: 'Ann' })).statusCode).toBe(200)
    const refused = await post(message)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().message).toBe('Too many requests. Please try again in 10 minutes.')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500)
    const page = await postForm({ name: 'Ann' })
    expect(page.statusCode).toBe(429)
    expect(page.body).toBe('POST Ann Too many requests. Please try again in 10 minutes.')
  })

  test('takes more where the operator allows it', async () => {
    const generous = await buildTestApp(database, { env: { RATE_LIMIT_FACTOR: '2' } })
    const statuses = []
    for (let sent = 0; sent < 11; sent++) {
      const answer = await generous.inject({
        method: 'POST',
        url: '/api/contact',
        payload: {},
        remoteAddress: '10.9.9.9',
      })
      statuses.push(answer.statusCode)
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429])
    await generous.close()
  })

  test('sent without scripts reaches its page, whose answer is never kept', async () => {
    const answer = await postForm({ name: 'Ann', message: 'ü & more' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('POST Ann undefined')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    const get = await app.inject({ url: paths.contact })
    expect(get.body).toContain('GET')
  })

  test('is refused when another site sent it, or sent something other than a form', async () => {
    expect((await postForm({ name: 'Ann' }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await post(message, { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await postForm({ name: 'Ann' }, { 'content-type': 'application/json' })).statusCode).toBe(415)
    expect((await postForm({ name: 'a'.repeat(200_000) })).statusCode).toBe(413)
    expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(404)
    expect(await listKept()).toEqual([])
  })

  test('leaves neither a message nor a job behind when the queue cannot take it', async () => {
    await database.runSql('alter table pgboss.job_common rename to job_away')
    const answer = await post(message)
    await database.runSql('alter table pgboss.job_away rename to job_common')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('Ann')
    expect(await listKept()).toEqual([])
  })
})
