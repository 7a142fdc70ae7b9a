import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { noteRefusedSignIn } from '#features/people/access-log/api.ts'
import { isAnyPasskeyKept } from '#features/people/passkeys/data.ts'
import { finishSignIn, takeCode } from '#features/people/second-factor/api.ts'
import { findAwaited, readFactors } from '#features/people/second-factor/data.ts'
import {
  forget,
  freshPerson,
  letIn,
  ownSession,
  type SessionServices,
  visitOf,
} from '#features/people/sessions/api.ts'
import { endSession, lifetimeOf } from '#features/people/sessions/mutations.ts'
import { noteAccess } from '#lib/access-log/note-access.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { HttpProblem } from '#lib/errors.ts'
import type { Gate } from '#lib/gate.ts'
import { isHardToGuess } from '#lib/password-strength.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import type { Sealer } from '#lib/sealer.ts'
import { countPeople, findActivePerson, type Whose } from './data.ts'
import { changePassword, checkPassword, type GuessRefusal } from './mutations.ts'
import {
  confirmationSchema,
  firstPasswordSchema,
  passwordChangeSchema,
  sessionSchema,
  sessionStateSchema,
  signedInSchema,
  signInSchema,
} from './schema.ts'

export type AdminAuthApiOptions = SessionServices & { gate: Gate; sealer: Sealer }

const tags = ['admin']
const done = { 204: z.null() }

export const adminAuthApi = ({ db, cookies, enqueue, gate, sealer }: AdminAuthApiOptions) => {
  const stopping = new AbortController()
  const services = { db, cookies, enqueue, gate, signal: stopping.signal }

  const check = async (
    request: FastifyRequest,
    guess: { password: string; whose: Whose },
    refusals: RefusalAnswers<GuessRefusal>,
  ) => {
    const knownBrowser = cookies.knownBrowser(request.headers.cookie)
    const outcome = await checkPassword(services, { ...guess, address: request.ip, knownBrowser })
    if (!outcome.ok) {
      const as = await findActivePerson(db, guess.whose)
      await noteRefusedSignIn(request, db, { reason: outcome.reason, as })
    }
    return accept(outcome, refusals)
  }

  return defineApi(
    [
      route.get(
        '/api/admin/me',
        { access: 'public' },
        {
          summary: 'Whether this browser is signed in',
          tags,
          response: { 200: sessionStateSchema },
        },
        async (request) => ({ isAuthenticated: (await request.adminSession()) !== undefined }),
      ),
      route.get(
        '/api/admin/session',
        { access: 'public' },
        {
          summary: 'Who is signed in in this browser, and what is missing for it',
          tags,
          response: { 200: sessionSchema },
        },
        async (request) => {
          const session = await request.adminSession()
          const held = await request.heldSession()
          const { name, email, role } = (session ?? held)?.person ?? {}
          // Somebody who only knows the password learns nothing about whose it is.
          const isKnown = session || (held && held.awaiting !== 'second-factor')
          return {
            isAuthenticated: session !== undefined,
            ...(isKnown && name !== undefined && role && { person: { name, email: email ?? null, role } }),
            ...(held && { next: held.awaiting }),
            asksForEmail: (await countPeople(db)) > 1,
            offersPasskey: await isAnyPasskeyKept(db),
          }
        },
      ),
      route.post(
        '/api/admin/login',
        { access: 'public' },
        {
          summary: 'Sign in with a password; without an email, as the first owner',
          tags,
          body: signInSchema,
          response: { 200: signedInSchema },
        },
        async (request, reply) => {
          const { email, password } = request.body
          const refusals = email === undefined ? signInRefusals : emailRefusals
          const { person } = await check(request, { password, whose: { email } }, refusals)
          const awaiting = await findAwaited(db, person, 'password')
          await letIn(services, request, reply, { person, awaiting })
          return awaiting ? { next: awaiting } : { isAuthenticated: true as const }
        },
      ),
      route.post(
        '/api/admin/logout',
        { access: 'public' },
        { summary: 'Sign out', tags, response: done },
        async (request, reply) => {
          const session = (await request.adminSession()) ?? (await request.heldSession())
          if (session) {
            await noteAccess(request, db, 'sign-out')
            await endSession(db, session.idHash)
          }
          return forget(cookies, reply)
        },
      ),
      route.post(
        '/api/admin/confirm',
        { access: 'person' },
        {
          summary: 'Show once more who you are, to change how you sign in; a passkey does it, too',
          description:
            'With a second factor, `code` of the app or of the recovery codes; otherwise `password`.',
          tags,
          body: confirmationSchema,
          response: done,
        },
        async (request, reply) => {
          const { id } = (await ownSession(request)).person
          const { password = '', code } = request.body
          const { appSince, passkeys } = await readFactors(db, id)
          // A password alone would take the second factor away.
          if (appSince || passkeys > 0) {
            if (!code) throw new HttpProblem(400, askForFactor, { code: [askForFactor] })
            const by = await takeCode({ ...services, sealer }, request, { personId: id, code })
            await finishSignIn(services, request, reply, { personId: id, shown: 'second-factor', by })
            return reply.code(204).send(null)
          }
          const { person } = await check(request, { password, whose: { id } }, confirmRefusals)
          await letIn(services, request, reply, { person, awaiting: null })
          return reply.code(204).send(null)
        },
      ),
      route.put(
        '/api/admin/password',
        { access: 'person', heldFor: ['password'], logs: 'itself' },
        {
          summary: 'Change the password; every other browser is signed out',
          tags,
          body: passwordChangeSchema,
          response: done,
        },
        async (request, reply) => {
          const held = await request.heldSession()
          const session = held ?? (await ownSession(request))
          const { currentPassword, newPassword } = request.body
          const whose = { id: session.person.id }
          const { person } = await check(request, { password: currentPassword, whose }, changeRefusals)
          if (!isHardToGuess(newPassword)) throw easyToGuess('newPassword')
          await noteAccess(request, db, 'password-changed')
          const awaiting = held
            ? await findAwaited(db, { ...person, isGenerated: false }, 'second-factor')
            : null
          const { previousVisitAt, signedInAt } = session
          const { appSince, passkeys } = await readFactors(db, person.id)
          // The password alone makes nobody with a second factor fresh enough to take that away.
          const kept = appSince || passkeys > 0 ? { createdAt: signedInAt } : {}
          const id = await changePassword(services, session.person.id, {
            password: newPassword,
            session: { ...visitOf(request), ...kept, previousVisitAt, awaiting },
          })
          if (!id) throw new HttpProblem(401, 'Please sign in.')
          return reply
            .header('set-cookie', cookies.session(id, lifetimeOf(awaiting)))
            .code(204)
            .send(null)
        },
      ),
      route.post(
        '/api/admin/password',
        { access: 'person', logs: 'itself' },
        {
          summary: 'Set a first password, after showing a passkey; every other browser is signed out',
          tags,
          body: firstPasswordSchema,
          response: done,
        },
        async (request, reply) => {
          const { previousVisitAt } = await ownSession(request)
          const { id: personId } = await freshPerson(request)
          const { password } = request.body
          if (!isHardToGuess(password)) throw easyToGuess('password')
          const id = await changePassword(services, personId, {
            password,
            session: { ...visitOf(request), previousVisitAt, awaiting: null },
            isFirst: true,
          })
          if (!id) throw new HttpProblem(409, 'You have a password already. Change it with the current one.')
          await noteAccess(request, db, 'password-changed')
          return reply
            .header('set-cookie', cookies.session(id, lifetimeOf(null)))
            .code(204)
            .send(null)
        },
      ),
    ],
    (app) => app.addHook('preClose', async () => stopping.abort()),
  )
}

const throttled = [429, 'Too many wrong passwords. Please try again in {wait}.'] as const

const signInRefusals: RefusalAnswers<GuessRefusal> = { wrong: [401, 'Invalid admin password'], throttled }

const emailRefusals: RefusalAnswers<GuessRefusal> = {
  wrong: [401, 'That email and password don’t match.'],
  throttled,
}

const askForFactor = 'Enter a code of your authenticator app or a recovery code, or use a passkey.'

const confirmRefusals: RefusalAnswers<GuessRefusal> = {
  wrong: [400, 'That isn’t your password.', { password: ['That isn’t your password'] }],
  throttled,
}

/** Not a 401: this browser is signed in, and a 401 would make it sign in again. */
const changeRefusals: RefusalAnswers<GuessRefusal> = {
  wrong: [400, 'The password was not changed.', { currentPassword: ['This is not the current password'] }],
  throttled,
}

export const easyToGuess = (field: string) =>
  new HttpProblem(400, 'The password was not changed.', {
    [field]: ['This password is easy to guess. Use a few words that do not belong together.'],
  })
