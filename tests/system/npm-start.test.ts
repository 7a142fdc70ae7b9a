import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { readResident } from '../proofs/process-figures.ts'
import { freePort } from '../support/free-port.ts'
import { waitUntilIdle } from '../support/memory.ts'
import { isProof } from '../support/sample.ts'
import { makeTemporaryFolder } from '../support/server-process.ts'

/** Starts the site like somebody who just installed it: this tests the first start, which takes longest. */
async function npmStart(dataDir: string) {
  const port = String(await freePort())
  const npm = spawn('npm', ['start'], {
    env: {
      PATH: process.env.PATH,
      HOME: dataDir,
      PORT: port,
      DATA_DIR: dataDir,
      WARM_PAGES: 'false',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group: whatever happens to npm, nothing outlives the test.
    detached: true,
  })
  onTestFinished(() => {
    const group = npm.pid
    if (!group) return
    try {
      process.kill(-group, 'SIGKILL')
    } catch {
      // Everything has ended, as it should.
    }
  })
  let printed = ''
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (printed += chunk))
  const ended = once(npm, 'exit')
  const readState = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => 'open',
      () => 'closed',
    )
  await expect.poll(readState, { timeout: 120_000 }).toBe('open')
  await expect.poll(() => printed, { timeout: 30_000 }).toContain('is ready at http://localhost:')
  expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(200)
  return {
    printed,
    async measureMemory() {
      const server = Number(readFileSync(`/proc/${npm.pid}/task/${npm.pid}/children`, 'utf8'))
      await waitUntilIdle(server)
      return readResident(server)
    },
    /** Expects the server to end by itself, along with npm. */
    async expectToEndBy(signal: NodeJS.Signals) {
      npm.kill(signal)
      expect((await ended)[0], printed).toBe(0)
      expect(await readState()).toBe('closed')
    },
  }
}

test('npm start with an empty environment says where it is, where the data is, and the password (in the proof: once), and takes the server along when it ends', async () => {
  const folder = makeTemporaryFolder()
  onTestFinished(folder.remove)
  const first = await npmStart(folder.path)
  expect(first.printed).toContain(`Data folder: ${folder.path}`)
  expect(first.printed).toMatch(/Admin password \(shown only now\): [a-z2-9-]{23}\n/)
  const firstMemory = isProof ? await first.measureMemory() : 0
  await first.expectToEndBy('SIGTERM')

  if (isProof) {
    const second = await npmStart(folder.path)
    expect(second.printed).not.toContain('Admin password')
    // The build and the making of the database took theirs along.
    expect(firstMemory - (await second.measureMemory())).toBeLessThan(60)
    await second.expectToEndBy('SIGINT')
  }
  expect(statSync(folder.path).mode & 0o077).toBe(0)
})
