import type { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { Mailer } from '#lib/mail/mailer.ts'

/** What a job may use beside its payload. */
export type JobServices = {
  db: Database
  mailer: Mailer
  /** Origin of absolute links, without a trailing slash. */
  publicUrl: string
}

/**
 * Work that is done after the answer. It may run twice (a process can end between the work and its note of it), so it
 * must be harmless to repeat. The payload holds ids and never what a person wrote: the queue keeps it for weeks.
 */
export type Job<Payload extends object = object> = {
  /** Name of its queue: lowercase words joined by hyphens. */
  name: string
  schema: z.ZodType<Payload>
  run(payload: Payload, services: JobServices): Promise<void>
}

export function defineJob<Payload extends object>(job: Job<Payload>): Job<Payload> {
  return job
}

/** Thrown by a job that no later attempt can finish: it becomes a dead letter at once. */
export class JobRefused extends Error {
  /** Said in the log and kept in the queue, so it must name nobody. */
  readonly reason: string

  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'JobRefused'
    this.reason = reason
  }
}
