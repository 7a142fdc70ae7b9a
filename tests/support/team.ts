import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/database.ts'
import { mailInvitation } from '#features/people/invitations/jobs.ts'
import { mailReset } from '#features/people/password-reset/jobs.ts'
import { mailNotice } from '#features/people/security-notices/jobs.ts'
import type { Job } from '#lib/jobs/job.ts'
import type { Mail } from '#lib/mail/mailer.ts'
import { jobServices } from './job-services.ts'

/** A password that nobody guesses. */
export const ownPassword = 'three wet umbrellas by the door'

/** Sends the mails to the team that wait in the queue, and returns them. */
export async function sendTeamMails(db: Database): Promise<Mail[]> {
  const services = jobServices(db)
  for (const job of [mailInvitation, mailReset, mailNotice] as Job[]) {
    const { rows } = await db.execute<{ id: string; data: object }>(
      sql`delete from pgboss.job where name = ${job.name} returning data`,
    )
    for (const { data } of rows) await job.run(job.schema.parse(data), services)
  }
  return services.sent
}

/** The token at the end of the only link of a mail. */
export const tokenIn = (mail: Mail | undefined) =>
  /\/admin\/[a-z]+\/([\w-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? ''

export const createCaller =
  (app: FastifyInstance) =>
  (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, headers = {}, payload?: object) =>
    app.inject({ method, url: `/api/admin/${url}`, headers, ...(payload && { payload }) })
