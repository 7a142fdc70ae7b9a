import type { Logger } from 'pino'
import { z } from 'zod'
import type { Database, OpenDatabase } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import type { AccessLog } from '#lib/access-log/access-log.ts'
import type { LinkTokens } from '#lib/link-tokens.ts'
import type { Mailer } from '#lib/mail/mailer.ts'
import type { Printing } from '#lib/papers/print/printing.ts'
import type { Scanner } from '#lib/scanner/scanner.ts'
import type { Storage } from '#lib/storage/storage.ts'
import type { Enqueue } from './jobs.ts'

export type JobServices = {
  db: Database
  enqueue: Enqueue
  rowSealer: RowSealer
  accessLog: AccessLog
  scrub: OpenDatabase['scrub']
  /** Holds the unsent mail. */
  dataDir: string
  mailer: Mailer
  storage: Storage
  scanner: Scanner | undefined
  printing: Printing
  /** Origin of absolute links, without a trailing slash. */
  publicUrl: string
  linkTokens: LinkTokens
  /** For the nightly backup. */
  backupFolder: string | undefined
  logger: Logger
}

/** May run twice, so it must be harmless to repeat. The payload holds ids and never a person's words. */
export type Job<Payload extends object = object> = {
  /** Name of its queue: lowercase words joined by hyphens. */
  name: string
  schema: z.ZodType<Payload>
  delaySeconds?: number
  /** Repeated requests with the same key within this time run once. */
  once?: { key(payload: Payload): string; seconds: number }
  /** The longest pause between two attempts, if a quarter of an hour is too long. */
  maxPauseSeconds?: number
  /** The five fields of cron, in UTC. */
  schedule?: string
  run(payload: Payload, services: JobServices): Promise<void>
}

export function defineJob<Payload extends object>(job: Job<Payload>): Job<Payload> {
  return job
}

/** Runs once across all processes. A missed run happens at the next start; a failed one isn't repeated. */
export function defineSchedule(job: {
  name: string
  schedule: string
  run(services: JobServices): Promise<void>
}): Job {
  return { ...job, schema: z.object({}), run: (_payload, services) => job.run(services) }
}

export type JobWatch = {
  /** An id that names nobody, stored with a job to show later what asked for it. */
  origin(): string | undefined
  run(queue: string, origin: string | undefined, work: () => Promise<void>): Promise<void>
}

/** For a job that has to wait: it runs again like a failed one, but nobody gets an alert. */
export class JobPostponed extends Error {
  override readonly name = 'JobPostponed'
}

/** For a job that no later attempt can finish: it becomes a dead letter at once. */
export class JobRefused extends Error {
  /** Logged and kept in the queue, so it must name nobody. */
  readonly reason: string

  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'JobRefused'
    this.reason = reason
  }
}
