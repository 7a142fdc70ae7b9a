import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { dateIn } from '#site/format.ts'
import { adminPassword } from '../support/admin.ts'
import { freePort } from '../support/free-port.ts'
import { startPostgresServer } from '../support/postgres-server.ts'
import type { ServerProcess } from '../support/server-process.ts'
import { createClient } from './client.ts'
import { openPayingDesk } from './paying-desk.ts'
import { judgePayoffs } from './payoffs-kept.ts'
import { openClaim, type Payoff, payOff, waitForRelease } from './payoffs-way.ts'
import { openPlace, type Place, roundsOf, seed } from './place.ts'
import { createRandom } from './random.ts'
import { goThrough, type Way } from './signing-way.ts'
import { launch, mustBeReady, siteEnvironment } from './site.ts'

/**
 * `npm run proof payoff-kills`: the server is killed between any two steps of payoff letters, payments and releases, on
 * either database; on PostgreSQL one of two. Contracts leave on the day they're drafted, so it runs on business days.
 */
const kills = roundsOf(100)
/** At once. */
const people = 4
const contractCount = Math.max(8, Math.ceil(kills / 3))

async function proveOn(kind: 'embedded' | 'postgres') {
  const place = openPlace(`payoffs-${kind}`)
  const dataDir = join(place.folder, 'site')
  mkdirSync(dataDir, { recursive: true })
  const postgres =
    kind === 'postgres' ? await startPostgresServer({ root: join(place.folder, 'postgres') }) : undefined
  const ports = await Promise.all((postgres ? [1, 2] : [1]).map(() => freePort()))
  const sites = ports.map((port) => `http://127.0.0.1:${port}`)
  const [siteUrl = ''] = sites
  const environments = ports.map((port) =>
    siteEnvironment(dataDir, {
      ...{ PORT: String(port), PUBLIC_URL: siteUrl, PATIENCE_SECONDS: '30', ADMIN_PASSWORD: adminPassword },
      ...(postgres && { DATABASE_URL: postgres.url() }),
    }),
  )
  const today = dateIn('America/New_York')
  const start = async (at: number) => launch(place, environments[at] ?? {})

  const first = await start(0)
  await mustBeReady(first)
  const { desk, askForTwo } = await openPayingDesk(siteUrl, dataDir, today)
  const client = createClient()
  const all = await prepare()
  await askForTwo()
  await first.stop()

  async function prepare(): Promise<Payoff[]> {
    const ways: Way[] = Array.from({ length: contractCount }, (_, number) => ({
      ...{ email: `person-${seed}-${number}@example.com`, end: 'acknowledged' as const },
    }))
    const waiting = [...ways.entries()]
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [number, way] = next
        const random = createRandom(`person ${seed} ${number}`)
        const shared = { client, siteUrl, dataDir, cookie: desk.owner, random, fundingOn: today }
        await goThrough(way, number, { ...shared, onStep: () => {}, isOver: () => false })
      }
    }
    await Promise.all(Array.from({ length: people }, work))
    return ways.map(({ contractId = '', applicationId = '' }) => ({
      ...{ contractId, applicationId, course: 'paid' as const, payments: new Map(), moneyBack: new Map() },
      ...{ letters: new Map(), givenBack: new Set<string>(), closings: 0 },
    }))
  }

  let steps = 0
  const walkOf = (name: string) => ({
    ...{ client, sites, desk, today, random: createRandom(`${name} ${seed}`), onStep: () => void steps++ },
  })
  const waiting = [...all]
  const pay = async (number: number) => {
    const walk = walkOf(`payer ${number}`)
    for (let claim = waiting.shift(); claim; claim = waiting.shift()) {
      await openClaim(claim, walk)
      await payOff(claim, walk)
    }
  }

  const servers: ServerProcess[] = await Promise.all(ports.map((_, at) => start(at)))
  await Promise.all(servers.map((server) => mustBeReady(server)))
  const running = Promise.all(
    Array.from({ length: people }, (_, number) =>
      pay(number).catch((error: Error) => place.break(error.stack ?? error.message)),
    ),
  )
  await killAll(place, servers, { start, steps: () => steps })
  await Promise.all(servers.map((server) => mustBeReady(server)))
  await running
  for (const claim of all) for (const line of await waitForRelease(claim, walkOf('wait'))) place.break(line)
  const codes = await Promise.all(servers.map((server) => server.stop()))
  const { figures, broken } = await judgePayoffs(environments[0] ?? {}, all, today)
  for (const code of codes) if (code !== 0) broken.push(`a last server ended with ${code}`)
  const { unexpected, cut, busy, late } = client.tally
  broken.push(...unexpected)
  await postgres?.stop()
  place.conclude({ kills, processes: ports.length, steps, cut, busy, late, ...figures }, broken)
}

type Killing = { start: (at: number) => Promise<ServerProcess>; steps: () => number }

/** Each time one of them; with two, the other one goes on. */
async function killAll(place: Place, servers: ServerProcess[], { start, steps }: Killing) {
  const random = createRandom(`kills ${seed}`)
  for (let round = 0; round < kills; round++) {
    const at = Math.floor(random() * servers.length)
    const server = servers[at]
    if (!server) return
    if (random() < 0.1) await delay(random() * 1_500)
    else {
      await mustBeReady(server)
      const enough = steps() + Math.floor(random() * 12)
      for (const end = Date.now() + 10_000; steps() < enough && Date.now() < end; ) await delay(5)
      await delay(random() * 50)
    }
    await server.stop('SIGKILL')
    servers[at] = await start(at)
    place.count('killed')
    if ((round + 1) % 20 === 0) console.log(`  ${round + 1} kills, ${steps()} steps`)
  }
}

const only = process.argv[2]
for (const kind of ['embedded', 'postgres'] as const) if (!only || only === kind) await proveOn(kind)
process.exit()
