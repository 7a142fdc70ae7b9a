import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { noteRefusedSignIn } from '#features/people/access-log/api.ts'
import { finishSignIn, removalRefusals } from '#features/people/second-factor/api.ts'
import { newCodesSchema, stepSchema } from '#features/people/second-factor/schema.ts'
import { freshPerson, ownSession, personOf, type SessionServices } from '#features/people/sessions/api.ts'
import { noteAccess } from '#lib/access-log/note-access.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { HttpProblem, notFound } from '#lib/errors.ts'
import type { Gate } from '#lib/gate.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { newSecret } from '#lib/secrets.ts'
import { listPasskeys, toPublicPasskey } from './data.ts'
import {
  addPasskey,
  challengeLifetime,
  checkPasskey,
  offerRegistration,
  offerSignIn,
  removePasskey,
  renamePasskey,
  type Site,
  siteOf,
} from './mutations.ts'
import {
  creationOptionsSchema,
  newPasskeySchema,
  ownPasskeysSchema,
  passkeyRenamingSchema,
  passkeySchema,
  requestOptionsSchema,
  usedKeySchema,
} from './schema.ts'

export type PasskeysOptions = SessionServices & { gate: Gate; publicUrl: string; rateLimitFactor: number }

const tags = ['admin']
const byId = z.object({ id: z.string().max(2_000) })

/** Strangers may ask for questions, each of which is a row for five minutes. */
const signInLimit = (factor: number) => ({ max: Math.ceil(30 * factor), timeWindow: 60_000 })

export const passkeysApi = (services: PasskeysOptions) => {
  const { db, publicUrl } = services
  const rateLimit = signInLimit(services.rateLimitFactor)
  const nameOf = (request: FastifyRequest<{ Params: { id: string } }>) => request.params.id

  return defineApi([
    route.get(
      '/api/admin/passkeys',
      { access: 'person', logs: 'itself', heldFor: ['enrollment'] },
      { summary: 'Your own passkeys', tags, response: { 200: ownPasskeysSchema } },
      async (request) => {
        const kept = await listPasskeys(db, (await personOf(request)).id)
        return { passkeys: kept.map(toPublicPasskey), address: siteOf(publicUrl)?.origin ?? null }
      },
    ),
    route.post(
      '/api/admin/passkeys/options',
      { access: 'person', logs: 'itself', heldFor: ['enrollment'] },
      {
        summary: 'What a browser needs to make a passkey',
        tags,
        response: { 200: creationOptionsSchema },
      },
      async (request, reply) => {
        const person = await freshPerson(request)
        const site = requireSite(publicUrl)
        return offerRegistration(db, site, person, { browser: nameBrowser(services, request, reply) })
      },
    ),
    route.post(
      '/api/admin/passkeys',
      { access: 'person', logs: 'itself', heldFor: ['enrollment'] },
      {
        summary: 'Keep a passkey that the browser has made',
        description: 'With the first second factor come ten recovery codes, which are never shown again.',
        tags,
        body: newPasskeySchema,
        response: { 201: newCodesSchema.extend({ passkey: passkeySchema }) },
      },
      async (request, reply) => {
        const person = await freshPerson(request)
        const added = accept(
          await addPasskey(services, requireSite(publicUrl), person, {
            ...request.body,
            browser: askedBrowser(services, request),
          }),
          additionRefusals,
        )
        await noteAccess(request, db, 'passkey-added')
        const { passkey, recoveryCodes } = added
        return reply.code(201).send({ passkey: toPublicPasskey(passkey), recoveryCodes })
      },
    ),
    route.patch(
      '/api/admin/passkeys/:id',
      { access: 'person', logs: 'itself' },
      {
        summary: 'Rename a passkey',
        tags,
        params: byId,
        body: passkeyRenamingSchema,
        response: { 200: passkeySchema },
      },
      async (request) => {
        const { person } = await ownSession(request)
        const renamed = await renamePasskey(db, person.id, nameOf(request), request.body.name)
        if (!renamed) throw notFound('That passkey is gone already.')
        return toPublicPasskey(renamed)
      },
    ),
    route.delete(
      '/api/admin/passkeys/:id',
      { access: 'person', logs: 'itself' },
      { summary: 'Remove a passkey', tags, params: byId, response: { 204: z.null() } },
      async (request, reply) => {
        const person = await freshPerson(request)
        accept(await removePasskey(services, person, nameOf(request)), removalRefusals('passkey'))
        await noteAccess(request, db, 'passkey-removed')
        return reply.code(204).send(null)
      },
    ),
    route.post(
      '/api/admin/login/passkey/options',
      { access: 'public', rateLimit },
      {
        summary: 'A question for a passkey: of the person who gave their password, or of anybody',
        tags,
        response: { 200: requestOptionsSchema },
      },
      async (request, reply) => {
        const [site, personId] = [requireSite(publicUrl), await awaitedPerson(request)]
        return offerSignIn(db, site, { personId, browser: nameBrowser(services, request, reply) })
      },
    ),
    route.post(
      '/api/admin/login/passkey',
      { access: 'public', rateLimit },
      {
        summary: 'Sign in with a passkey, alone or after the password',
        tags,
        body: z.object({ credential: usedKeySchema }),
        response: { 200: stepSchema },
      },
      async (request, reply) => {
        const awaited = await awaitedPerson(request)
        const asked = { personId: awaited, browser: askedBrowser(services, request) }
        const checked = await checkPasskey(db, requireSite(publicUrl), request.body.credential, asked)
        if (!checked.ok) await noteRefusedSignIn(request, db, { reason: 'second factor' })
        const { person } = accept(checked, signInRefusals)
        const shown = awaited === null ? 'passkey' : 'second-factor'
        return finishSignIn(services, request, reply, { personId: person.id, shown, by: 'passkey' })
      },
    ),
  ])
}

type Cookies = Pick<SessionServices, 'cookies'>

/** Empty if this browser wasn't asked. */
export const askedBrowser = ({ cookies }: Cookies, { headers }: FastifyRequest) =>
  cookies.questionOf(headers.cookie) ?? ''

/** Two tabs of one browser share the name. */
export function nameBrowser(services: Cookies, request: FastifyRequest, reply: FastifyReply): string {
  const name = askedBrowser(services, request) || newSecret()
  reply.header('set-cookie', services.cookies.question(name, challengeLifetime))
  return name
}

/** Refuses at an address that browsers tie no passkeys to. */
export function requireSite(publicUrl: string): Site {
  const site = siteOf(publicUrl)
  if (!site) throw new HttpProblem(409, 'Passkeys need a website name and https; this address has none.')
  return site
}

/** Somebody who has given their password and must now show a passkey. */
async function awaitedPerson(request: FastifyRequest): Promise<string | null> {
  const held = await request.heldSession()
  return held?.awaiting === 'second-factor' ? held.person.id : null
}

const additionRefusals: RefusalAnswers<'not-ours' | 'too-many'> = {
  'not-ours': [400, 'The passkey couldn’t be added. Try again.'],
  'too-many': [409, 'That’s as many passkeys as one person can have. Remove one first.'],
}

/** Not a 401: somebody signed in may be showing a passkey once more, and a 401 would say that they no longer are. */
const signInRefusals: RefusalAnswers<'refused'> = {
  refused: [400, 'That passkey isn’t known here. Try another, or use your password.'],
}
