import { globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../support/free-port.ts'
import { startPostgresServer } from '../support/postgres-server.ts'
import { startLoad } from './load.ts'
import { openPlace, type Place, roundsOf, seed } from './place.ts'
import { createRandom } from './random.ts'
import {
  checkMails,
  type Environment,
  judge,
  launch,
  mustBeReady,
  siteEnvironment,
  startOnce,
  untilMailed,
} from './site.ts'
import { countLoad, describeWaits } from './summary.ts'

/** `npm run proof kills`: the server is killed 200 times under load, on either database. */
const kills = roundsOf(200)

async function proveOn(kind: 'embedded' | 'postgres') {
  const place = openPlace(`kills-${kind}`)
  const dataDir = join(place.folder, 'site')
  mkdirSync(dataDir, { recursive: true })
  const postgres =
    kind === 'postgres' ? await startPostgresServer({ root: join(place.folder, 'postgres') }) : undefined
  const port = String(await freePort())
  const env = siteEnvironment(dataDir, {
    PORT: port,
    PATIENCE_SECONDS: '30',
    ...(postgres && { DATABASE_URL: postgres.url() }),
  })
  await startOnce(place, env)
  const load = startLoad({ siteUrl: `http://127.0.0.1:${port}`, ledger: place.ledger, seed, visitors: 5 })
  while (place.round < kills) {
    await killOnce(place, env)
    countLoad(place, load)
    place.endRound()
    if (place.round % 20 === 0)
      console.log(`  ${place.round} kills, ${place.ledger.acknowledged.length} writes acknowledged`)
  }
  const last = await launch(place, env)
  await mustBeReady(last)
  await load.finish()
  await untilMailed(last)
  const code = await last.stop()
  countLoad(place, load)
  const { figures, broken } = await judge(place, env)
  const mails = globSync('outbox/{application,contact}-*.eml', { cwd: dataDir }).length
  broken.push(...checkMails(mails, figures))
  if (code !== 0) broken.push(`the last server ended with ${code}`)
  await postgres?.stop()
  place.conclude(
    { kills: place.round, ...figures, 'mails in the outbox': mails, ...describeWaits(place.ledger) },
    broken,
  )
}

/** One in ten dies while it starts, the others in the middle of the first dozen writes. */
async function killOnce(place: Place, env: Environment) {
  const random = createRandom(`kill ${seed} ${place.round}`)
  const server = await launch(place, env)
  if (random() < 0.1) {
    await delay(random() * 1_500)
    place.count('killed while starting')
  } else {
    const started = performance.now()
    await mustBeReady(server)
    place.count('seconds of starting', (performance.now() - started) / 1_000)
    const enough = place.ledger.acknowledged.length + Math.floor(random() * 12)
    const end = Date.now() + 10_000
    while (place.ledger.acknowledged.length < enough && Date.now() < end) await delay(5)
    await delay(random() * 50)
  }
  await server.stop('SIGKILL')
}

const only = process.argv[2]
for (const kind of ['embedded', 'postgres'] as const) if (!only || only === kind) await proveOn(kind)
process.exit()
