import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accessLogHead, uploadLinks } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { documentTypeValues, requestedDocuments } from '#domain/documents.ts'
import { hashSecret } from '#lib/secrets.ts'
import { buildTestApp, openTestApp } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { adminApi } from '../../../../tests/support/admin-api.ts'
import { rounds } from '../../../../tests/support/sample.ts'

const unknown = '00000000-0000-4000-8000-000000000000'

/** What the server adds to upload links; tests/storage covers the sending on both stores. */
describe.each(databaseKinds())('upload links on %s', async (kind) => {
  const logged: string[] = []
  const env = { PUBLIC_URL: 'https://site.example', RATE_LIMIT_FACTOR: '1' }
  const { database, app } = await openTestApp(kind, { env, logged: (line) => void logged.push(line) })
  const id = await addApplication({ database })

  test('are generated with the specified defaults, numbers in quotes or not', async () => {
    const admin = await adminApi(app)
    const link = await admin.newLink(id, {
      purpose: 'document-collection',
      maxUploads: '10',
      expiresInDays: 30,
    })
    expect(link.uploadUrl).toMatch(/^https:\/\/site\.example\/upload\/[\w-]{43}$/)
    expect(link).toMatchObject({ purpose: 'document-collection', currentUploads: 0, maxUploads: 10 })
    const days = (new Date(link.expiresAt).getTime() - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(30, 2)
    expect(await admin.newLink(id)).toMatchObject({ maxUploads: 10, purpose: 'document-collection' })
    expect((await admin.links(id)).map(({ uploadUrl }) => uploadUrl)).toContain(link.uploadUrl)
  })

  test.each([
    { maxUploads: '0' },
    { maxUploads: 101 },
    { maxUploads: 'ten' },
    { maxUploads: 1.5 },
    { expiresInDays: 366 },
    { purpose: 'spam' },
  ])('are not generated with %o', async (options) => {
    const admin = await adminApi(app)
    const { status, body } = await admin.call('POST', `/api/applications/${id}/upload-token`, options)
    expect([status, Object.keys(body.errors)]).toEqual([400, Object.keys(options)])
  })

  test('belong to an application that exists, and are changed only by way of it', async () => {
    const admin = await adminApi(app)
    const { status } = await admin.call('POST', `/api/applications/${unknown}/upload-token`, {})
    expect(status).toBe(404)
    expect((await admin.call('GET', `/api/applications/${unknown}/upload-tokens`)).status).toBe(404)
    const link = await admin.newLink(id)
    const elsewhere = `/api/applications/${unknown}/upload-tokens/${link.id}`
    expect((await admin.call('PATCH', elsewhere, { deactivated: true })).status).toBe(404)
    const place = `/api/applications/${id}/upload-tokens/${link.id}`
    expect((await admin.call('PATCH', place, {})).status).toBe(400)
    expect((await admin.call('PATCH', place, { maxUploads: 20 })).body).toMatchObject({ maxUploads: 20 })
  })

  test('tell in the timeline that they were generated, extended and deactivated', async () => {
    const admin = await adminApi(app)
    const applicationId = await addApplication({ database })
    const { id: linkId } = await admin.newLink(applicationId)
    const place = `/api/applications/${applicationId}/upload-tokens/${linkId}`
    const { expiresAt } = (await admin.call('PATCH', place, { expiresInDays: 60, maxUploads: 20 })).body
    await admin.call('PATCH', place, { deactivated: true })
    const { timeline } = (await admin.call('GET', `/api/applications/${applicationId}`)).body
    const told = timeline.filter(({ type }: { type: string }) => type.startsWith('upload-link'))
    expect(told).toMatchObject([
      { type: 'upload-link-deactivated', actor: 'admin', details: { uploadLinkId: linkId } },
      { type: 'upload-link-changed', actor: 'admin', details: { expiresAt, maxUploads: 20 } },
      { type: 'upload-link-created', actor: 'admin', details: { maxUploads: 10, expiresInDays: 30 } },
    ])
  })

  test('that live are told for many applications at once', async () => {
    const admin = await adminApi(app)
    const [one, two, none] = await Promise.all([1, 2, 3].map(() => addApplication({ database })))
    if (!one || !two || !none) throw new Error('no applications')
    const [older, newer] = [await admin.newLink(one), await admin.newLink(one)]
    const dead = await admin.newLink(two)
    await admin.call('PATCH', `/api/applications/${two}/upload-tokens/${dead.id}`, { deactivated: true })
    const { status, body } = await admin.call(
      'GET',
      `/api/applications/upload-tokens?ids=${one},${two},${none}`,
    )
    expect(status).toBe(200)
    expect(body.tokens).toMatchObject([
      { applicationId: one, id: newer.id, canBeCopied: true, isExpired: false },
      { applicationId: one, id: older.id, canBeCopied: true, isExpired: false },
    ])
    expect(JSON.stringify(body)).not.toContain(newer.token)
    const own = await admin.links(one)
    expect(own.map(({ uploadUrl }) => uploadUrl)).toEqual([newer.uploadUrl, older.uploadUrl])
    for (const query of ['', '?ids=', '?ids=nobody', `?ids=${Array(201).fill(one)}`]) {
      expect((await admin.call('GET', `/api/applications/upload-tokens${query}`)).status).toBe(400)
    }
    expect((await app.inject(`/api/applications/upload-tokens?ids=${one}`)).statusCode).toBe(401)
  })

  test.each([
    ['GET', 'upload-tokens'],
    ['POST', 'upload-token'],
    ['PATCH', `upload-tokens/${unknown}`],
    ['GET', 'documents'],
    ['GET', `documents/${unknown}/download-url`],
    ['DELETE', `documents/${unknown}`],
  ] as const)('%s %s is for the administrator alone', async (method, path) => {
    const answer = await app.inject({ method, url: `/api/applications/${id}/${path}` })
    expect(answer.statusCode).toBe(401)
  })

  test.each([
    ['plaintiff', 'Ana Ruiz', ['medical-records', 'police-report']],
    ['attorney', 'C D', ['attorney-agreement', 'complaint-filings']],
  ] as const)(
    'of a case of the role %s name whom it is about, and take every kind of document, their own first',
    async (role, name, first) => {
      const admin = await adminApi(app)
      const applicationId = await addApplication({ database }, { role })
      const { token } = await admin.newLink(applicationId)
      const info = (await app.inject(`/api/upload-token/${token}/info`)).json()
      expect(info.applicationInfo.applicantName).toBe(name)
      const types: { type: string; requested: boolean }[] = info.documentTypes
      expect(new Set(types.map(({ type }) => type))).toEqual(new Set(documentTypeValues))
      expect(types.slice(0, 2).map(({ type }) => type)).toEqual(first)
      expect(types.map(({ requested }) => requested).lastIndexOf(true)).toBe(
        requestedDocuments[role].length - 1,
      )
      for (const { type: fileType } of types) {
        const payload = { fileType, fileSize: 10, mimeType: 'application/pdf' }
        const asked = await app.inject({ method: 'POST', url: `/api/upload/${token}/file`, payload })
        expect([fileType, asked.statusCode]).toEqual([fileType, 200])
      }
    },
  )

  test('are kept so that nobody who reads the database can use them', async () => {
    const { token, id: linkId } = await (await adminApi(app)).newLink(id)
    const [row] = await database.db.select().from(uploadLinks).where(eq(uploadLinks.id, linkId))
    expect(JSON.stringify(row)).not.toContain(token)
    expect(row?.sealedToken.length).toBeGreaterThan(40)
  })

  test('sealed with another secret work on, and cannot be copied any more', async () => {
    const applicationId = await addApplication({ database })
    const link = await (await adminApi(app)).newLink(applicationId)
    const env = { APP_SECRET: 'another secret, of 32 characters or more' }
    // The access log has a key of its own under the secret; it begins another one.
    await database.db.delete(accessLogHead)
    const moved = await buildTestApp(database, { env })
    const listed = await (await adminApi(moved)).links(applicationId)
    expect(listed.find((found) => found.id === link.id)?.uploadUrl).toBeNull()
    expect((await moved.inject(`/api/upload-token/${link.token}/info`)).statusCode).toBe(200)
    await moved.close()
    await database.db.delete(accessLogHead)
  })

  test('never appear in a log', async () => {
    const { token } = await (await adminApi(app)).newLink(id)
    const remoteAddress = '10.1.1.1'
    const ask = (method: 'GET' | 'POST', url: string, payload?: object) =>
      app.inject({ method, url, remoteAddress, ...(payload && { payload }) })
    await ask('GET', `/upload/${token}`)
    await ask('GET', `/api/upload-token/${token}/info`)
    await ask('POST', `/api/upload/${token}/file`, { fileType: 'other', fileSize: 1, mimeType: 'text/plain' })
    await ask('POST', `/api/upload/${token}/save-file`, {})
    await ask('POST', `/api/upload/${token}/new-link`, {})
    await ask('POST', `/api/upload/${token}/nothing`, {})
    await ask('GET', `/api/upload-token/${token}/${'x'.repeat(2_000)}`)
    expect(logged.length).toBeGreaterThan(6)
    expect(logged.join('')).not.toContain(token.slice(0, 20))
  })

  test('take no name of a file that a database cannot even look for', async () => {
    const { token } = await (await adminApi(app)).newLink(id)
    const payload = { filePath: '\u0000', fileType: 'other' }
    const url = `/api/upload/${token}/save-file`
    const answer = await app.inject({ method: 'POST', url, payload, remoteAddress: '10.5.5.5' })
    expect(answer.statusCode).toBe(400)
  })

  // Both databases count in one statement; ten thousand rounds on one of them are enough.
  const guesses = kind === 'postgres' ? rounds(10_000, 300) : 100
  test(`${guesses} guessed tokens look alike and are throttled, with a right one among them`, async () => {
    const { token } = await (await adminApi(app)).newLink(id)
    const guess = (guessed: string) =>
      app.inject({ url: `/api/upload-token/${guessed}/info`, remoteAddress: '10.2.2.2' })
    const kinds = new Map<string, number>()
    for (let guessed = 0; guessed < guesses; guessed++) {
      const length = guessed % 3 === 0 ? 32 : (guessed % 64) + 1
      const { statusCode, headers, body } = await guess(randomBytes(length).toString('base64url'))
      const { requestId: _, message } = JSON.parse(body)
      const kind = `${statusCode} ${message.replace(/\d+ \w+/, '…')} ${Object.keys(headers).sort()}`
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    }
    const counts = [...kinds].map(([kind, count]) => [Number(kind.slice(0, 3)), count])
    expect(counts.filter(([status]) => status === 404)).toEqual([[404, 20]])
    expect(counts.filter(([status]) => status === 429).reduce((sum, [, count = 0]) => sum + count, 0)).toBe(
      guesses - 20,
    )
    expect((await guess(token)).statusCode).toBe(429)
    const elsewhere = await app.inject({ url: `/api/upload-token/${token}/info`, remoteAddress: '10.3.3.3' })
    expect(elsewhere.statusCode).toBe(200)
  }, 120_000)

  test('are guessed by a network, not by each of its addresses', async () => {
    const { token } = await (await adminApi(app)).newLink(id)
    const open = async (guessed: string, remoteAddress: string) =>
      (await app.inject({ url: `/api/upload-token/${guessed}/info`, remoteAddress })).statusCode
    for (let at = 1; at <= 20; at++) expect(await open('none', `2001:db8:6::${at}`)).toBe(404)
    expect(await open(token, '2001:db8:6::ffff')).toBe(429)
    expect(await open(token, '2001:db8:6:1::1')).toBe(200)
  })

  test('can be asked for anew a few times, and the answer is the same for any token', async () => {
    const { token } = await (await adminApi(app)).newLink(id)
    const ask = (asked: string) =>
      app.inject({ method: 'POST', url: `/api/upload/${asked}/new-link`, remoteAddress: '10.4.4.4' })
    const answers = []
    for (const asked of [token, 'none', token, token, 'none']) answers.push(await ask(asked))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(202)
    expect((await ask(token)).statusCode).toBe(429)
    // However often someone asks, one mail per day and token.
    const { rows } = await database.runSql(
      `select count(*)::int as jobs from pgboss.job where name = 'new-upload-link-wanted' and singleton_key = $1`,
      [hashSecret(token)],
    )
    expect(rows).toEqual([{ jobs: 1 }])
  })
})
