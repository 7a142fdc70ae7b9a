import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { Awaiting } from '#domain/roles.ts'
import { noteBrowser } from '#features/people/security-notices/mutations.ts'
import { type AdminSession, browserCode, type SignedInPerson } from '#lib/access.ts'
import { noteAccess } from '#lib/access-log/note-access.ts'
import type { AdminCookies } from '#lib/admin-cookies.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { HttpProblem, notFound } from '#lib/errors.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { hashSecret, newSecret } from '#lib/secrets.ts'
import { listSessions } from './data.ts'
import { endListedSession, endSession, endSessionsOf, lifetimeOf, openSession } from './mutations.ts'
import { signedInBrowserSchema } from './schema.ts'

export type SessionServices = { db: Database; cookies: AdminCookies; enqueue: Enqueue }

const tags = ['admin']
const done = { 204: z.null() }

export const sessionsApi = ({ db, cookies }: Omit<SessionServices, 'enqueue'>) =>
  defineApi([
    route.get(
      '/api/admin/sessions',
      { access: 'person' },
      { summary: 'Signed-in browsers', tags, response: { 200: z.array(signedInBrowserSchema) } },
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
      { access: 'person', logs: 'itself' },
      {
        summary: 'Sign out everywhere, here too; with `others`, everywhere but here',
        tags,
        querystring: z.object({ others: z.literal('true').optional() }),
        response: done,
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
      { access: 'person', logs: 'itself' },
      {
        summary: 'Sign one browser out; of this one, its cookie goes too',
        tags,
        params: z.object({ code: z.string() }),
        response: done,
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
  person: { id: string; name: string; lastSeenAt: Date | null }
  awaiting: Awaiting | null
  by?: 'app' | 'recovery-code' | 'enrollment' | 'passkey'
  /** The person has just come to us by a link of ours, so this browser is no news to them. */
  isExpected?: boolean
}

/** For somebody who has shown who they are, in the browser that asks. */
export async function letIn(
  { db, cookies, enqueue }: SessionServices,
  request: FastifyRequest,
  reply: FastifyReply,
  { person, awaiting, by, isExpected = false }: Arrival,
): Promise<void> {
  const old = (await request.adminSession()) ?? (await request.heldSession())
  if (old) await endSession(db, old.idHash)
  // Showing again who they are is no new visit.
  const again = (await request.adminSession())?.person.id === person.id ? old : undefined
  const lastSeenAt = again ? again.previousVisitAt : person.lastSeenAt
  const id = await openSession(db, { id: person.id, lastSeenAt }, visitOf(request), awaiting)
  if (!id) throw new HttpProblem(401, 'Invalid admin password')
  reply.header('set-cookie', cookies.session(id, lifetimeOf(awaiting)))
  // A password alone makes no known browser: those have more guesses than strangers.
  if (awaiting === 'second-factor') return
  const idHash = hashSecret(id)
  const session = browserCode(idHash)
  if (by !== 'enrollment')
    await noteAccess(request, db, 'sign-in', { session, person, ...(by && { details: { by } }) })
  const browser = cookies.knownBrowser(request.headers.cookie) ?? newSecret()
  reply.header('set-cookie', cookies.browser(browser))
  await welcome(request, { db, enqueue }, { person, browser, idHash, isExpected })
}

type Welcome = { person: { id: string }; browser: string; idHash: string; isExpected: boolean }

/** Tells the person about a browser they have never used. Signing in goes on if that fails. */
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

export const forget = (cookies: AdminCookies, reply: FastifyReply) =>
  reply
    .header('set-cookie', cookies.noSession())
    // Clears the back/forward cache too. Not "storage": this browser may hold an applicant's draft.
    .header('clear-site-data', '"cache"')
    .code(204)
    .send(null)

/** Only for routes that a guard has let through. */
export async function ownSession(request: FastifyRequest): Promise<AdminSession> {
  const session = await request.adminSession()
  if (!session) throw new HttpProblem(401, 'Please sign in.')
  return session
}

const sessionOf = async (request: FastifyRequest): Promise<AdminSession> =>
  (await request.heldSession()) ?? (await ownSession(request))

export const personOf = async (request: FastifyRequest): Promise<SignedInPerson> =>
  (await sessionOf(request)).person

/** How long somebody may change how they sign in after showing who they are. */
const freshness = 10 * 60_000

/** A stranger at an unattended desk must not be able to add a key. */
export async function freshPerson(
  request: FastifyRequest,
): Promise<SignedInPerson & Pick<AdminSession, 'idHash'>> {
  const session = await request.adminSession()
  const isStale = session && Date.now() - session.signedInAt.getTime() > freshness
  if (isStale) throw new HttpProblem(403, confirmFirst, { confirm: [confirmFirst] })
  const { person, idHash } = await sessionOf(request)
  return { ...person, idHash }
}

const confirmFirst = 'Show once more that it’s you.'
