import { totalmem } from 'node:os'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '#db/database.ts'
import { contractPapers, letters } from '#db/schema/index.ts'
import { listBroken, listDiffering } from '#features/contracts/archive/data.ts'
import { readLastBackup } from '#features/dashboard/backups/data.ts'
import { listBrokenLetters } from '#features/payoffs/letters/mutations/archive.ts'
import { readCertificateEnd } from '#lib/certificate.ts'
import type { Config } from '#lib/config.ts'
import type { DiskSpace } from '#lib/disk-space.ts'
import type { Jobs } from '#lib/jobs/jobs.ts'
import { pingSmtp } from '#lib/mail/smtp.ts'
import { pingClamd } from '#lib/scanner/clamd.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { healthWords as words } from './content.ts'
import {
  type Health,
  type HealthCheck,
  type HealthFinding,
  type HealthState,
  healthChecks,
} from './schema.ts'

export type HealthServices = {
  config: Pick<Config, 'publicUrl' | 'mail' | 'scanner' | 'backup'>
  database: Pick<OpenDatabase, 'db' | 'kind' | 'ping'>
  storage: Pick<Storage, 'kind' | 'ping' | 'readEncryption'>
  space: DiskSpace
  jobs: Pick<Jobs, 'counts'>
  version: string
}

type Found = Pick<HealthFinding, 'state' | 'words'>
const found = (state: HealthState, said: string): Found => ({ state, words: said })

const patience = 3_000
const day = 24 * 60 * 60_000
/** A certificate that renews itself never comes this close to its end. */
const certificateDays = 14
/** Codes of authenticator apps and signed addresses bear half a minute. */
const mostClockSkew = 5_000
/** A nightly backup is a day old at most when the next one comes. */
const oldestBackup = 36 * 60 * 60_000
/** Beyond this the system may end the process. */
const mostMemoryShare = 0.5

export async function readHealth(services: HealthServices): Promise<Health> {
  const { jobs, version } = services
  const counts = await jobs.counts().catch(() => undefined)
  const dead = [...(counts ?? [])].filter(([, states]) => states.dead > 0)
  return {
    checkedAt: new Date().toISOString(),
    version,
    node: process.version,
    uptime: Math.round(process.uptime()),
    findings: await lookAtParts(services, healthChecks, counts),
    deadLetters: dead.map(([queue, states]) => ({ queue, count: states.dead })),
  }
}

type Parts = Omit<HealthServices, 'version'>
type Counts = Awaited<ReturnType<Jobs['counts']>>

/** A part that doesn't answer is reported, and doesn't keep us from looking at the others. */
export async function lookAtParts(
  services: Parts,
  checks: readonly HealthCheck[],
  counts: Counts | undefined,
): Promise<HealthFinding[]> {
  const lookAt: Record<HealthCheck, () => Promise<Found | undefined>> = {
    database: () => lookAtDatabase(services),
    storage: () => lookAtStorage(services),
    mail: () => lookAtMail(services),
    scanner: () => lookAtScanner(services),
    queue: async () => judgeQueue(counts),
    disk: () => lookAtDisk(services),
    memory: async () => judgeMemory(),
    clock: () => lookAtClock(services),
    certificate: () => lookAtCertificate(services),
    backups: () => lookAtBackups(services),
    papers: () => lookAtPapers(services),
  }
  const look = async (check: HealthCheck) => {
    const said = await lookAt[check]().catch(() => found('failed', words.unknown))
    return said ? [{ check, ...said }] : []
  }
  return (await Promise.all(checks.map(look))).flat()
}

async function lookAtDatabase({ database }: Parts): Promise<Found> {
  if (!(await database.ping(patience))) return found('failed', words.noAnswer)
  return found('fine', database.kind === 'embedded' ? words.embedded : words.postgres)
}

async function lookAtStorage({ storage }: Parts): Promise<Found> {
  if (!(await storage.ping())) return found('failed', words.noAnswer)
  const encryption = await storage.readEncryption()
  const isEncrypted = encryption === 'sealed' || encryption === 'encrypted'
  const place = storage.kind === 'local' ? words.onDisk : words.inBucket
  return isEncrypted ? found('fine', place) : found('attention', words.notEncrypted(place))
}

async function lookAtMail({ config }: Parts): Promise<Found> {
  const { smtpUrl, requiresTls } = config.mail
  if (!smtpUrl) return found('off', words.outbox)
  return (await pingSmtp(smtpUrl, { requireTls: requiresTls }))
    ? found('fine', words.answers)
    : found('failed', words.noMailServer)
}

async function lookAtScanner({ config }: Parts): Promise<Found> {
  if (!config.scanner) return found('off', words.notScanned)
  return (await pingClamd(config.scanner, patience))
    ? found('fine', words.answers)
    : found('failed', words.noScanner)
}

function judgeQueue(counts: Counts | undefined): Found {
  if (!counts) return found('failed', words.noAnswer)
  const sum = (state: 'waiting' | 'active' | 'dead') =>
    [...counts.values()].reduce((total, states) => total + states[state], 0)
  const said = words.queue({ waiting: sum('waiting'), active: sum('active'), dead: sum('dead') })
  return found(sum('dead') > 0 ? 'attention' : 'fine', said)
}

async function lookAtDisk({ space }: Parts): Promise<Found> {
  const { available, level } = await space.read()
  const states = { ok: 'fine', low: 'attention', none: 'failed' } as const
  return found(states[level], words.disk(available, space.reserve))
}

function judgeMemory(): Found {
  const { rss } = process.memoryUsage()
  return found(rss > totalmem() * mostMemoryShare ? 'attention' : 'fine', words.memory(rss, totalmem()))
}

/** The database answers for the middle of the question. */
async function lookAtClock({ database }: Parts): Promise<Found> {
  const asked = Date.now()
  const { rows } = await database.db.execute<{ now: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
  )
  const skew = Math.abs((rows[0]?.now ?? Number.NaN) - (asked + Date.now()) / 2)
  return found(skew <= mostClockSkew ? 'fine' : 'attention', words.clock(Math.round(skew / 1_000)))
}

async function lookAtCertificate({ config }: Parts): Promise<Found> {
  if (!config.publicUrl.startsWith('https:')) return found('off', words.noHttps)
  const end = await readCertificateEnd(config.publicUrl, patience)
  if (!end) return found('failed', words.noCertificate)
  const days = Math.floor((end.getTime() - Date.now()) / day)
  const state = days < 0 ? 'failed' : days < certificateDays ? 'attention' : 'fine'
  return found(state, words.certificate(days))
}

async function lookAtBackups({ config, database }: Parts): Promise<Found> {
  const { good, failure } = await readLastBackup(database.db)
  if (failure) return found('failed', words.backupFailed)
  if (!good)
    return config.backup.folder ? found('attention', words.backupAhead) : found('off', words.noBackups)
  const age = Date.now() - good.takenAt.getTime()
  return found(age > oldestBackup ? 'attention' : 'fine', words.backup(Math.floor(age / (60 * 60_000))))
}

/** Says nothing before the first contract was sent. */
async function lookAtPapers({ database: { db } }: Parts): Promise<Found | undefined> {
  const papers = (await db.$count(contractPapers)) + (await db.$count(letters))
  if (papers === 0) return undefined
  const broken = [...(await listBroken(db)), ...(await listBrokenLetters(db))]
  const differing = await listDiffering(db)
  if (broken.length + differing.length === 0) return found('fine', words.papersWhole(papers))
  const said = [
    ...(broken.length > 0 ? [words.papersBroken(broken)] : []),
    ...(differing.length > 0 ? [words.contractsDiffer(differing)] : []),
  ]
  return found('failed', said.join(' '))
}
