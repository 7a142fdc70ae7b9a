import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeTemporaryFolder } from '../support/server-process.ts'

/** Copies what `npm start` needs of the repository to a folder without a build. */
function copyUnbuilt() {
  const copy = makeTemporaryFolder()
  onTestFinished(copy.remove)
  cpSync('scripts', join(copy.path, 'scripts'), { recursive: true })
  for (const name of readdirSync('.')) {
    if (!['scripts', 'build', '.git', '.react-router'].includes(name))
      symlinkSync(resolve(name), join(copy.path, name))
  }
  return copy.path
}

/** Finds the process that this one started, while it runs. */
const childOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)[0]

test('a first start that is told to end while it builds takes the build along', async () => {
  const start = spawn(process.execPath, ['scripts/start.ts'], { cwd: copyUnbuilt(), stdio: 'ignore' })
  onTestFinished(() => void start.kill('SIGKILL'))
  const ended = once(start, 'exit')
  let build: number | undefined
  await expect.poll(() => (build = childOf(start.pid ?? 0)), { timeout: 30_000 }).toBeDefined()
  start.kill('SIGTERM')
  expect((await ended)[1]).toBe('SIGTERM')
  await expect.poll(() => existsSync(`/proc/${build}`), { timeout: 30_000 }).toBe(false)
})
