import { execFile } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { makeKeyFile } from '#lib/backup/key.ts'
import { createBucket } from '../support/s3-server.ts'
import type { ServerProcess } from '../support/server-process.ts'
import { type Parts, startParts } from './compose.ts'
import { startLoad } from './load.ts'
import { openPlace, type Place, roundsOf, seed } from './place.ts'
import { createRandom } from './random.ts'
import { type Environment, judge, launch, mustListen, siteEnvironment, startOnce } from './site.ts'
import { countLoad, describeWaits } from './summary.ts'

/**
 * `npm run proof behind-nginx`: two processes behind nginx with TLS, one of them killed every five seconds, PostgreSQL
 * restarted once, a backup taken meanwhile and restored elsewhere. The store keeps its files in memory, so this one starts
 * over after a stop.
 */
const kills = roundsOf(60)
const pause = 5_000
const run = promisify(execFile)

const place = openPlace('behind-nginx')
if (place.round > 0 || place.ledger.countBegun() > 0) {
  rmSync(place.folder, { recursive: true })
  throw new Error('It was stopped, and its store is gone. Start it again from the beginning.')
}
const parts = await startParts(place.folder)
await startOnce(place, processEnvironment(place, parts, 'a'))
const processes = await Promise.all((['a', 'b'] as const).map((name) => startProcess(place, parts, name)))
const load = startLoad({ ...parts, ledger: place.ledger, seed, visitors: 50, isBehindProxy: true })
const random = createRandom(`nginx ${seed}`)
let backup: ReturnType<typeof backUp> | undefined
while (place.round < kills) {
  await delay(pause)
  // The other one must be there: two at once is another proof.
  await Promise.all(processes.map((process) => process.isReady()))
  await processes[random() < 0.5 ? 0 : 1]?.kill()
  place.endRound()
  if (place.round === Math.ceil(kills / 4)) backup = backUp(place, parts)
  if (place.round === Math.ceil((kills * 3) / 4)) {
    await backup
    await parts.postgres.stop()
    await parts.postgres.start()
    place.count('restarts of PostgreSQL')
  }
  if (place.round % 10 === 0)
    console.log(`  ${place.round} kills, ${place.ledger.acknowledged.length} writes acknowledged`)
}
await Promise.all(processes.map((process) => process.isReady()))
await load.finish()
countLoad(place, load)
const direct = { S3_ENDPOINT: parts.store.endpoint }
await Promise.all(processes.map((process) => process.stop()))
const kept = await judge(place, { ...processEnvironment(place, parts, 'a'), ...direct })
const restored = await restore(place, parts, await backup)
await parts.remove()
place.conclude({ kills: place.round, ...kept.figures, ...restored.figures, ...describeWaits(place.ledger) }, [
  ...kept.broken,
  ...restored.broken,
])
process.exit()

function processEnvironment({ folder }: Place, { env, ports }: Parts, name: 'a' | 'b'): Environment {
  const dataDir = join(folder, `data-${name}`)
  mkdirSync(dataDir, { recursive: true })
  const { APP_SECRET: _ours, ...common } = siteEnvironment(dataDir)
  // A machine that starts a server every five seconds is late now and then.
  return { ...common, ...env, PATIENCE_SECONDS: '30', PORT: ports[name] }
}

/** As a supervisor does: a process that dies is started again at once. */
async function startProcess(place: Place, parts: Parts, name: 'a' | 'b') {
  const start = async () => {
    const server = await launch(place, processEnvironment(place, parts, name))
    await mustListen(server)
    return server
  }
  let current: Promise<ServerProcess> = Promise.resolve(await start())
  return {
    isReady: () => current,
    async kill() {
      const server = await current
      await server.stop('SIGKILL')
      current = start()
      current.catch(() => {})
    },
    stop: async () => void (await (await current).stop()),
  }
}

/** With the commands that operators have, and the settings of the site. */
function command(script: string, file: string, env: Environment) {
  return run(process.execPath, [`scripts/${script}.ts`, file], { env: { PATH: process.env.PATH, ...env } })
}

async function backUp(place: Place, parts: Parts) {
  const [file, keyFile] = [join(place.folder, 'site.tar.age'), join(place.folder, 'backup-key')]
  await makeKeyFile(keyFile)
  const started = Date.now()
  const env = { ...processEnvironment(place, parts, 'a'), BACKUP_KEY_FILE: keyFile }
  const { stdout } = await command('backup', file, env)
  place.count('seconds of the backup', Math.round((Date.now() - started) / 1_000))
  return { file, keyFile, takenAt: Date.parse(/files of (\S+Z)/.exec(stdout)?.[1] ?? '') }
}

/** Into another database, another bucket and another folder. */
async function restore(place: Place, parts: Parts, backup: Awaited<ReturnType<typeof backUp>> | undefined) {
  if (!backup) throw new Error('no backup was taken')
  const client = new Client({ connectionString: parts.postgres.url() })
  await client.connect()
  await client.query('create database restored')
  await client.end()
  const dataDir = join(place.folder, 'restored')
  mkdirSync(dataDir)
  const { NODE_OPTIONS, NODE_EXTRA_CA_CERTS, ...base } = processEnvironment(place, parts, 'a')
  const env = {
    ...base,
    ...(await createBucket(parts.store.endpoint)),
    DATA_DIR: dataDir,
    DATABASE_URL: parts.postgres.url('restored'),
    BACKUP_KEY_FILE: backup.keyFile,
  }
  await command('restore', backup.file, env)
  const { figures, broken } = await judge(place, env, backup.takenAt)
  return {
    figures: Object.fromEntries(Object.entries(figures).map(([name, value]) => [`restored: ${name}`, value])),
    broken: broken.map((line) => `restored: ${line}`),
  }
}
