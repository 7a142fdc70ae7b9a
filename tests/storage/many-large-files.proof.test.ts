import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import { maxDocumentSize } from '#domain/document-files.ts'
import type { UploadFormAnswer } from '#features/documents/files/schema/files.ts'
import { addApplication } from '../support/add-application.ts'
import { measurePeakGrowth, waitUntilIdle } from '../support/memory.ts'
import { createBucket } from '../support/s3-server.ts'
import { rounds, sample } from '../support/sample.ts'
import { goodFiles } from '../support/sample-files.ts'
import { makeTemporaryFolder, type ServerProcess, startServer } from '../support/server-process.ts'
import { linkClient } from './client.ts'
import { appSecret, storeKinds } from './stores.ts'

const password = 'a password for large files'
const { type, body: beginning } = goodFiles.pdf
const large = Buffer.concat([beginning, Buffer.alloc(maxDocumentSize - beginning.length, 0x20)])
const said = { fileSize: large.length, mimeType: type }
/** Four in memory would already be over the limit. */
const atOnce = rounds(20, 4)

/** Tests the built server as its own process. */
describe.each(sample(storeKinds.toReversed(), 1))(`${atOnce} files of 50 MB at once (%s)`, (kind) => {
  const folder = makeTemporaryFolder()
  let database: TestDatabase
  let server: ServerProcess
  let client: ReturnType<typeof linkClient>

  beforeAll(async () => {
    database = await createTestDb('postgres')
    const s3 = kind === 'S3' ? await createBucket(inject('s3Server').endpoint) : {}
    server = await startServer({
      DATABASE_URL: database.databaseUrl ?? '',
      APP_SECRET: appSecret,
      ADMIN_PASSWORD: password,
      DATA_DIR: folder.path,
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '100',
      ...s3,
    })
    const applicationId = await addApplication({ database })
    client = linkClient(server.url, await newToken(server.url, applicationId))
    // The first upload loads modules that every later one uses.
    expect((await client.send(goodFiles.pdf)).status).toBe(201)
    await waitUntilIdle(server.process.pid ?? 0)
  }, 180_000)
  afterAll(async () => {
    await server.stop()
    await database.close()
    folder.remove()
  })

  test('take less than 150 MB of memory, and others are answered meanwhile', {
    timeout: 600_000,
  }, async () => {
    let rounds = 0
    let isOver = false
    const otherVisitor = async () => {
      while (!isOver) {
        const answers = await Promise.all(
          ['/', '/healthz', '/api/content/section/hero'].map((path) => fetch(server.url + path)),
        )
        for (const answer of answers) {
          await answer.arrayBuffer()
          expect(answer.status).toBe(200)
        }
        rounds += 1
      }
    }
    const sendOne = async () => {
      const form = await client.form(said)
      expect([200, 204]).toContain(await sendForm(form))
      // A small store may be too busy for twenty copies at once. It says so, loses nothing, and the sender retries.
      let status = 503
      for (let tries = 0; status === 503 && tries < 20; tries++) {
        status = (await client.save(form.objectPath, said)).status
      }
      return status
    }
    const visiting = otherVisitor()
    const sending = measurePeakGrowth(server.process.pid ?? 0, async () => {
      const statuses = await Promise.all(Array.from({ length: atOnce }, sendOne))
      expect(statuses).toEqual(Array(atOnce).fill(201))
    })
    const growth = await sending.finally(() => {
      isOver = true
      return visiting
    })
    expect(growth).toBeLessThan(150)
    expect(rounds).toBeGreaterThan(5)
  })
})

async function newToken(siteUrl: string, applicationId: string): Promise<string> {
  const post = (path: string, body: object, headers = {}) =>
    fetch(siteUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const signedIn = await post('/api/admin/login', { password })
  const cookie = signedIn.headers.getSetCookie().map((set) => set.split(';')[0])
  const made = await post(
    `/api/applications/${applicationId}/upload-token`,
    { maxUploads: 100 },
    { cookie: cookie.join('; ') },
  )
  return ((await made.json()) as { uploadUrl: string }).uploadUrl.split('/').at(-1) ?? ''
}

/** All senders write the same bytes, to keep the test's own memory small. */
function sendForm({ uploadURL, fields }: UploadFormAnswer): Promise<number> {
  const boundary = 'aBoundary'
  const part = (name: string, more = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`
  const head = Object.entries(fields).map(([name, value]) => `${part(name)}${value}\r\n`)
  const before = Buffer.from(`${head.join('')}${part('file', '; filename="a.pdf"')}`)
  const after = Buffer.from(`\r\n--${boundary}--\r\n`)
  return new Promise((resolve, reject) => {
    const sending = request(uploadURL, {
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': before.length + large.length + after.length,
      },
    })
    sending.on('error', reject)
    sending.on('response', (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    sending.write(before)
    sending.write(large)
    sending.end(after)
  })
}
