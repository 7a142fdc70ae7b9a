import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { runServer, startServer, temporaryFolder } from '../support/server-process.ts'

const folder = temporaryFolder()
afterAll(folder.remove)

describe('starting with an empty environment', () => {
  test('says where it is, where the data is, and the password, once', async () => {
    const env = { DATA_DIR: folder.path }
    const first = await startServer(env)
    await expect.poll(first.output).toContain('is ready at http://localhost:')
    expect(first.output()).toContain(`Data folder: ${folder.path}`)
    expect(first.output()).toMatch(/Admin password \(shown only now\): [a-z2-9-]{23}\n/)
    expect((await fetch(first.url)).status).toBe(200)
    expect(await first.stop('SIGTERM')).toBe(0)

    const second = await startServer(env)
    await expect.poll(second.output).toContain('is ready at')
    expect(second.output()).not.toContain('Admin password')
    expect(await second.stop('SIGINT')).toBe(0)
    expect(statSync(folder.path).mode & 0o077).toBe(0)
  })

  test('a second process on the same data folder is told so and changes nothing', async () => {
    const first = await startServer({ DATA_DIR: folder.path })
    onTestFinished(async () => void (await first.stop()))
    const second = await runServer({ DATA_DIR: folder.path })
    const [code] = await once(second.process, 'close')
    expect(code).toBe(1)
    expect(second.output()).toContain(`The data folder ${folder.path} is in use by another running process.`)
    expect(second.output()).not.toContain('    at ')
    expect((await fetch(first.url)).status).toBe(200)
  })
})

describe('a start that cannot succeed', () => {
  async function failure(env: Record<string, string>) {
    const own = temporaryFolder()
    onTestFinished(own.remove)
    const server = await runServer({ DATA_DIR: join(own.path, 'data'), ...env })
    const [code] = await once(server.process, 'close')
    expect(code).toBe(1)
    expect(server.output()).not.toContain('    at ')
    return { output: server.output(), dataDir: join(own.path, 'data') }
  }

  test('names every wrong variable in a line of its own, before anything is made', async () => {
    const { output, dataDir } = await failure({ PORT: 'eighty', PUBLIC_URL: 'nowhere', LOG_LEVEL: 'loud' })
    for (const name of ['PORT', 'PUBLIC_URL', 'LOG_LEVEL'])
      expect(output).toMatch(new RegExp(`^ +${name} must `, 'm'))
    expect(existsSync(dataDir)).toBe(false)
  })

  test('says that the port is taken', async () => {
    const first = await startServer({ DATA_DIR: folder.path })
    onTestFinished(async () => void (await first.stop()))
    const port = new URL(first.url).port
    expect((await failure({ PORT: port })).output).toContain(`PORT ${port} is in use`)
  })

  test('says that no PostgreSQL answers, and not its password', async () => {
    const { output } = await failure({
      DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/none',
      APP_SECRET: 'x'.repeat(32),
    })
    expect(output).toContain('DATABASE_URL: no PostgreSQL answers at 127.0.0.1:1')
    expect(output).not.toContain('hidden')
  })
})

test('stopping finishes what is under way, and only then exits', async () => {
  const server = await startServer({ DATA_DIR: folder.path })
  const slow = request(`${server.url}/api/anything`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 2 },
  })
  const answered = once(slow, 'response')
  slow.write('{')
  await expect.poll(() => fetch(`${server.url}/healthz`).then((answer) => answer.status)).toBe(200)
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

describe('npm start', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('takes the server along when it gets %s', async (signal) => {
    const own = temporaryFolder()
    onTestFinished(own.remove)
    const port = String(await freePort())
    const npm = spawn('npm', ['start'], {
      env: {
        PATH: process.env.PATH,
        HOME: own.path,
        PORT: port,
        DATA_DIR: own.path,
        WARM_PAGES: 'false',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: whatever becomes of npm, nothing of it outlives the test.
      detached: true,
    })
    onTestFinished(() => {
      const group = npm.pid
      if (!group) return
      try {
        process.kill(-group, 'SIGKILL')
      } catch {
        // All of it has ended, as it should.
      }
    })
    let printed = ''
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (printed += chunk))
    const ended = once(npm, 'exit')
    const state = () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        () => 'open',
        () => 'closed',
      )
    await expect.poll(state, { timeout: 120_000 }).toBe('open')
    await expect.poll(() => printed, { timeout: 30_000 }).toContain('is ready at')
    npm.kill(signal)
    expect((await ended)[0], printed).toBe(0)
    expect(await state()).toBe('closed')
  })
})
