import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { createCaseCookies } from '#lib/case-cookies.ts'
import { defineApi, route } from '#lib/define-api.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { rateLimit } from '#lib/rate-limit.ts'
import { accept, answersIn, type RefusalAnswers } from '#lib/refusals.ts'
import { byLanguage } from '#lib/worded-schemas.ts'
import { mapLocales, pick } from '#site/locale.ts'
import { callWords } from './content/call.ts'
import { type SubmissionRefusal, submitApplication } from './mutations.ts'
import { applicationRequestSchemas, fieldsInWords, idempotencyKeySchemas, submittedSchema } from './schema.ts'

export type ApplicationsApiOptions = {
  db: Database
  rowSealer: RowSealer
  enqueue: Enqueue
  publicUrl: string
  rateLimitFactor: number
}

const refusals: RefusalAnswers<SubmissionRefusal> = {
  ...answersIn(
    { 'key-used': 409, 'consent-changed': 409 },
    pick(callWords, (words) => words.refusals),
  ),
  'closed-state': [422],
}

const headerSchemas = mapLocales((locale) =>
  z.object({ 'idempotency-key': idempotencyKeySchemas[locale].optional() }),
)

export const applicationsApi = ({ publicUrl, rateLimitFactor, ...services }: ApplicationsApiOptions) => {
  const cookies = createCaseCookies(publicUrl)
  return defineApi([
    route.post(
      '/api/applications',
      // A busy law office stays below this; a script doesn't.
      { access: 'public', rateLimit: rateLimit(20, 10, rateLimitFactor) },
      {
        summary: 'Apply for funding, as a plaintiff or as an attorney for a client',
        description: `${fieldsInWords}\n\nThe same Idempotency-Key with the same answers gives the same application, with 200; with other answers it is refused with 409.\n\nFrom a state whose rule is closed (see /api/state-rules) it is refused with 422, and nothing of it is kept.\n\nThe application keeps the language that the request accepts: everything we write to that person follows it.`,
        tags: ['applications'],
        headers: byLanguage(headerSchemas),
        body: byLanguage(applicationRequestSchemas),
        response: { 200: submittedSchema, 201: submittedSchema },
      },
      async (request, reply) => {
        const sender = {
          ipAddress: request.ip,
          userAgent: request.headers['user-agent']?.slice(0, 500),
          page: request.body.extras.page ?? pageOf(request),
        }
        const idempotencyKey = request.headers['idempotency-key']
        const submission = { ...request.body, language: request.locale, idempotencyKey, sender }
        const outcome = await submitApplication(services, submission)
        const { id, reference, isRepeated, session, answer } = accept(outcome, refusals)
        reply.header('set-cookie', cookies.session(session.id, session.lifetime))
        return reply.code(isRepeated ? 200 : 201).send({ id, applicationId: id, reference, answer })
      },
    ),
  ])
}

/** Only the path: the rest of the referrer doesn't belong in a record. */
function pageOf({ headers }: FastifyRequest): string | undefined {
  const { referer } = headers
  return referer && URL.canParse(referer) ? new URL(referer).pathname.slice(0, 300) : undefined
}
