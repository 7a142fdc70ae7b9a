import type { Logger } from 'pino'
import { z } from 'zod'
import type { Database, OpenDatabase } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import type { AccessLog } from '#lib/access-log/access-log.ts'
import type { LinkTokens } from '#lib/link-tokens.ts'
import type { Mailer } from '#lib/mail/mailer.ts'
import type { Scanner } from '#lib/scanner/scanner.ts'
import type { Storage } from '#lib/storage/storage.ts'
import type { Enqueue } from './jobs.ts'

/** What a job may use besides its payload. */
export type JobServices = {
  db: Database
  enqueue: Enqueue
  rowSealer: RowSealer
  accessLog: AccessLog
  scrub: OpenDatabase['scrub']
  /** Holds the unsent mails. */
  dataDir: string
  mailer: Mailer
  storage: Storage
  /** Unset: no virus scanner is configured. */
  scanner: Scanner | undefined
  /** Origin of absolute links, without a trailing slash. */
  publicUrl: string
  linkTokens: LinkTokens
  /** Where a backup is kept every night. Unset: nowhere. */
  backupFolder: string | undefined
  logger: Logger
}

/**
 * Work done after the answer. It may run twice (a process can end between the work and the record of it), so it must
 * be harmless to repeat. The payload holds ids and never what a person wrote: the queue keeps it for weeks.
 */
export type Job<Payload extends object = object> = {
  /** Name of its queue: lowercase words joined by hyphens. */
  name: string
  schema: z.ZodType<Payload>
  /** It starts no earlier than this many seconds from now. */
  delaySeconds?: number
  /** Asked for again with the same key within this time, it is done once. */
  once?: { key(payload: Payload): string; seconds: number }
  /** The longest pause between two attempts, in seconds, if a quarter of an hour is too long. */
  longestPauseSeconds?: number
  /** When it runs by itself: the five fields of cron, in UTC. */
  schedule?: string
  run(payload: Payload, services: JobServices): Promise<void>
}

export function defineJob<Payload extends object>(job: Job<Payload>): Job<Payload> {
  return job
}

/**
 * Work that is due again and again: once, however many processes there are. What came due while none was running is
 * made up for at the next start. A failed run is not repeated: the next one comes soon enough.
 */
export function defineSchedule(job: {
  name: string
  schedule: string
  run(services: JobServices): Promise<void>
}): Job {
  return { ...job, schema: z.object({}), run: (_payload, services) => job.run(services) }
}

/** Looks on while jobs are done. */
export type JobWatch = {
  /** What is under way here, as an id that names nobody. It is kept with a job, to show later what asked for it. */
  origin(): string | undefined
  run(queue: string, origin: string | undefined, work: () => Promise<void>): Promise<void>
}

/** Thrown by a job that has to wait: it is tried again like a failed one, and nobody is told of a failure. */
export class JobPostponed extends Error {
  override readonly name = 'JobPostponed'
}

/** Thrown by a job that no later attempt can finish: it becomes a dead letter at once. */
export class JobRefused extends Error {
  /** Logged and kept in the queue, so it must name nobody. */
  readonly reason: string

  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'JobRefused'
    this.reason = reason
  }
}
