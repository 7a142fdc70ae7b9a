import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../support/free-port.ts'
import { type PostgresServer, startPostgresServer } from '../support/postgres-server.ts'
import { startLoad } from './load.ts'
import { openPlace, roundsOf, seed } from './place.ts'
import { createRandom, pick } from './random.ts'
import { judge, launch, mustBeReady, siteEnvironment } from './site.ts'
import { countLoad, describeWaits } from './summary.ts'

/** `npm run proof postgres`: PostgreSQL is killed, cut off or restarted 50 times under a server that stays. */
const rounds = roundsOf(50)

const pidOf = ({ folder }: PostgresServer) =>
  Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0])

/** Those that answer queries of ours. */
const listBackends = (postgres: PostgresServer): number[] =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(pidOf(postgres))], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('127.0.0.1('))
    .map((line) => Number.parseInt(line, 10))

/** Its processes go once they notice; until then it cannot be started. */
async function startAgain(postgres: PostgresServer) {
  for (let tries = 1; ; tries++) {
    try {
      return await postgres.start()
    } catch (error) {
      if (tries === 30) throw error
      await delay(500)
    }
  }
}

type Random = () => number

/** Each ends with a PostgreSQL that runs, or will in a moment. */
const harms: Record<string, (postgres: PostgresServer, random: Random) => Promise<void>> = {
  'a connection’s process killed': async (postgres, random) => {
    const backends = listBackends(postgres)
    if (backends.length > 0) process.kill(pick(random, backends), 'SIGKILL')
  },
  'the first process killed': async (postgres, random) => {
    process.kill(pidOf(postgres), 'SIGKILL')
    await delay(random() * 3_000)
    await startAgain(postgres)
  },
  'stopped like a crash': async (postgres, random) => {
    await postgres.stop('immediate')
    await delay(random() * 3_000)
    await startAgain(postgres)
  },
  restarted: async (postgres) => {
    await postgres.stop('fast')
    await postgres.start()
  },
}

const place = openPlace('postgres')
const dataDir = join(place.folder, 'site')
mkdirSync(dataDir, { recursive: true })
const postgres = await startPostgresServer({ root: join(place.folder, 'postgres'), isDurable: true })
place.own(pidOf(postgres))
const port = String(await freePort())
const env = siteEnvironment(dataDir, { PORT: port, DATABASE_URL: postgres.url() })
const server = await launch(place, env)
await mustBeReady(server)
const load = startLoad({ siteUrl: server.url, ledger: place.ledger, seed, visitors: 5 })
const { acknowledged } = place.ledger
while (place.round < rounds) {
  const random = createRandom(`postgres ${seed} ${place.round}`)
  const enough = acknowledged.length + Math.floor(random() * 12)
  for (const end = Date.now() + 10_000; acknowledged.length < enough && Date.now() < end; ) await delay(5)
  const harm = pick(random, Object.keys(harms))
  await harms[harm]?.(postgres, random)
  if (existsSync(join(postgres.folder, 'postmaster.pid'))) place.own(pidOf(postgres))
  const down = performance.now()
  await mustBeReady(server)
  place.count(harm)
  place.count('seconds until ready again', (performance.now() - down) / 1_000)
  countLoad(place, load)
  place.endRound()
  if (place.round % 10 === 0)
    console.log(`  ${place.round} times, ${acknowledged.length} writes acknowledged`)
}
await load.finish()
countLoad(place, load)
const code = await server.stop()
const { figures, broken } = await judge(place, env)
if (code !== 0) broken.push(`the server, which was never harmed, ended with ${code}`)
await postgres.stop()
place.conclude({ times: place.round, ...figures, ...describeWaits(place.ledger) }, broken)
process.exit()
