import { cpus, loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { readCpu } from '../tests/proofs/process-figures.ts'
import { plaintiffPayload } from '../tests/support/application-payloads.ts'
import { waitUntilIdle } from '../tests/support/memory.ts'
import { asDeployed, deployedEnvironment } from '../tests/support/node-flags.ts'
import { startPostgresServer } from '../tests/support/postgres-server.ts'
import { makeTemporaryFolder, startServer } from '../tests/support/server-process.ts'

/**
 * How long applicants wait for their acknowledgment at twenty applications a second, with all mail that
 * follows. `/healthz` in between shows the machine's own delay. Requests leave by the clock, answered or not.
 */
const perSecond = 20
const seconds = Number(process.argv[2] ?? 60)
/** The first ones compile what the others only run. */
const warmUp = 5
const mostLate = 50

type Server = Awaited<ReturnType<typeof startServer>>

async function submit({ url }: Server, number: number) {
  const answer = await fetch(`${url}/api/applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `bench-of-submissions-${number}` },
    body: JSON.stringify({ ...plaintiffPayload, email: `applicant${number}@example.com` }),
  })
  if (answer.status !== 201) throw new Error(`answered ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
}

async function ping({ url }: Server) {
  await (await fetch(`${url}/healthz`)).arrayBuffer()
}

async function time(run: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await run()
  return performance.now() - began
}

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

const describe = (times: readonly number[]) =>
  `median ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms, longest ${at(times, 1).toFixed(1)} ms`

async function measure(kind: string, env: Record<string, string>): Promise<boolean> {
  const server = await startServer(
    { ...deployedEnvironment, ...env, WARM_PAGES: 'true', RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn' },
    { flags: asDeployed },
  )
  try {
    const pid = server.process.pid ?? 0
    await waitUntilIdle(pid)
    const asked: Promise<{ submission: number; ping: number }>[] = []
    const began = performance.now()
    const cpuBefore = readCpu(pid)
    for (let number = 0; number < (warmUp + seconds) * perSecond; number++) {
      await delay(Math.max(0, began + (1_000 / perSecond) * number - performance.now()))
      const submission = time(() => submit(server, number))
      const late = delay(500 / perSecond).then(() => time(() => ping(server)))
      asked.push(
        Promise.all([submission, late]).then(([first, second]) => ({ submission: first, ping: second })),
      )
    }
    const all = (await Promise.all(asked)).slice(warmUp * perSecond)
    const share = (readCpu(pid) - cpuBefore) / (warmUp + seconds)
    const submissions = all.map(({ submission }) => submission)
    const isHeld = at(submissions, 0.99) < mostLate
    console.log(`${kind}: ${submissions.length} applications, ${describe(submissions)}`)
    console.log(
      `  p99 ${isHeld ? 'within' : 'above'} ${mostLate} ms; ${(100 * share).toFixed(0)} % of a core`,
    )
    console.log(`  /healthz meanwhile: ${describe(all.map(({ ping }) => ping))}`)
    return isHeld
  } finally {
    await server.stop()
  }
}

console.log(
  `${perSecond} a second for ${seconds} s; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
)
const folder = makeTemporaryFolder()
const postgres = await startPostgresServer()
const secret = { APP_SECRET: 'of the bench of submissions and nothing else' }
try {
  const held = [
    await measure('embedded', { ...secret, DATA_DIR: `${folder.path}/a` }),
    await measure('postgres', { ...secret, DATABASE_URL: postgres.url(), DATA_DIR: `${folder.path}/b` }),
  ]
  process.exitCode = held.every(Boolean) ? 0 : 1
} finally {
  await postgres.remove()
  folder.remove()
}
