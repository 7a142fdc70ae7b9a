import { globSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findFakeClock } from '../../scripts/test-run/tools.ts'
import { freePort } from '../support/free-port.ts'
import { startLoad } from './load.ts'
import { openPlace, roundsOf, seed } from './place.ts'
import { createRandom } from './random.ts'
import { checkMails, judge, launch, mustBeReady, siteEnvironment, untilMailed } from './site.ts'
import { countLoad, describeWaits } from './summary.ts'

/**
 * `npm run proof clock`: the server's clock jumps ahead by up to a day and back by up to eight hours, under load, as it does when a
 * machine wakes up or its time is set. The database is embedded: it has the same clock.
 */
const rounds = roundsOf(20)
const [minute, hour, day] = [60, 3_600, 86_400]
/** Not back by a day: a person who applied then has no time left for a document once the clock is right. */
const jumps = [3 * minute, -3 * minute, 2 * hour, -2 * hour, day, -8 * hour, 0]

const place = openPlace('clock')
const dataDir = join(place.folder, 'site')
const clock = join(place.folder, 'clock')
mkdirSync(dataDir, { recursive: true })
const setClock = (seconds: number) => {
  writeFileSync(`${clock}.new`, `${seconds < 0 ? '' : '+'}${seconds}\n`)
  renameSync(`${clock}.new`, clock)
}
setClock(0)
const env = siteEnvironment(dataDir, { PORT: String(await freePort()), PATIENCE_SECONDS: '30' })
const server = await launch(place, {
  ...env,
  LD_PRELOAD: findFakeClock() ?? '',
  FAKETIME_TIMESTAMP_FILE: clock,
  FAKETIME_CACHE_DURATION: '1',
  // Setting a clock moves the time of day alone.
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
})
await mustBeReady(server)
const readClock = async () => {
  const date = (await fetch(`${server.url}/healthz`)).headers.get('date') ?? ''
  return (Date.parse(date) - Date.now()) / 1_000
}
const load = startLoad({ siteUrl: server.url, ledger: place.ledger, seed, visitors: 5 })

/** Until the server lives in the other time, and some more has been written in it. */
async function jump(seconds: number) {
  setClock(seconds)
  while (Math.abs((await readClock()) - seconds) > minute) await delay(100)
  const enough = place.ledger.acknowledged.length + 8
  for (const end = Date.now() + 60_000; place.ledger.acknowledged.length < enough && Date.now() < end; )
    await delay(50)
}

while (place.round < rounds) {
  const random = createRandom(`clock ${seed} ${place.round}`)
  const seconds = jumps[place.round % jumps.length] ?? 0
  await jump(seconds)
  await delay(random() * 3_000)
  place.count('jumps')
  countLoad(place, load)
  place.endRound()
  console.log(`  the clock at ${seconds} s, ${place.ledger.acknowledged.length} writes acknowledged`)
}
await jump(0)
await load.finish()
countLoad(place, load)
await untilMailed(server)
const code = await server.stop()
const { figures, broken } = await judge(place, env)
const mails = globSync('outbox/{application,contact}-*.eml', { cwd: dataDir }).length
broken.push(...checkMails(mails, figures))
if (code !== 0) broken.push(`the server ended with ${code}`)
place.conclude({ ...figures, 'mails in the outbox': mails, ...describeWaits(place.ledger) }, broken)
process.exit()
