import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '#db/database.ts'
import { accessRecordsApi } from '#features/people/records/api.ts'
import { sessionsApi } from '#features/people/sessions/api.ts'
import { adminAuthApi } from '#features/people/sign-in/api.ts'
import type { AdminCookies } from '#lib/admin-cookies.ts'
import { createGate } from '#lib/gate.ts'
import type { Jobs } from '#lib/jobs/jobs.ts'

/** Each takes 64 MiB, and a burst of guesses must not eat the whole site's memory. */
const hashesAtATime = 2

type PeopleOptions = { database: OpenDatabase; jobs: Jobs; cookies: AdminCookies }

/** Everything about the people who work here: signing in, sessions, and the record of who did what. */
export async function registerPeople(
  app: FastifyInstance,
  { database: { db }, jobs, cookies }: PeopleOptions,
) {
  const services = { db, cookies, enqueue: jobs.enqueue, gate: createGate(hashesAtATime) }
  await app.register(accessRecordsApi(services))
  await app.register(sessionsApi(services))
  await app.register(adminAuthApi(services))
}
