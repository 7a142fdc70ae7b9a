import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { makeTemporaryFolder } from '../support/server-process.ts'

/** Starts a browser with a home of its own, and ends it with all that it started. */
export function startBrowser(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const home = makeTemporaryFolder()
  const options: SpawnOptions = {
    // Its own group: a browser is a dozen processes.
    detached: true,
    stdio: 'ignore',
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: home.path, ...env },
  }
  const child = spawn(command, args, options)
  const ended = once(child, 'exit')
  return {
    home: home.path,
    async stop() {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
      await ended
      home.remove()
    },
  }
}
