import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { documents } from '#db/schema/index.ts'
import { openRowSealer } from '#db/sealing-key.ts'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import { maxDocumentSize } from '#domain/document-files.ts'
import { createSignedPaths } from '#lib/storage/signed-paths.ts'
import { addApplication } from '../support/add-application.ts'
import { measurePeakGrowth, waitUntilIdle } from '../support/memory.ts'
import { hashBytes } from '../support/row-sealer.ts'
import { createBucket } from '../support/s3-server.ts'
import { sample } from '../support/sample.ts'
import { goodFiles } from '../support/sample-files.ts'
import { makeTemporaryFolder, type ServerProcess, startServer } from '../support/server-process.ts'
import { documentsClient, put } from './client.ts'
import { appSecret, storeKinds } from './stores.ts'

const { type, body: beginning } = goodFiles.pdf
const large = Buffer.concat([beginning, Buffer.alloc(maxDocumentSize - beginning.length, 0x20)])

/** Tests the built server as its own process. */
describe.each(sample(storeKinds, 1))('a file of 50 MB (%s)', (kind) => {
  const folder = makeTemporaryFolder()
  let database: TestDatabase
  let server: ServerProcess
  let applicationId: string

  beforeAll(async () => {
    database = await createTestDb('postgres')
    const s3 = kind === 'S3' ? await createBucket(inject('s3Server').endpoint) : {}
    server = await startServer({
      DATABASE_URL: database.databaseUrl ?? '',
      APP_SECRET: appSecret,
      DATA_DIR: folder.path,
      LOG_LEVEL: 'error',
      ...s3,
    })
    applicationId = await addApplication({ database })
    // The first upload loads modules that every later one uses.
    expect((await documentsClient(server.url, applicationId).send(goodFiles.pdf)).status).toBe(201)
    await waitUntilIdle(server.process.pid ?? 0)
  }, 120_000)
  afterAll(async () => {
    if (server.process.exitCode === null) await server.stop()
    await database.close()
    folder.remove()
  })

  test('is taken and checked in less than 32 MB of memory', async () => {
    const client = documentsClient(server.url, applicationId)
    const pid = server.process.pid ?? 0
    const growth: Record<string, number> = {}
    const ticket = await client.ticket({ fileSize: large.length, mimeType: type })
    growth.sending = await measurePeakGrowth(pid, async () => expect(await put(ticket, large)).toBe(200))
    let key = ''
    growth.checking = await measurePeakGrowth(pid, async () => {
      const { status, body } = await client.register(ticket.uploadURL)
      expect(status).toBe(201)
      key = String(body.filePath)
    })
    growth.fetching = await measurePeakGrowth(pid, async () => {
      const expiresAt = new Date(Date.now() + 60_000)
      const path = createSignedPaths(appSecret).forDownload({ key, name: 'large.pdf', type, expiresAt })
      const fetched = await fetch(server.url + path)
      let received = 0
      for await (const piece of fetched.body ?? []) received += piece.length
      expect(received).toBe(large.length)
    })
    const [row] = await database.db.select().from(documents).where(eq(documents.storageKey, key))
    expect(row?.contentHash).toBe(hashBytes(large, await openRowSealer(database.db, appSecret)))
    console.log(`Growth of the server's memory in MB (${kind}):`, growth)
    expect((growth.sending ?? 0) + (growth.checking ?? 0)).toBeLessThan(32)
  })

  const onLocalDisk = kind === 'local disk' ? test : () => {}
  onLocalDisk('does not keep the server from stopping, and is not kept in part', async () => {
    const client = documentsClient(server.url, applicationId)
    const { uploadURL, headers } = await client.ticket({ fileSize: large.length, mimeType: type })
    const sending = request(uploadURL, {
      method: 'PUT',
      headers: { ...headers, 'content-length': large.length },
    })
    sending.on('error', () => {})
    sending.write(large.subarray(0, 1_000_000))
    const listUnfinished = () => readdirSync(join(folder.path, 'files', 'unfinished'))
    await expect.poll(listUnfinished).toHaveLength(1)
    expect(await server.stop()).toBe(0)
    expect(listUnfinished()).toEqual([])
  })
})
