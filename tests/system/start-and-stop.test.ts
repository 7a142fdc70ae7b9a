import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { makeTemporaryDataFolder } from '../support/embedded-snapshot.ts'
import { proofTest } from '../support/proof-test.ts'
import { makeTemporaryFolder, runServer, type ServerProcess, startServer } from '../support/server-process.ts'

/** One running server for all tests; the last test stops it. */
let folder: Awaited<ReturnType<typeof makeTemporaryDataFolder>>
let server: ServerProcess

beforeAll(async () => {
  folder = await makeTemporaryDataFolder()
  server = await startServer({ DATA_DIR: folder.path })
})
afterAll(async () => {
  await server.stop()
  folder.remove()
})

test('a second process on the same data folder is told so and changes nothing', async () => {
  const second = await runServer({ DATA_DIR: folder.path })
  const [code] = await once(second.process, 'close')
  expect(code).toBe(1)
  expect(second.output()).toContain(`The data folder ${folder.path} is in use by another running process.`)
  expect(second.output()).not.toContain('    at ')
  expect((await fetch(server.url)).status).toBe(200)
})

describe('a start that cannot succeed', () => {
  async function failure(env: Record<string, string>): Promise<string> {
    const failing = await runServer(env)
    const [code] = await once(failing.process, 'close')
    expect(code).toBe(1)
    expect(failing.output()).not.toContain('    at ')
    return failing.output()
  }
  const makeFolder = () => {
    const own = makeTemporaryFolder()
    onTestFinished(own.remove)
    return own.path
  }

  test('names every wrong variable in a line of its own, before anything is made', async () => {
    const dataDir = join(makeFolder(), 'data')
    const output = await failure({
      DATA_DIR: dataDir,
      PORT: 'eighty',
      PUBLIC_URL: 'nowhere',
      LOG_LEVEL: 'loud',
    })
    for (const name of ['PORT', 'PUBLIC_URL', 'LOG_LEVEL'])
      expect(output).toMatch(new RegExp(`^ +${name} must `, 'm'))
    expect(existsSync(dataDir)).toBe(false)
  })

  proofTest('says that the port is taken', async () => {
    const own = await makeTemporaryDataFolder()
    onTestFinished(own.remove)
    const { port } = new URL(server.url)
    expect(await failure({ DATA_DIR: own.path, PORT: port })).toContain(`PORT ${port} is in use`)
  })

  proofTest('says that no PostgreSQL answers, and not its password', async () => {
    const output = await failure({
      DATA_DIR: makeFolder(),
      DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/none',
      APP_SECRET: 'x'.repeat(32),
    })
    expect(output).toContain('DATABASE_URL: no PostgreSQL answers at 127.0.0.1:1')
    expect(output).not.toContain('hidden')
  })
})

test('stopping finishes what is under way, and only then exits', async () => {
  const slow = request(`${server.url}/api/anything`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' },
  })
  const answered = once(slow, 'response')
  // The server asks for the body, so it has accepted the request.
  await once(slow, 'continue')
  slow.write('{')
  const code = server.stop()
  await expect
    .poll(() =>
      fetch(`${server.url}/healthz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  slow.end('}')
  const [answer] = await answered
  expect(answer.statusCode).toBe(404)
  answer.resume()
  expect(await code).toBe(0)
})
