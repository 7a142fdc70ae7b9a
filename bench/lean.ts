import { rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { measureIdleCpu, readCpu, readResident } from '../tests/proofs/process-figures.ts'
import { waitUntilIdle } from '../tests/support/memory.ts'
import { asDeployed, deployedEnvironment } from '../tests/support/node-flags.ts'
import { startPostgresServer } from '../tests/support/postgres-server.ts'
import { makeTemporaryFolder, runServer, type ServerProcess } from '../tests/support/server-process.ts'

/**
 * What one idle process takes: memory after rendering all pages, CPU, and the time of a second start. As `npm
 * start` runs it, on both databases. Other work delays the start, so its CPU time is printed beside it.
 */
const flags = process.argv.slice(2).length > 0 ? process.argv.slice(2) : asDeployed
const bars = { postgres: 160, embedded: 300 }
const mostIdle = 0.5
const mostStart = 1.5
const idleSeconds = 60

type Started = { server: ServerProcess; pid: number; seconds: number; cpu: number }

async function start(env: Record<string, string>): Promise<Started> {
  const began = performance.now()
  const server = await runServer(
    { ...deployedEnvironment, WARM_PAGES: 'true', PATIENCE_SECONDS: '10', ...env },
    { flags },
  )
  const isUp = () =>
    fetch(`${server.url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(await isUp())) {
    if (server.process.exitCode !== null) throw new Error(server.output())
    await delay(10)
  }
  const pid = server.process.pid ?? 0
  return { server, pid, seconds: (performance.now() - began) / 1_000, cpu: readCpu(pid) }
}

const judge = (value: number, bar: number) => (value <= bar ? `bar ${bar}: held` : `bar ${bar}: missed`)

async function measure(kind: keyof typeof bars, env: Record<string, string>) {
  const first = await start(env)
  await first.server.stop()
  const { server, pid, seconds, cpu } = await start(env)
  const atStart = readResident(pid)
  await waitUntilIdle(pid)
  const idle = await measureIdleCpu(pid, idleSeconds)
  const warm = readResident(pid)
  console.log(
    `${kind}: second start ${seconds.toFixed(1)} s (${judge(seconds, mostStart)}) of which ${cpu.toFixed(1)} s CPU; ` +
      `${atStart} MB then, ${warm} MB with all pages made (${judge(warm, bars[kind])}); ` +
      `idle CPU ${idle} % (${judge(idle, mostIdle)})`,
  )
  await server.stop()
}

console.log(`node ${flags.join(' ')}; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`)
const folder = makeTemporaryFolder()
const postgres = await startPostgresServer()
const secret = { APP_SECRET: 'of the bench of memory and nothing else', LOG_LEVEL: 'warn' }
try {
  await measure('postgres', { ...secret, DATABASE_URL: postgres.url(), DATA_DIR: `${folder.path}/a` })
  await measure('embedded', { ...secret, DATA_DIR: `${folder.path}/b` })
} finally {
  await postgres.remove()
  rmSync(folder.path, { recursive: true, force: true })
}
