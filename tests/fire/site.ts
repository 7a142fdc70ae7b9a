import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '#db/database.ts'
import { openRowSealer } from '#db/sealing-key.ts'
import { findAppSecret } from '#lib/app-secret.ts'
import { readConfig } from '#lib/config.ts'
import { openStorage } from '#lib/storage/open-storage.ts'
import { runServer, type ServerProcess } from '../support/server-process.ts'
import { countJobsIn } from '../system/job-metrics.ts'
import { checkKept, checkSwept } from './kept.ts'
import type { Figures, Place } from './place.ts'

const appSecret = 'of the proofs under fire and nothing else'

export type Environment = Record<string, string>

/** Many people behind one address, and nothing in the log but what went wrong. */
export const siteEnvironment = (dataDir: string, more: Environment = {}): Environment => ({
  DATA_DIR: dataDir,
  APP_SECRET: appSecret,
  RATE_LIMIT_FACTOR: '100000',
  LOG_LEVEL: 'error',
  ADMIN_EMAIL: 'desk@funding.example',
  PATIENCE_SECONDS: '3',
  ...more,
})

const isOver = ({ process }: ServerProcess) => process.exitCode !== null || process.signalCode !== null

/** Starts it, and notes it as ours. What it prints is added to `server.log` in the place's folder. */
export async function launch(place: Place, env: Environment): Promise<ServerProcess> {
  const server = await runServer(env)
  place.own(server.process.pid)
  for (const stream of [server.process.stdout, server.process.stderr])
    stream?.on('data', (chunk: Buffer) => appendFileSync(join(place.folder, 'server.log'), chunk))
  return server
}

/** Answers whether it came up; a process that is killed meanwhile does not. */
async function untilAnswers(server: ServerProcess, path: string): Promise<boolean> {
  for (const end = Date.now() + 300_000; Date.now() < end; await delay(25)) {
    if (isOver(server)) return false
    const isReady = await fetch(server.url + path, { signal: AbortSignal.timeout(30_000) }).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return true
  }
  throw new Error(`The server is not ready after five minutes:\n${server.output().slice(-2_000)}`)
}

/**
 * Creates the database, migrates it, and ends as asked: only then does Node keep the compiled program, which halves what each
 * start costs.
 */
export async function startOnce(place: Place, env: Environment): Promise<void> {
  const server = await launch(place, env)
  await mustBeReady(server)
  await server.stop()
}

export async function mustBeReady(server: ServerProcess): Promise<void> {
  if (!(await untilAnswers(server, '/readyz')))
    throw new Error(`The server did not start:\n${server.output().slice(-2_000)}`)
}

/** Whether it listens, which is all that nginx looks at. */
export async function mustListen(server: ServerProcess): Promise<void> {
  if (!(await untilAnswers(server, '/healthz')))
    throw new Error(`The server did not start:\n${server.output().slice(-2_000)}`)
}

const promptMails = ['application-arrived', 'application-receipt', 'contact-message']

/** Waits until the mails that go out at once have gone. */
export async function untilMailed({ url }: ServerProcess): Promise<void> {
  for (const end = Date.now() + 1_200_000; Date.now() < end; await delay(500)) {
    const counts = await Promise.all(
      promptMails.flatMap((queue) => ['waiting', 'active'].map((state) => countJobsIn(url, queue, state))),
    )
    if (counts.every((count) => count === 0)) return
  }
  throw new Error('There is mail left after twenty minutes')
}

/** One to the desk and one to the applicant, and one about each message; those about documents wait three minutes. */
export function checkMails(mails: number, figures: Figures): string[] {
  const due = 2 * Number(figures['stored applications']) + Number(figures['stored messages'])
  return mails === due ? [] : [`${mails} mails instead of ${due}`]
}

/** What the stopped site has kept, against the ledger, and what the sweep leaves in its store. */
export async function judge(place: Place, env: Environment, until?: number) {
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.mistakes.join('; '))
  const { config } = read
  const database = await openDatabase({ ...config, patience: 60_000, onError: () => {} })
  const secret = findAppSecret(config) ?? ''
  const storage = await openStorage(config.storage, secret)
  try {
    const site = { db: database.db, storage, rowSealer: await openRowSealer(database.db, secret) }
    const kept = await checkKept(site, place.ledger, until)
    const swept = await checkSwept(site)
    const figures: Figures = { ...kept.figures, ...swept.figures }
    return { figures, broken: [...kept.broken, ...swept.broken] }
  } finally {
    await storage.close()
    await database.close()
  }
}
