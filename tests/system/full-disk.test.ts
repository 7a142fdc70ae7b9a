import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from '#db/embedded.ts'
import { plaintiffPayload } from '../support/application-payloads.ts'
import { makeDataFolder, makeTemporaryDataFolder } from '../support/embedded-snapshot.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { mountSmallDisk } from '../support/small-disk.ts'

const megabyte = 1024 * 1024

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const apply = ({ url }: ServerProcess) => post(`${url}/api/applications`, plaintiffPayload)
const askFor50MB = ({ url }: ServerProcess, id: string) =>
  post(`${url}/api/applications/${id}/upload-url`, {
    fileType: 'other',
    fileSize: 50 * megabyte,
    mimeType: 'application/pdf',
  })
const readReadiness = async ({ url }: ServerProcess) => {
  const answer = await fetch(`${url}/readyz`)
  return [answer.status, await answer.json()]
}

test('with a disk that fills up, files stop first, then all writing, and nothing that was acknowledged is lost', async () => {
  const disk = await mountSmallDisk(264)
  if (!disk) return refusesFilesAlone()
  onTestFinished(disk.remove)
  await makeDataFolder(disk.path)
  const env = { DATA_DIR: disk.path, DISK_RESERVE_MB: '64', RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' }
  const server = await startServer(env)
  onTestFinished(async () => void (server.process.exitCode ?? (await server.stop())))
  await expect.poll(() => existsSync(join(disk.path, 'spare-space')), { timeout: 30_000 }).toBe(true)
  const kept: string[] = []
  const applyAndKeep = async () => {
    const answer = await apply(server)
    const { id } = (await answer.json()) as { id: string }
    if (answer.status === 201) kept.push(id)
    return answer.status
  }
  expect(await applyAndKeep()).toBe(201)

  // Space is reserved as soon as it is promised, before any bytes arrive.
  const asked = []
  for (let files = 0; files < 4; files++) asked.push((await askFor50MB(server, kept[0] ?? '')).status)
  expect(asked).toEqual([200, 200, 503, 503])
  expect(await applyAndKeep()).toBe(201)

  disk.fill()
  for (let tries = 0; tries < 3; tries++) {
    const answers = await Promise.all([apply(server), apply(server), askFor50MB(server, kept[0] ?? '')])
    for (const answer of answers) {
      const { message } = (await answer.json()) as { message: string }
      expect([answer.status, message]).toEqual([503, expect.stringContaining('our storage is full')])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  }
  expect(await readReadiness(server)).toEqual([
    503,
    expect.objectContaining({ message: expect.stringContaining('no space') }),
  ])
  expect((await fetch(server.url)).status).toBe(200)

  disk.makeRoom()
  expect(await readReadiness(server)).toEqual([200, { status: 'ready', storage: 'ok' }])
  expect(await applyAndKeep()).toBe(201)
  expect(await server.stop()).toBe(0)

  const database = await openEmbedded({ dataDir: disk.path })
  const { rows } = await database.runSql('select id from applications order by submitted_at')
  expect(rows.map(({ id }) => id)).toEqual(kept)
  await database.close()
})

/** Used when no disk can be mounted: a reserve larger than any disk acts like a nearly full disk. */
async function refusesFilesAlone() {
  const folder = await makeTemporaryDataFolder()
  onTestFinished(folder.remove)
  const server = await startServer({ DATA_DIR: folder.path, DISK_RESERVE_MB: '10000000' })
  onTestFinished(async () => void (await server.stop()))
  const answer = await apply(server)
  expect(answer.status).toBe(201)
  const { id } = (await answer.json()) as { id: string }
  expect((await askFor50MB(server, id)).status).toBe(503)
  expect(await readReadiness(server)).toEqual([200, { status: 'ready', storage: 'ok', space: 'low' }])
}
