import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Awaiting } from '#domain/roles.ts'
import { noteRefusedSignIn } from '#features/people/access-log/api.ts'
import { freshPerson, letIn, personOf, type SessionServices } from '#features/people/sessions/api.ts'
import type { HeldSession } from '#lib/access.ts'
import { noteAccess } from '#lib/access-log/note-access.ts'
import { countCodeGuess, forgiveCodeGuess } from '#lib/code-guesses.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { HttpProblem } from '#lib/errors.ts'
import type { Gate } from '#lib/gate.ts'
import { accept, type RefusalAnswers, toProblem } from '#lib/refusals.ts'
import type { Sealer } from '#lib/sealer.ts'
import {
  countUnusedCodes,
  findAwaited,
  findPerson,
  isBrowserOf,
  readFactors,
  readOwnFactors,
  type Shown,
} from './data.ts'
import {
  confirmApp,
  type RemovalRefusal,
  removeApp,
  replaceRecoveryCodes,
  spendCode,
  startApp,
} from './mutations.ts'
import {
  appConfirmationSchema,
  appSetupSchema,
  codeSchema,
  newCodesSchema,
  ownFactorsSchema,
  stepSchema,
  waysSchema,
} from './schema.ts'

export type SecondFactorOptions = SessionServices & { gate: Gate; sealer: Sealer }

const tags = ['admin']

export const secondFactorApi = (services: SecondFactorOptions) => {
  const { db } = services

  return defineApi([
    route.get(
      '/api/admin/second-factor',
      { access: 'person', logs: 'itself', heldFor: ['enrollment'] },
      {
        summary: 'Your own authenticator app and recovery codes',
        tags,
        response: { 200: ownFactorsSchema },
      },
      async (request) => readOwnFactors(db, (await personOf(request)).id),
    ),
    route.get(
      '/api/admin/second-factor/ways',
      { access: 'person', logs: 'itself', heldFor: ['second-factor'] },
      { summary: 'How you can show who you are', tags, response: { 200: waysSchema } },
      async (request) => {
        const { id, name } = await personOf(request)
        const { appSince, passkeys, hasPassword: password } = await readFactors(db, id)
        const recoveryCode = (await countUnusedCodes(db, id)) > 0
        const firstName = name.split(' ')[0] ?? name
        return { firstName, password, passkey: passkeys > 0, app: appSince !== null, recoveryCode }
      },
    ),
    route.post(
      '/api/admin/second-factor',
      { access: 'person', logs: 'itself', heldFor: ['second-factor'] },
      {
        summary: 'Finish signing in with a code of your authenticator app, or with a recovery code',
        tags,
        body: codeSchema,
        response: { 200: stepSchema },
      },
      async (request, reply) => {
        const { id: personId } = (await heldSession(request, 'second-factor')).person
        const by = await takeCode(services, request, { personId, code: request.body.code })
        return finishSignIn(services, request, reply, { personId, shown: 'second-factor', by })
      },
    ),
    route.post(
      '/api/admin/enrollment',
      { access: 'person', logs: 'itself', heldFor: ['enrollment'] },
      {
        summary: 'Finish signing in after setting up the second factor that was asked for',
        tags,
        response: { 200: stepSchema },
      },
      async (request, reply) => {
        const { id: personId } = (await heldSession(request, 'enrollment')).person
        return finishSignIn(services, request, reply, { personId, shown: 'second-factor', by: 'enrollment' })
      },
    ),
    route.post(
      '/api/admin/authenticator-app/setup',
      { access: 'person', logs: 'itself', heldFor: ['enrollment'] },
      {
        summary: 'A new key for an authenticator app; kept once the app gives a code',
        tags,
        response: { 200: appSetupSchema },
      },
      async (request) => startApp(services.sealer, await freshPerson(request)),
    ),
    route.put(
      '/api/admin/authenticator-app',
      { access: 'person', logs: 'itself', heldFor: ['enrollment'] },
      {
        summary: 'Turn an authenticator app on, in place of the one before',
        description: 'With the first second factor come ten recovery codes, which are never shown again.',
        tags,
        body: appConfirmationSchema,
        response: { 200: newCodesSchema },
      },
      async (request) => {
        const person = await freshPerson(request)
        const { recoveryCodes } = accept(await confirmApp(services, person, request.body), setupRefusals)
        await noteAccess(request, db, 'authenticator-app-on')
        return { recoveryCodes }
      },
    ),
    route.delete(
      '/api/admin/authenticator-app',
      { access: 'person', logs: 'itself' },
      { summary: 'Turn the authenticator app off', tags, response: { 204: z.null() } },
      async (request, reply) => {
        const person = await freshPerson(request)
        accept(await removeApp(services, person), removalRefusals('authenticator app'))
        await noteAccess(request, db, 'authenticator-app-off')
        return reply.code(204).send(null)
      },
    ),
    route.post(
      '/api/admin/recovery-codes',
      { access: 'person', logs: 'itself', heldFor: ['enrollment'] },
      {
        summary: 'Ten new recovery codes, never shown again; the old ones stop working',
        tags,
        response: { 200: newCodesSchema },
      },
      async (request) => {
        const person = await freshPerson(request)
        const { recoveryCodes } = accept(await replaceRecoveryCodes(services, person), codesRefusals)
        await noteAccess(request, db, 'recovery-codes-made')
        return { recoveryCodes }
      },
    ),
  ])
}

/** Counts a guess, and refuses a wrong one. */
export async function takeCode(
  services: SecondFactorOptions,
  request: FastifyRequest,
  { personId, code }: { personId: string; code: string },
): Promise<'app' | 'recovery-code'> {
  const { db, cookies } = services
  const browser = cookies.knownBrowser(request.headers.cookie)
  const ownBrowser = (await isBrowserOf(db, personId, browser)) ? browser : undefined
  const guess = { personId, address: request.ip, ownBrowser }
  const throttled = await countCodeGuess(db, guess)
  if (throttled) throw toProblem(throttled, codeRefusals)
  const by = await spendCode(services, personId, code)
  if (!by) {
    await noteRefusedSignIn(request, db, { reason: 'second factor' })
    throw new HttpProblem(400, wrongCode, { code: [wrongCode] })
  }
  await forgiveCodeGuess(db, guess)
  return by
}

type Step = { personId: string; shown: Shown; by: 'app' | 'recovery-code' | 'enrollment' | 'passkey' }

/** A new session replaces the one that waited, so that what the browser had before is worth nothing. */
export async function finishSignIn(
  services: SessionServices,
  request: FastifyRequest,
  reply: Parameters<typeof letIn>[2],
  { personId, shown, by }: Step,
): Promise<{ isAuthenticated: true } | { next: Awaiting }> {
  const person = await findPerson(services.db, personId)
  if (!person) throw new HttpProblem(401, 'Please sign in.')
  const awaiting = await findAwaited(services.db, person, shown)
  await letIn(services, request, reply, { person, awaiting, by })
  return awaiting ? { next: awaiting } : { isAuthenticated: true }
}

async function heldSession(request: FastifyRequest, awaiting: Awaiting): Promise<HeldSession> {
  const held = await request.heldSession()
  if (held?.awaiting !== awaiting) throw new HttpProblem(409, 'You’re signed in already.')
  return held
}

const wrongCode = 'That code isn’t right, or it was used already. Wait for the next one.'

const codeRefusals: RefusalAnswers<'throttled'> = {
  throttled: [
    429,
    'Too many wrong codes. Please try again in {wait}, or use a passkey or a browser you’ve signed in from.',
  ],
}

const setupRefusals: RefusalAnswers<'expired' | 'wrong'> = {
  expired: [409, 'This setup is too old. Start again.'],
  wrong: [
    400,
    'That code isn’t right.',
    { code: ['That code isn’t right. Type the one the app shows now.'] },
  ],
}

const codesRefusals: RefusalAnswers<'no-factor'> = {
  'no-factor': [409, 'Add a passkey or an authenticator app first.'],
}

export const removalRefusals = (what: string): RefusalAnswers<RemovalRefusal> => ({
  required: [409, `This ${what} is your only second factor, and the owner asks for one. Add another first.`],
  'only-way-in': [409, `This ${what} is your only way to sign in. Add another or set a password first.`],
  unknown: [404, `That ${what} is gone already.`],
})
