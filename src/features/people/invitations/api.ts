import { z } from 'zod'
import { askedBrowser, nameBrowser, requireSite } from '#features/people/passkeys/api.ts'
import { offerRegistration } from '#features/people/passkeys/mutations.ts'
import { creationOptionsSchema, newPasskeySchema } from '#features/people/passkeys/schema.ts'
import { findAwaited } from '#features/people/second-factor/data.ts'
import { newCodesSchema } from '#features/people/second-factor/schema.ts'
import { letIn, ownSession, type SessionServices } from '#features/people/sessions/api.ts'
import { easyToGuess } from '#features/people/sign-in/api.ts'
import { signedInSchema } from '#features/people/sign-in/schema.ts'
import { noteAccess } from '#lib/access-log/note-access.ts'
import { checkLinksFirst } from '#lib/check-links-first.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import type { Gate } from '#lib/gate.ts'
import type { LinkTokens } from '#lib/link-tokens.ts'
import { isHardToGuess } from '#lib/password-strength.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { hashSecret } from '#lib/secrets.ts'
import { findOpenInvitation } from './data.ts'
import {
  acceptInvitation,
  acceptWithPasskey,
  type InvitationRefusal,
  invite,
  type JoinRefusal,
  withdrawInvitation,
} from './mutations.ts'
import { acceptanceSchema, invitationSchema, nameTaken, newInvitationSchema } from './schema.ts'

export type InvitationsApiOptions = SessionServices & {
  gate: Gate
  linkTokens: LinkTokens
  rateLimitFactor: number
  publicUrl: string
}

const tags = ['admin']
const byToken = z.object({ token: z.string().max(200) })
const deadLink = 'This link doesn’t work any more. Ask an owner to send it again.'
const noSuchInvitation = () => notFound(deadLink)

/** People miscopy a link once or twice; nobody needs more. */
const limitOf = (factor: number) => ({
  max: Math.max(1, Math.round(30 * factor)),
  timeWindow: 10 * 60_000,
  groupId: 'mailed-links',
})

export const invitationsApi = (services: InvitationsApiOptions) => {
  const { db } = services
  const holder = { access: 'public', rateLimit: limitOf(services.rateLimitFactor) } as const
  const isDead = async (token: string) => !(await findOpenInvitation(db, hashSecret(token)))
  return defineApi(
    [
      route.post(
        '/api/admin/invitations',
        { access: 'owner', logs: 'itself', rateLimit: { ...holder.rateLimit, groupId: 'invitations' } },
        {
          summary: 'Invite somebody by a mailed link, which works once, for 72 hours',
          description: 'For somebody invited before, the new link replaces the old one.',
          tags,
          body: newInvitationSchema,
          response: { 201: z.object({ id: z.uuid() }) },
        },
        async (request, reply) => {
          const { person } = await ownSession(request)
          const { id } = accept(await invite(services, person.id, request.body), invitationRefusals)
          await noteAccess(request, db, 'person-invited', { details: { role: request.body.role } })
          return reply.code(201).send({ id })
        },
      ),
      route.delete(
        '/api/admin/invitations/:id',
        { access: 'owner', logs: 'itself' },
        {
          summary: 'Withdraw an invitation that nobody has used',
          tags,
          params: z.object({ id: z.uuid() }),
          response: { 204: z.null() },
        },
        async (request, reply) => {
          if (!(await withdrawInvitation(db, request.params.id)))
            throw notFound('There is no such invitation. It may have been accepted.')
          await noteAccess(request, db, 'invitation-withdrawn')
          return reply.code(204).send(null)
        },
      ),
      route.get(
        '/api/admin/invitation/:token',
        { ...holder },
        {
          summary: 'An invitation, for whoever holds its link',
          tags,
          params: byToken,
          response: { 200: invitationSchema },
        },
        async (request) => {
          const found = await findOpenInvitation(db, hashSecret(request.params.token))
          if (!found) throw noSuchInvitation()
          const { name, email, role } = found.invitation
          return { name, email, role, invitedBy: found.invitedBy }
        },
      ),
      route.post(
        '/api/admin/invitation/:token/accept',
        { ...holder },
        {
          summary: 'Accept an invitation with a password, and be signed in',
          tags,
          params: byToken,
          body: acceptanceSchema,
          response: { 200: signedInSchema },
        },
        async (request, reply) => {
          const { password } = request.body
          if (!isHardToGuess(password)) throw easyToGuess('password')
          const outcome = await acceptInvitation(services, request.params.token, password)
          const { person } = accept(outcome, acceptanceRefusals)
          const awaiting = await findAwaited(db, person, 'password')
          await letIn(services, request, reply, { person, awaiting, isExpected: true })
          await noteAccess(request, db, 'invitation-accepted', { details: { personId: person.id } })
          return awaiting ? { next: awaiting } : { isAuthenticated: true as const }
        },
      ),
      route.post(
        '/api/admin/invitation/:token/passkey/options',
        { ...holder },
        {
          summary: 'What a browser needs to make the passkey that accepts an invitation',
          tags,
          params: byToken,
          response: { 200: creationOptionsSchema },
        },
        async (request, reply) => {
          const found = await findOpenInvitation(db, hashSecret(request.params.token))
          if (!found) throw noSuchInvitation()
          const asked = { purpose: 'acceptance', browser: nameBrowser(services, request, reply) } as const
          return offerRegistration(db, requireSite(services.publicUrl), found.invitation, asked)
        },
      ),
      route.post(
        '/api/admin/invitation/:token/passkey',
        { ...holder },
        {
          summary: 'Accept an invitation with a passkey, and be signed in',
          description: 'The recovery codes are never shown again.',
          tags,
          params: byToken,
          body: newPasskeySchema,
          response: { 200: newCodesSchema },
        },
        async (request, reply) => {
          const site = requireSite(services.publicUrl)
          const outcome = await acceptWithPasskey(services, site, request.params.token, {
            ...request.body,
            browser: askedBrowser(services, request),
          })
          const { person, recoveryCodes } = accept(outcome, acceptanceRefusals)
          await letIn(services, request, reply, { person, awaiting: null, by: 'passkey', isExpected: true })
          await noteAccess(request, db, 'invitation-accepted', { details: { personId: person.id } })
          return { recoveryCodes }
        },
      ),
    ],
    checkLinksFirst(isDead, noSuchInvitation),
  )
}

const acceptanceRefusals: RefusalAnswers<JoinRefusal | 'not-ours'> = {
  unknown: [404, deadLink],
  'address taken': [
    409,
    'Somebody here uses your email address at the moment. Ask an owner to change that; this link keeps working.',
  ],
  'not-ours': [400, 'The passkey couldn’t be added. Try again.'],
}

const invitationRefusals: RefusalAnswers<InvitationRefusal> = {
  'owner no more': [403, 'Your role doesn’t include this.'],
  'no own email': [
    422,
    'Add your own email first. From the second person on, you need it to sign in.',
    { ownEmail: ['Add your own email first'] },
  ],
  'mailed enough': [429, 'This person was mailed three times in an hour. Please try again in {wait}.'],
  'name taken': [409, 'Nobody was invited.', { name: [nameTaken] }],
  'works here': [409, 'Nobody was invited.', { email: ['Somebody here has this email address already.'] }],
  disabled: [
    409,
    'Nobody was invited.',
    { email: ['This person is disabled. Enable them in the list instead.'] },
  ],
}
