import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { noteBrowser } from '#features/people/notices/mutations.ts'
import { noteAccess } from '#features/people/records/api.ts'
import { type AdminSession, browserCode } from '#lib/access.ts'
import type { AdminCookies } from '#lib/admin-cookies.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { HttpProblem, notFound } from '#lib/errors.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { hashSecret, newSecret } from '#lib/secrets.ts'
import type { Awaiting } from '#site/choices/roles.ts'
import { listSessions } from './data.ts'
import { endListedSession, endSession, endSessionsOf, openSession, sessionLifetime } from './mutations.ts'
import { signedInBrowserSchema } from './schema.ts'

export type SessionServices = { db: Database; cookies: AdminCookies; enqueue: Enqueue }

const tags = ['admin']
const done = { 204: z.null() }

export const sessionsApi = ({ db, cookies }: Omit<SessionServices, 'enqueue'>) =>
  defineApi([
    route.get(
      '/api/admin/sessions',
      {
        config: { access: 'person' },
        schema: { summary: 'Signed-in browsers', tags, response: { 200: z.array(signedInBrowserSchema) } },
      },
      async (request) => {
        const own = await ownSession(request)
        const sessions = await listSessions(db, own.person.id)
        return sessions.map(({ idHash, userAgent, address, createdAt, lastSeenAt }) => ({
          code: browserCode(idHash),
          isThisOne: idHash === own.idHash,
          browser: userAgent,
          address,
          signedInAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
        }))
      },
    ),
    route.delete(
      '/api/admin/sessions',
      {
        config: { access: 'person' },
        schema: {
          summary: 'Sign out everywhere, here too; with `others`, everywhere but here',
          tags,
          querystring: z.object({ others: z.literal('true').optional() }),
          response: done,
        },
      },
      async (request, reply) => {
        const { person, idHash } = await ownSession(request)
        const { others } = request.query
        await noteAccess(request, db, 'sign-out', {
          details: { everywhere: !others, others: Boolean(others) },
        })
        await endSessionsOf(db, person.id, others && idHash)
        return others ? reply.code(204).send(null) : forget(cookies, reply)
      },
    ),
    route.delete(
      '/api/admin/sessions/:code',
      {
        config: { access: 'person' },
        schema: {
          summary: 'Sign one browser out; of this one, its cookie goes too',
          tags,
          params: z.object({ code: z.string() }),
          response: done,
        },
      },
      async (request, reply) => {
        const own = await ownSession(request)
        const ended = await endListedSession(db, own.person.id, request.params.code)
        if (!ended) throw notFound('That browser is no longer signed in.')
        await noteAccess(request, db, 'sign-out', { details: { browser: request.params.code } })
        return ended.idHash === own.idHash ? forget(cookies, reply) : reply.code(204).send(null)
      },
    ),
  ])

type Arrival = {
  person: { id: string; lastSeenAt: Date | null }
  /** What is still missing before the session opens anything. */
  awaiting: Awaiting | null
  /** The person has just come to us by a link of ours, so this browser is no news to them. */
  isExpected?: boolean
}

/** Opens a session, in the browser that asks, for somebody who has shown who they are. */
export async function letIn(
  { db, cookies, enqueue }: SessionServices,
  request: FastifyRequest,
  reply: FastifyReply,
  { person, awaiting, isExpected = false }: Arrival,
): Promise<void> {
  const old = (await request.adminSession()) ?? (await request.heldSession())
  if (old) await endSession(db, old.idHash)
  const id = await openSession(db, person, visitOf(request), awaiting)
  if (!id) throw new HttpProblem(401, 'Invalid admin password')
  const idHash = hashSecret(id)
  await noteAccess(request, db, 'sign-in', { session: browserCode(idHash) })
  const browser = cookies.knownBrowser(request.headers.cookie) ?? newSecret()
  reply.header('set-cookie', cookies.session(id, sessionLifetime))
  reply.header('set-cookie', cookies.browser(browser))
  if (awaiting !== 'second-factor')
    await welcome(request, { db, enqueue }, { person, browser, idHash, isExpected })
}

type Welcome = { person: { id: string }; browser: string; idHash: string; isExpected: boolean }

/** Tells the person about a browser they have never used. Signing in goes on without it. */
async function welcome(
  request: FastifyRequest,
  services: Pick<SessionServices, 'db' | 'enqueue'>,
  { person, browser, idHash, isExpected }: Welcome,
) {
  try {
    await noteBrowser(services, { personId: person.id, browser, sessionHash: idHash, isExpected })
  } catch (err) {
    request.log.error({ err }, 'a new browser could not be told')
  }
}

export const visitOf = (request: FastifyRequest) => ({
  userAgent: request.headers['user-agent'],
  address: request.ip,
})

/** Takes the cookie back from a browser whose session has ended. */
export const forget = (cookies: AdminCookies, reply: FastifyReply) =>
  reply
    .header('set-cookie', cookies.noSession())
    // Clears the back/forward cache too. Not "storage": this browser may hold an applicant's draft.
    .header('clear-site-data', '"cache"')
    .code(204)
    .send(null)

/** The session of a request that a guarded route has let through. */
export async function ownSession(request: FastifyRequest): Promise<AdminSession> {
  const session = await request.adminSession()
  if (!session) throw new HttpProblem(401, 'Please sign in.')
  return session
}
