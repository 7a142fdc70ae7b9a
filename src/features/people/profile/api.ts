import type { FastifyRequest } from 'fastify'
import { noteRefusedSignIn } from '#features/people/access-log/api.ts'
import { nameTaken } from '#features/people/invitations/schema.ts'
import { freshPerson, ownSession, type SessionServices } from '#features/people/sessions/api.ts'
import { findActivePerson } from '#features/people/sign-in/data.ts'
import { checkPassword, type GuessRefusal } from '#features/people/sign-in/mutations.ts'
import { noteAccess } from '#lib/access-log/note-access.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { HttpProblem } from '#lib/errors.ts'
import type { Gate } from '#lib/gate.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { changeProfile, isOtherEmail, type ProfileRefusal, setSingleKeys } from './mutations.ts'
import { keysSchema, profileChangeSchema, profileSchema } from './schema.ts'

export type ProfileApiOptions = SessionServices & { gate: Gate }

const tags = ['admin']

export const profileApi = (services: ProfileApiOptions) => {
  const { db, cookies } = services

  const findSelf = async (request: FastifyRequest) => {
    const person = await findActivePerson(db, { id: (await ownSession(request)).person.id })
    if (!person) throw new HttpProblem(401, 'Please sign in.')
    return person
  }
  const read = async (request: FastifyRequest) => {
    const { name, email, role, createdAt, passwordHash } = await findSelf(request)
    return { name, email, role, since: createdAt.toISOString(), hasPassword: passwordHash !== null }
  }

  const askForPassword = async (request: FastifyRequest, id: string, password: string) => {
    const knownBrowser = cookies.knownBrowser(request.headers.cookie)
    const guess = { password, whose: { id }, address: request.ip, knownBrowser }
    const outcome = password ? await checkPassword(services, guess) : missing
    if (password && !outcome.ok) await noteRefusedSignIn(request, db, outcome)
    accept(outcome, passwordRefusals)
  }

  return defineApi([
    route.get(
      '/api/admin/profile',
      { access: 'person' },
      { summary: 'Who is signed in, in full', tags, response: { 200: profileSchema } },
      read,
    ),
    route.patch(
      '/api/admin/profile',
      { access: 'person', logs: 'itself' },
      {
        summary: 'Change your own email and, as an owner, your own name',
        description:
          'Another email takes the current password, or a passkey once more, because it is the way to a new password. The old address is told.',
        tags,
        body: profileChangeSchema,
        response: { 200: profileSchema },
      },
      async (request) => {
        const { name, email, currentPassword: password = '' } = request.body
        const person = await findSelf(request)
        if (isOtherEmail(person.email, email)) {
          // People without a password show their passkey once more.
          if (person.passwordHash === null) await freshPerson(request)
          else await askForPassword(request, person.id, password)
        }
        accept(await changeProfile(services, person.id, { name, email }), profileRefusals)
        await noteAccess(request, db, 'profile-changed')
        return read(request)
      },
    ),
    route.put(
      '/api/admin/profile/keys',
      { access: 'person', logs: 'profile-changed' },
      {
        summary: 'Switch your shortcuts of one letter off or on',
        tags,
        body: keysSchema,
        response: { 200: keysSchema },
      },
      async (request) => {
        const { singleKeys } = request.body
        await setSingleKeys(db, (await ownSession(request)).person.id, singleKeys)
        return { singleKeys }
      },
    ),
  ])
}

const missing = { ok: false, reason: 'wrong' } as const

/** Not a 401: this browser is signed in, and a 401 would make it sign in again. */
const passwordRefusals: RefusalAnswers<GuessRefusal> = {
  wrong: [
    400,
    'Nothing was changed.',
    { currentPassword: ['Enter your current password to change the email'] },
  ],
  throttled: [429, 'Too many wrong passwords. Please try again in {wait}.'],
}

const profileRefusals: RefusalAnswers<ProfileRefusal> = {
  'name taken': [409, 'Nothing was changed.', { name: [nameTaken] }],
  'name not theirs': [
    403,
    'Nothing was changed.',
    { name: ['An owner can change your name, under People.'] },
  ],
  'email taken': [409, 'Nothing was changed.', { email: ['Somebody here has this email address already.'] }],
}
