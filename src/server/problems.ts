import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { isDatabaseFull, isDatabaseUnavailable, isUnknownValue } from '#db/errors.ts'
import { noSpaceToSave } from '#lib/disk-space.ts'
import { type FieldErrors, HttpProblem } from '#lib/errors.ts'
import { findLanguage } from '#lib/request-language.ts'
import { findMistakes } from '#lib/worded-schemas.ts'
import { serverWords } from './content.ts'

/** Seconds until a client may retry while the database or the storage is down. */
export const retryAfterOutage = 5

/** Every error answers `{ message, errors?, requestId }`, never a stack trace. */
export function registerProblems(app: FastifyInstance) {
  app.decorateRequest('locale', {
    getter() {
      return localeOf(this)
    },
  })
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // The client hung up mid-request, so nothing is wrong here.
    const hungUp = request.raw.destroyed && !request.raw.complete
    const words = serverWords[localeOf(request)]
    const problem = hungUp ? new HttpProblem(400, words.unfinished) : toProblem(error, request)
    if (problem.status >= 500)
      request.log.error({ err: error, route: request.routeOptions.url }, 'request failed')
    const retryAfter = problem.retryAfter ?? (problem.status === 503 ? retryAfterOutage : undefined)
    if (retryAfter) reply.header('retry-after', retryAfter)
    return sendProblem(reply, request, problem)
  })
}

/** A request that Fastify refused before its routes knows no `locale`. */
const localeOf = ({ url, headers }: FastifyRequest) => findLanguage(url, headers['accept-language'])

export function sendProblem(reply: FastifyReply, request: FastifyRequest, problem: HttpProblem) {
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .send({
      message: problem.messageIn(localeOf(request)),
      errors: problem.errorsIn(localeOf(request)),
      requestId: request.id,
    })
}

export function toProblem(error: FastifyError | HttpProblem, request: FastifyRequest): HttpProblem {
  if (error instanceof HttpProblem) return error
  const words = serverWords[localeOf(request)]
  if (hasZodFastifySchemaValidationErrors(error)) {
    // An empty body or a list has no field to name.
    const isWhole = error.validation.some(
      ({ instancePath, keyword }) => instancePath === '/' && keyword === 'invalid_type',
    )
    if (isWhole) return new HttpProblem(400, words.oneObject)
    return new HttpProblem(
      400,
      words.notValid,
      toFieldErrors(wordMistakes(error, request), words.notThisField),
    )
  }
  if (isUnknownValue(error)) return new HttpProblem(400, words.notValid)
  if (isDatabaseFull(error)) return noSpaceToSave()
  if (isDatabaseUnavailable(error)) {
    return new HttpProblem(503, words.unavailable)
  }
  // Fastify's own refusals carry their status, and words for programmers.
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new HttpProblem(error.statusCode, words[reasonOf(error)])
  }
  return new HttpProblem(500, words.failed)
}

function reasonOf({ code, statusCode }: FastifyError): keyof (typeof serverWords)['en'] {
  if (/_JSON_BODY$/.test(code)) return 'oneObject'
  if (code === 'FST_ERR_BAD_URL') return 'badAddress'
  if (statusCode === 413) return 'tooLarge'
  if (statusCode === 415) return 'otherType'
  return 'unreadable'
}

type FieldMistake = { instancePath: string; message?: string | undefined }

/** English is what was checked. For another language the same value is checked again, in its words. */
function wordMistakes(error: FastifyError, request: FastifyRequest): readonly FieldMistake[] {
  const part = error.validationContext
  const schema = part && (request.routeOptions.schema?.[part as keyof FastifySchema] as z.ZodType | undefined)
  const value = part === 'querystring' ? request.query : request[part as 'body' | 'params']
  const own = error.validation ?? []
  if (!schema || request.locale === 'en') return own
  const issues = findMistakes(schema, value, request.locale)
  return issues.map(({ path, message }) => ({ instancePath: `/${path.join('/')}`, message }))
}

function toFieldErrors(issues: readonly FieldMistake[], unknown: string): FieldErrors {
  const errors: FieldErrors = {}
  for (const { instancePath, message } of issues) {
    const field = instancePath.slice(1).replaceAll('/', '.')
    errors[field] = [...(errors[field] ?? []), message ?? unknown]
  }
  return errors
}
