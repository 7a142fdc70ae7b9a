import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { easyToGuess } from '#features/people/sign-in/api.ts'
import { noteAccess } from '#lib/access-log/note-access.ts'
import { checkLinksFirst } from '#lib/check-links-first.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import type { Gate } from '#lib/gate.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { isHardToGuess } from '#lib/password-strength.ts'
import { hashSecret } from '#lib/secrets.ts'
import { findReset } from './data.ts'
import { askForReset, resetPassword } from './mutations.ts'
import { resetRequestSchema, resetSchema } from './schema.ts'

export type PasswordResetApiOptions = { db: Database; enqueue: Enqueue; gate: Gate; rateLimitFactor: number }

const tags = ['admin']
const byToken = z.object({ token: z.string().max(200) })
const noSuchReset = () => notFound('This link doesn’t work any more. Ask for a new one.')

export const passwordResetApi = (services: PasswordResetApiOptions) => {
  const { db } = services
  const publicWith = (max: number, groupId: string) =>
    ({
      access: 'public',
      rateLimit: {
        max: Math.max(1, Math.round(max * services.rateLimitFactor)),
        timeWindow: 10 * 60_000,
        groupId,
      },
    }) as const
  const isDead = async (token: string) => !(await findReset(db, hashSecret(token)))
  return defineApi(
    [
      route.post(
        '/api/admin/password-reset',
        { ...publicWith(10, 'password-reset') },
        {
          summary: 'Ask for a mailed link to choose a new password',
          description: 'The answer is the same whether or not somebody here has this address.',
          tags,
          body: resetRequestSchema,
          response: { 202: z.null() },
        },
        async (request, reply) => {
          await askForReset(services, request.body.email)
          return reply.code(202).send(null)
        },
      ),
      route.get(
        '/api/admin/password-reset/:token',
        { ...publicWith(30, 'mailed-links') },
        {
          summary: 'Whether a mailed link still works',
          tags,
          params: byToken,
          response: { 204: z.null() },
        },
        async (_request, reply) => reply.code(204).send(null),
      ),
      route.post(
        '/api/admin/password-reset/:token',
        { ...publicWith(30, 'mailed-links') },
        {
          summary: 'Choose a new password by a mailed link; every browser is signed out',
          tags,
          params: byToken,
          body: resetSchema,
          response: { 204: z.null() },
        },
        async (request, reply) => {
          const { password } = request.body
          if (!isHardToGuess(password)) throw easyToGuess('password')
          const outcome = await resetPassword(services, request.params.token, password)
          if (!outcome.ok) throw noSuchReset()
          await noteAccess(request, db, 'password-reset', { details: { personId: outcome.personId } })
          return reply.code(204).send(null)
        },
      ),
    ],
    checkLinksFirst(isDead, noSuchReset),
  )
}
