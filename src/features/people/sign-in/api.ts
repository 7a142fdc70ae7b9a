import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { noteAccess } from '#features/people/records/api.ts'
import { type AdminSession, browserCode } from '#lib/access.ts'
import type { AdminCookies } from '#lib/admin-cookies.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { HttpProblem, notFound } from '#lib/errors.ts'
import { createGate } from '#lib/gate.ts'
import { isHardToGuess } from '#lib/password-strength.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { hashSecret } from '#lib/secrets.ts'
import type { Awaiting } from '#site/choices/roles.ts'
import { countPeople, listSessions, type Whose } from './data.ts'
import {
  changePassword,
  checkPassword,
  endListedSession,
  endSession,
  endSessionsOf,
  type GuessRefusal,
  openSession,
  sessionLifetime,
} from './mutations.ts'
import {
  passwordChangeSchema,
  sessionSchema,
  sessionStateSchema,
  signedInBrowserSchema,
  signedInSchema,
  signInSchema,
} from './schema.ts'

export type AdminAuthApiOptions = { db: Database; cookies: AdminCookies }

/** Two hashes at a time: each takes 64 MiB, and a burst of guesses must not eat the whole site's memory. */
const hashesAtATime = 2

const tags = ['admin']
const done = { 204: z.null() }

export const adminAuthApi = ({ db, cookies }: AdminAuthApiOptions) => {
  const stopping = new AbortController()
  const services = { db, gate: createGate(hashesAtATime), signal: stopping.signal }

  const check = async (
    request: FastifyRequest,
    guess: { password: string; whose: Whose },
    refusals: RefusalAnswers<GuessRefusal>,
  ) => {
    const knownBrowser = cookies.knownBrowser(request.headers.cookie)
    const outcome = await checkPassword(services, { ...guess, address: request.ip, knownBrowser })
    if (!outcome.ok && outcome.reason === 'wrong') await noteAccess(request, db, 'sign-in-refused')
    return { ...accept(outcome, refusals), knownBrowser }
  }
  const visitOf = (request: FastifyRequest) => ({
    userAgent: request.headers['user-agent'],
    address: request.ip,
  })
  const forget = (reply: FastifyReply) =>
    reply
      .header('set-cookie', cookies.noSession())
      // Clears the back/forward cache too. Not "storage": this browser may hold an applicant's draft.
      .header('clear-site-data', '"cache"')
      .code(204)
      .send(null)

  return defineApi(
    [
      route.get(
        '/api/admin/me',
        {
          config: { access: 'public' },
          schema: {
            summary: 'Whether this browser is signed in',
            tags,
            response: { 200: sessionStateSchema },
          },
        },
        async (request) => ({ isAuthenticated: (await request.adminSession()) !== undefined }),
      ),
      route.get(
        '/api/admin/session',
        {
          config: { access: 'public' },
          schema: {
            summary: 'Who is signed in in this browser, and what is missing for it',
            tags,
            response: { 200: sessionSchema },
          },
        },
        async (request) => {
          const session = await request.adminSession()
          const held = await request.heldSession()
          const { name, email, role } = (session ?? held)?.person ?? {}
          // Who only knows the password learns nothing about whose it is.
          const isKnown = session || (held && held.awaiting !== 'second-factor')
          return {
            isAuthenticated: session !== undefined,
            ...(isKnown && name !== undefined && role && { person: { name, email: email ?? null, role } }),
            ...(held && { next: held.awaiting }),
            asksForEmail: (await countPeople(db)) > 1,
          }
        },
      ),
      route.post(
        '/api/admin/login',
        {
          config: { access: 'public' },
          schema: {
            summary: 'Sign in with a password; without an email, as the first owner',
            tags,
            body: signInSchema,
            response: { 200: signedInSchema },
          },
        },
        async (request, reply) => {
          const { email, password } = request.body
          const { person, knownBrowser } = await check(
            request,
            { password, whose: { email } },
            signInRefusals,
          )
          const old = (await request.adminSession()) ?? (await request.heldSession())
          if (old) await endSession(db, old.idHash)
          const awaiting: Awaiting | null = person.isGenerated ? 'password' : null
          const id = await openSession(db, person, visitOf(request), awaiting)
          await noteAccess(request, db, 'sign-in', { session: browserCode(hashSecret(id)) })
          reply.header('set-cookie', cookies.session(id, sessionLifetime))
          reply.header('set-cookie', cookies.browser(knownBrowser))
          return awaiting ? { next: awaiting } : { isAuthenticated: true as const }
        },
      ),
      route.post(
        '/api/admin/logout',
        { config: { access: 'public' }, schema: { summary: 'Sign out', tags, response: done } },
        async (request, reply) => {
          const session = (await request.adminSession()) ?? (await request.heldSession())
          if (session) {
            await noteAccess(request, db, 'sign-out')
            await endSession(db, session.idHash)
          }
          return forget(reply)
        },
      ),
      route.get(
        '/api/admin/sessions',
        {
          config: { access: 'person' },
          schema: { summary: 'Signed-in browsers', tags, response: { 200: z.array(signedInBrowserSchema) } },
        },
        async (request) => {
          const own = await ownSession(request)
          const sessions = await listSessions(db, own.person.id)
          return sessions.map(({ idHash, userAgent, createdAt, lastSeenAt }) => ({
            code: browserCode(idHash),
            isThisOne: idHash === own.idHash,
            browser: userAgent,
            signedInAt: createdAt.toISOString(),
            lastSeenAt: lastSeenAt.toISOString(),
          }))
        },
      ),
      route.delete(
        '/api/admin/sessions',
        {
          config: { access: 'person' },
          schema: { summary: 'Sign out everywhere, here too', tags, response: done },
        },
        async (request, reply) => {
          await noteAccess(request, db, 'sign-out', { details: { everywhere: true } })
          await endSessionsOf(db, (await ownSession(request)).person.id)
          return forget(reply)
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
          return ended.idHash === own.idHash ? forget(reply) : reply.code(204).send(null)
        },
      ),
      route.put(
        '/api/admin/password',
        {
          config: { access: 'person', heldFor: ['password'] },
          schema: {
            summary: 'Change the password; every other browser is signed out',
            tags,
            body: passwordChangeSchema,
            response: done,
          },
        },
        async (request, reply) => {
          const session = (await request.heldSession()) ?? (await ownSession(request))
          const { currentPassword, newPassword } = request.body
          const whose = { id: session.person.id }
          await check(request, { password: currentPassword, whose }, changeRefusals)
          if (!isHardToGuess(newPassword)) throw easyToGuess()
          await noteAccess(request, db, 'password-changed')
          const id = await changePassword(services, session.person.id, newPassword, {
            ...visitOf(request),
            previousVisitAt: session.previousVisitAt,
            awaiting: null,
          })
          return reply.header('set-cookie', cookies.session(id, sessionLifetime)).code(204).send(null)
        },
      ),
    ],
    (app) => app.addHook('preClose', async () => stopping.abort()),
  )
}

/** The session of a request that a guarded route has let through. */
async function ownSession(request: FastifyRequest): Promise<AdminSession> {
  const session = await request.adminSession()
  if (!session) throw new HttpProblem(401, 'Please sign in.')
  return session
}

const throttled = [429, 'Too many wrong passwords. Please try again in {wait}.'] as const

const signInRefusals: RefusalAnswers<GuessRefusal> = { wrong: [401, 'Invalid admin password'], throttled }

/** Not a 401: this browser is signed in, and a 401 would make it sign in again. */
const changeRefusals: RefusalAnswers<GuessRefusal> = {
  wrong: [400, 'The password was not changed.', { currentPassword: ['This is not the current password'] }],
  throttled,
}

const easyToGuess = () =>
  new HttpProblem(400, 'The password was not changed.', {
    newPassword: ['This password is easy to guess. Use a few words that do not belong together.'],
  })
