import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applicationEvents, applications, consentRecords } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { consentVersion } from '#features/questions/content/agreements.ts'
import { stepsOf } from '#features/questions/steps/steps.ts'
import { buildTestApp, openTestApp } from '#server/testing.ts'
import { attorneyPayload, plaintiffPayload } from '../../../../tests/support/application-payloads.ts'
import { openRow } from '../../../../tests/support/row-sealer.ts'

describe.each(databaseKinds())('submitting an application (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '1000' } })

  const post = (payload: unknown, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/api/applications', payload: payload as object, headers })
  const rowOf = async (id: string) => {
    const [row] = await database.db.select().from(applications).where(eq(applications.id, id))
    return row && openRow(row)
  }
  const consentOf = (id: string) =>
    database.db.select().from(consentRecords).where(eq(consentRecords.applicationId, id))
  const jobsOf = async (id: string) => {
    const { rows } = await database.runSql(`select name from pgboss.job where data->>'applicationId' = $1`, [
      id,
    ])
    return rows.map(({ name }) => name).toSorted()
  }

  test.each([
    ['plaintiff', plaintiffPayload],
    ['attorney', attorneyPayload],
  ])('keeps every answer of a %s as it was typed', async (_role, payload) => {
    const answer = await post(payload)
    expect(answer.statusCode).toBe(201)
    const { id, applicationId, reference } = answer.json()
    expect(applicationId).toBe(id)
    expect(reference).toMatch(new RegExp(`^BF-${new Date().getUTCFullYear()}[A-Z0-9]{6}$`))
    expect(await rowOf(id)).toMatchObject({ ...payload, reference, status: 'received', spamReason: null })
    expect(await jobsOf(id)).toEqual(['application-arrived', 'application-receipt'])
    const events = database.db.select().from(applicationEvents).where(eq(applicationEvents.applicationId, id))
    expect(await events).toMatchObject([{ type: 'submitted', actor: 'applicant', toStatus: 'received' }])
  })

  test('keeps the questions and answers as a person reads them', async () => {
    const { id } = (await post(plaintiffPayload)).json()
    const snapshot = (await rowOf(id))?.snapshot as { steps: { title: string; answers: object[] }[] }
    expect(snapshot).toMatchObject({ role: 'plaintiff', consentVersion })
    const asked = stepsOf.plaintiff.map(({ fields }) => fields.length)
    expect(snapshot.steps.map(({ answers }) => answers.length)).toEqual(asked)
    expect(snapshot.steps[1]?.answers).toContainEqual({
      name: 'incidentDate',
      question: 'When did it happen?',
      value: '2025-03-04',
      answer: 'March 4, 2025',
    })
    expect(snapshot.steps[1]?.answers).toContainEqual(
      expect.objectContaining({ name: 'fundingAmount', answer: '$5,000 to $10,000' }),
    )
  })

  test('keeps what was agreed to: the words, their version, when, from where and on which page', async () => {
    const headers = { 'user-agent': 'Test/1.0', referer: 'http://localhost:3000/apply?utm=x' }
    const { id } = (await post(attorneyPayload, headers)).json()
    const records = await consentOf(id)
    expect(records.map(({ kind }) => kind)).toEqual(['client-authorization', 'consent', 'privacy', 'phone'])
    expect(records[0]).toMatchObject({
      statement: expect.stringContaining('My client has authorized me'),
      version: consentVersion,
      ipAddress: '127.0.0.1',
      userAgent: 'Test/1.0',
      page: '/apply',
      givenAt: expect.any(Date),
    })
    const sent = (await post({ ...plaintiffPayload, page: '/case-types/car-accident' })).json()
    expect(await consentOf(sent.id)).toMatchObject([
      { kind: 'health' },
      { kind: 'consent', page: '/case-types/car-accident' },
      { kind: 'privacy' },
      { kind: 'phone' },
    ])
  })

  test('keeps it no matter what the form says about its page', async () => {
    const sent = await post({ ...plaintiffPayload, page: '/apply\u0000' })
    expect(sent.statusCode).toBe(201)
    expect((await consentOf(sent.json().id)).map(({ page }) => page)).toEqual(Array(4).fill('/apply'))
  })

  test('refuses a page with older words, and keeps nothing', async () => {
    const before = await database.db.$count(applications)
    const answer = await post({ ...plaintiffPayload, consentVersion: '2020-01-01' })
    expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining('reload')])
    expect(await database.db.$count(applications)).toBe(before)
  })

  test('hidden answers and unknown fields are dropped, also those that name a column', async () => {
    const answer = await post({
      ...plaintiffPayload,
      hasPriorInjuries: false,
      id: randomUUID(),
      status: 'approved',
      reference: 'BF-2026AAAAAA',
      spamReason: 'honeypot',
      googleDriveFolderUrl: 'https://evil.example',
      attorneyFirm: 'Not asked of a plaintiff',
    })
    const row = await rowOf(answer.json().id)
    expect(row).not.toHaveProperty('priorInjuriesDescription')
    expect(row).toMatchObject({
      hasPriorInjuries: false,
      status: 'received',
      spamReason: null,
      googleDriveFolderUrl: null,
      attorneyFirm: null,
    })
  })

  test('names each missing or wrong field', async () => {
    const { lastName: _, ...rest } = plaintiffPayload
    const answer = await post({ ...rest, phone: '55501477', consent: false })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual({
      lastName: ['Enter your last name'],
      phone: ['Enter all 10 digits. This number is 2 digits short'],
      consent: [expect.stringContaining('Check the box')],
    })
  })

  test.each([
    ['no body', undefined],
    ['a list', []],
    ['a text', '"plaintiff"'],
    ['no role', { ...plaintiffPayload, role: undefined }],
    ['an unknown role', { ...plaintiffPayload, role: 'judge' }],
  ])('%s is refused', async (_name, payload) => {
    expect((await post(payload, { 'content-type': 'application/json' })).statusCode).toBe(400)
  })

  describe('with an Idempotency-Key', () => {
    const postWithKey = (payload: unknown, key: string) => post(payload, { 'idempotency-key': key })

    test('the same answers give the same application', async () => {
      const key = randomUUID()
      const first = await postWithKey(plaintiffPayload, key)
      const again = await postWithKey({ ...plaintiffPayload, firstName: ' Ana ', elapsed: 99_000 }, key)
      expect([first.statusCode, again.statusCode]).toEqual([201, 200])
      expect(again.json()).toEqual(first.json())
      expect(await jobsOf(first.json().id)).toHaveLength(2)
    })

    test('other answers are refused', async () => {
      const key = randomUUID()
      await postWithKey(plaintiffPayload, key)
      expect((await postWithKey({ ...plaintiffPayload, firstName: 'Eva' }, key)).statusCode).toBe(409)
      expect((await postWithKey(attorneyPayload, key)).statusCode).toBe(409)
    })

    test('fifty at the same time make one application, with each consent once and two mails', async () => {
      const key = randomUUID()
      const before = await database.db.$count(applications)
      const answers = await Promise.all(Array.from({ length: 50 }, () => postWithKey(plaintiffPayload, key)))
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(49)
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
      expect(await database.db.$count(applications)).toBe(before + 1)
      const { id } = answers[0]?.json() ?? {}
      expect(await consentOf(id)).toHaveLength(4)
      expect(await jobsOf(id)).toHaveLength(2)
    })

    test.each(['', 'a b', 'x'.repeat(201), 'é'])('%j is not a key', async (key) => {
      expect((await postWithKey(plaintiffPayload, key)).statusCode).toBe(400)
    })
  })

  test.each([
    ['a filled field that nobody sees', { homepage: 'http://spam.example' }, 'honeypot'],
    ['no time to fill it in', { elapsed: 300 }, 'too-fast'],
  ])('%s is kept, marked and not mailed', async (_name, extra, spamReason) => {
    const answer = await post({ ...plaintiffPayload, ...extra })
    expect(answer.statusCode).toBe(201)
    expect(await rowOf(answer.json().id)).toMatchObject({ spamReason })
    expect(await jobsOf(answer.json().id)).toEqual([])
  })

  test('tells too many from one address when to try again', async () => {
    const limited = await buildTestApp(database)
    const send = () =>
      limited.inject({
        method: 'POST',
        url: '/api/applications',
        payload: { role: 'judge' },
        remoteAddress: '10.9.9.9',
      })
    for (let sent = 0; sent < 20; sent++) expect((await send()).statusCode).toBe(400)
    const refused = await send()
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBeDefined()
    expect(refused.json().message).toBe('Too many requests. Please try again in 10 minutes.')
    await limited.close()
  })
})
