import { asc, inArray } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '#db/database.ts'
import { applications } from '#db/schema/index.ts'
import type { AccessAction } from '#domain/access.ts'
import { browserCode } from '#lib/access.ts'
import type { AccessLog } from './access-log.ts'
import type { Entry, NewAccess } from './entry.ts'

declare module 'fastify' {
  interface FastifyInstance {
    accessLog: AccessLog
  }
}

type What = Pick<NewAccess, 'application' | 'details' | 'document' | 'request'> & {
  /** Instead of the application. */
  applicationId?: string
  session?: string
  /** For somebody who is just signing in. */
  person?: { id: string; name: string }
}

/** Writes who did it and from where to the access log and to the output, before any data goes out. */
export async function noteAccess(
  request: FastifyRequest,
  db: Database,
  action: AccessAction,
  { applicationId, session, person, ...what }: What = {},
): Promise<Entry> {
  const own = (await request.adminSession()) ?? (await request.heldSession())
  const [application] = applicationId ? await findSubjects(db, [applicationId]) : []
  const entry = await request.server.accessLog.record(db, {
    action,
    address: request.ip,
    userAgent: request.headers['user-agent'],
    person: person ?? own?.person,
    session: session ?? (own ? browserCode(own.idHash) : null),
    ...what,
    application: what.application ?? application,
  })
  // With number and hash, lines that are stored elsewhere prove later that the log is still the same.
  const { number, hash, address } = entry
  request.log.info({ action, session: entry.session, address, number, hash }, 'access')
  return entry
}

/** What the log keeps about the applications with these ids, if they are there. */
export const findSubjects = (db: Database, ids: readonly string[]) =>
  db
    .select({ id: applications.id, reference: applications.reference, email: applications.email })
    .from(applications)
    .where(inArray(applications.id, [...ids]))
    .orderBy(asc(applications.reference))
