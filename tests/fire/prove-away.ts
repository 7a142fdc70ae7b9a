import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createClamdServer } from '../support/clamd-server.ts'
import { makeDataFolder } from '../support/embedded-snapshot.ts'
import { freePort } from '../support/free-port.ts'
import { createBucket, startS3Server } from '../support/s3-server.ts'
import { mountSmallDisk } from '../support/small-disk.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { countJobsIn } from '../system/job-metrics.ts'
import { startLoad } from './load.ts'
import { openPlace, roundsOf, seed } from './place.ts'
import { createRandom } from './random.ts'
import { judge, launch, mustBeReady, siteEnvironment, untilMailed } from './site.ts'
import { countLoad, describeWaits } from './summary.ts'

/**
 * `npm run proof away`: the file store, the mail server, the scanner and room on the disk go away and come back, five times
 * each, under load. All of it is in memory, so this one starts over after a stop.
 */
const rounds = roundsOf(20)

const place = openPlace('away')
if (place.ledger.countBegun() > 0) {
  rmSync(place.folder, { recursive: true })
  throw new Error('It was stopped, and its store is gone. Start it again from the beginning.')
}
const disk = await mountSmallDisk(600)
process.on('exit', () => void disk?.remove())
const dataDir = disk?.path ?? join(place.folder, 'site')
mkdirSync(dataDir, { recursive: true })
await makeDataFolder(dataDir)
const [store, mail, scanner] = await Promise.all([startS3Server(), startSmtpServer(), createClamdServer()])
await scanner.start()
const env = siteEnvironment(dataDir, {
  PORT: String(await freePort()),
  ...(await createBucket(store.endpoint)),
  ...scanner.env,
  SMTP_URL: mail.url,
  MAIL_FROM: 'site@funding.example',
  DISK_RESERVE_MB: '64',
})

/** Each takes something away, and answers how it comes back. */
const outages: Record<string, () => Promise<() => unknown>> = {
  'file store hung': async () => {
    process.kill(store.gatewayPid, 'SIGSTOP')
    return () => process.kill(store.gatewayPid, 'SIGCONT')
  },
  'mail server busy': async () => {
    mail.answer('busy')
    return () => mail.answer('accept')
  },
  'scanner gone': async () => {
    await scanner.stop()
    return () => scanner.start()
  },
  ...(disk && {
    'disk full': async () => {
      disk.fill()
      return () => disk.makeRoom()
    },
  }),
}

const server = await launch(place, env)
await mustBeReady(server)
for (const end = Date.now() + 60_000; disk && Date.now() < end; await delay(100))
  if (existsSync(join(dataDir, 'spare-space'))) break
const load = startLoad({ siteUrl: server.url, ledger: place.ledger, seed, visitors: 5 })
const names = Object.keys(outages)
while (place.round < rounds) {
  const random = createRandom(`away ${seed} ${place.round}`)
  const name = names[place.round % names.length] ?? ''
  const comeBack = await outages[name]?.()
  await delay(2_000 + random() * 6_000)
  await comeBack?.()
  await mustBeReady(server)
  const enough = place.ledger.acknowledged.length + 5
  for (const end = Date.now() + 30_000; place.ledger.acknowledged.length < enough && Date.now() < end; )
    await delay(50)
  place.count(name)
  countLoad(place, load)
  place.endRound()
  console.log(`  ${name}, ${place.ledger.acknowledged.length} writes acknowledged`)
}
await load.finish()
countLoad(place, load)
await untilMailed(server)
const countScans = () => countJobsIn(server.url, 'document-scan', 'waiting')
for (const end = Date.now() + 180_000; (await countScans()) > 0 && Date.now() < end; ) await delay(500)
const unscanned = await countScans()
const code = await server.stop()
const { figures, broken } = await judge(place, env)
if (unscanned > 0) broken.push(`${unscanned} documents were never scanned`)
if (code !== 0) broken.push(`the server, which was never harmed, ended with ${code}`)
const due = 2 * Number(figures['stored applications']) + Number(figures['stored messages'])
if (mail.received.length < due) broken.push(`${mail.received.length} mails instead of ${due}`)
await Promise.all([store.remove(), mail.stop(), scanner.remove()])
place.conclude(
  {
    outages: place.round,
    ...figures,
    'mails received': mail.received.length,
    ...describeWaits(place.ledger),
  },
  broken,
)
process.exit()
