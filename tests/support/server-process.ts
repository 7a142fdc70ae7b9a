import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { shortLived } from './node-flags.ts'

export interface ServerProcess {
  url: string
  /** Its data folder, if it was given one. */
  dataDir: string
  process: ChildProcess
  /** Everything it has printed so far. */
  output: () => string
  /** Stops it with the signal, and returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

type ServerOptions = { build?: string; flags?: readonly string[] }

export const makeTemporaryFolder = () => {
  const path = mkdtempSync(join(tmpdir(), 'beaconfield-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/**
 * Runs the built server like a user would, with only the given environment. Makes pages on request: making all of them
 * takes half a minute, and most tests open few.
 */
export async function runServer(
  env: Record<string, string>,
  { build = 'build', flags = shortLived }: ServerOptions = {},
): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort())
  const child = spawn(process.execPath, [...flags, `${build}/server/index.js`], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: 'node_modules/.cache/compiled-server',
      PORT: port,
      WARM_PAGES: 'false',
      // A busy machine is late. Tests about a database or store that is away ask for the usual patience.
      PATIENCE_SECONDS: '30',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk))
  const exited = once(child, 'exit')
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir: env.DATA_DIR ?? '',
    process: child,
    output: () => printed,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      const [code] = await exited
      return code
    },
  }
}

/** Does the same, and waits until it answers. */
export async function startServer(
  env: Record<string, string>,
  options?: ServerOptions,
): Promise<ServerProcess> {
  const server = await runServer(env, options)
  while (
    !(await fetch(`${server.url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (server.process.exitCode !== null) throw new Error(`The server did not start:\n${server.output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return server
}
