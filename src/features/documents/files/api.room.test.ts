import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { uploadReservations } from '#db/schema/index.ts'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import { openStorage } from '#lib/storage/open-storage.ts'
import { buildTestApp, signIn } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { plaintiffPayload } from '../../../../tests/support/application-payloads.ts'
import { disguisedFiles, goodFiles } from '../../../../tests/support/sample-files.ts'
import { sweepStorage } from './jobs.ts'

const megabyte = 1024 * 1024
const hour = 60 * 60_000
const host = 'localhost:3000'

let database: TestDatabase
let app: FastifyInstance
let applicationId: string
beforeAll(async () => {
  database = await createTestDb('postgres')
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.delete(uploadReservations)
  applicationId = await addApplication({ database })
})
afterEach(() => app.close())

type Asking = { fileSize?: number; from?: string; mimeType?: string; url?: string }
const ask = ({
  fileSize = 0.4 * megabyte,
  from = '9.9.9.9',
  mimeType = 'application/pdf',
  url,
}: Asking = {}) =>
  app.inject({
    method: 'POST',
    url: url ?? `/api/applications/${applicationId}/upload-url`,
    payload: { fileType: 'other', fileSize: Math.round(fileSize), mimeType },
    headers: { host },
    remoteAddress: from,
  })
const apply = () => app.inject({ method: 'POST', url: '/api/applications', payload: plaintiffPayload })

describe('bytes of one network', () => {
  const env = { UPLOAD_MB_PER_ADDRESS: '1' }

  test('are limited for a day, by application and by link alike, and say when to come back', async () => {
    app = await buildTestApp(database, { env })
    const { uploadUrl } = (
      await app.inject({
        method: 'POST',
        url: `/api/applications/${applicationId}/upload-token`,
        headers: await signIn(app),
        payload: {},
      })
    ).json()
    const byLink = `/api/upload/${uploadUrl.split('/').at(-1)}/file`
    expect((await ask()).statusCode).toBe(200)
    expect((await ask({ url: byLink })).statusCode).toBe(200)
    for (const url of [undefined, byLink]) {
      const refused = await ask({ ...(url && { url }) })
      expect(refused.statusCode).toBe(429)
      expect(refused.json().message).toMatch(
        /^Your connection has sent as much .* Please try again in 24 hours\.$/,
      )
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600)
    }
    expect((await ask({ fileSize: 1_000 })).statusCode, 'a file that still fits').toBe(200)
    expect((await ask({ from: '8.8.8.8' })).statusCode, 'another address').toBe(200)
    await database.db.update(uploadReservations).set({ createdAt: new Date(Date.now() - 25 * hour) })
    expect((await ask()).statusCode, 'the next day').toBe(200)
  })

  test('of IPv6 are those of all its addresses', async () => {
    app = await buildTestApp(database, { env })
    for (const from of ['2001:db8::1', '2001:db8::2']) expect((await ask({ from })).statusCode).toBe(200)
    expect((await ask({ from: '2001:db8::3' })).statusCode).toBe(429)
    expect((await ask({ from: '2001:db8:0:1::3' })).statusCode).toBe(200)
  })

  test('are as many more as the factor says', async () => {
    app = await buildTestApp(database, { env: { ...env, RATE_LIMIT_FACTOR: '2' } })
    const statuses = []
    for (let asked = 0; asked < 6; asked++) statuses.push((await ask()).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('are counted one by one when many ask at once', async () => {
    app = await buildTestApp(database, { env })
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
  })

  test('are kept without the address', async () => {
    app = await buildTestApp(database, { env })
    await ask()
    const rows = await database.db.select().from(uploadReservations)
    expect(JSON.stringify(rows)).not.toContain('9.9.9.9')
  })

  test('stay counted when the file is refused, and not when none was sent', async () => {
    app = await buildTestApp(database, { env })
    await ask({ fileSize: 0.9 * megabyte })
    await database.db.update(uploadReservations).set({ refusedAt: new Date() })
    expect((await ask()).statusCode).toBe(429)
    await database.db.update(uploadReservations).set({ refusedAt: null })
    const folder = join(tmpdir(), `beaconfield-test-${randomUUID()}`)
    const storage = await openStorage({ kind: 'local', folder }, 'for tests only')
    await sweepStorage({ db: database.db, storage }, new Date(Date.now() + 4 * hour))
    expect((await ask()).statusCode).toBe(200)
  })
})

test('bytes of everybody are limited for a day, and applications still come in', async () => {
  app = await buildTestApp(database, { env: { UPLOAD_MB_PER_DAY: '1', RATE_LIMIT_FACTOR: '100' } })
  for (const from of ['1.1.1.1', '2.2.2.2']) expect((await ask({ from })).statusCode).toBe(200)
  const refused = await ask({ from: '3.3.3.3' })
  expect([refused.statusCode, refused.json().message]).toEqual([
    503,
    expect.stringMatching(
      /^We’ve received as many files as we can take in a day\. .* try again in 24 hours\.$/,
    ),
  ])
  expect((await apply()).statusCode).toBe(201)
})

test('when the disk has less than the reserve, files are refused and all else goes on', async () => {
  app = await buildTestApp(database, { env: { DISK_RESERVE_MB: '10000000' } })
  const refused = await ask()
  expect([refused.statusCode, refused.json().message]).toEqual([
    503,
    expect.stringMatching(/^We can’t take files right now because our storage is nearly full\./),
  ])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
  expect((await apply()).statusCode).toBe(201)
  const ready = await app.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', storage: 'ok', space: 'low' }])
  const { body } = await app.inject('/metrics')
  expect(body).toMatch(/^disk_available_bytes \d+/m)
  expect(body).toContain(`disk_reserve_bytes ${10_000_000 * megabyte}`)
})

describe('an upload URL ends with its reservation', () => {
  const { pdf } = goodFiles
  beforeEach(async () => {
    app = await buildTestApp(database)
  })
  const askFor = async (file: { type: string; body: Buffer }) => {
    const answer = await ask({ fileSize: file.body.length, mimeType: file.type })
    return answer.json().uploadURL as string
  }
  const put = async (url: string, file: { type: string; body: Buffer }) => {
    const { pathname, search } = new URL(url)
    const headers = { 'content-type': file.type }
    return (await app.inject({ method: 'PUT', url: pathname + search, payload: file.body, headers }))
      .statusCode
  }
  const register = (uploadURL: string) =>
    app.inject({
      method: 'POST',
      url: `/api/applications/${applicationId}/files`,
      payload: { originalName: 'a.pdf', fileType: 'other', uploadURL },
      headers: { host },
    })

  test('that was refused: it takes no second file', async () => {
    const file = Object.values(disguisedFiles)[0] ?? pdf
    const url = await askFor(file)
    expect(await put(url, file)).toBe(200)
    expect((await register(url)).statusCode).toBe(415)
    expect(await put(url, file)).toBe(410)
    expect((await register(url)).statusCode).toBe(404)
  })

  test('that was used, though the file is gone', async () => {
    const url = await askFor(pdf)
    expect(await put(url, pdf)).toBe(200)
    expect(await put(url, pdf)).toBe(409)
    const { id } = (await register(url)).json()
    expect(await put(url, pdf)).toBe(409)
    const headers = await signIn(app)
    await app.inject({ method: 'DELETE', url: `/api/applications/${applicationId}/documents/${id}`, headers })
    expect(await put(url, pdf)).toBe(410)
  })

  test('that is over or gone', async () => {
    const url = await askFor(pdf)
    const isThis = eq(uploadReservations.applicationId, applicationId)
    const expiresAt = new Date(Date.now() - 1)
    await database.db.update(uploadReservations).set({ expiresAt }).where(isThis)
    expect(await put(url, pdf)).toBe(410)
    await database.db.delete(uploadReservations).where(isThis)
    expect(await put(url, pdf)).toBe(410)
  })

  test('and takes one file at a time', async () => {
    const url = await askFor(pdf)
    const statuses = await Promise.all(Array.from({ length: 5 }, () => put(url, pdf)))
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409])
  })
})
