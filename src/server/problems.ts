import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseFull, isDatabaseUnavailable, isUnknownValue } from '#db/errors.ts'
import { noSpaceToSave } from '#lib/disk-space.ts'
import { type FieldErrors, HttpProblem } from '#lib/errors.ts'

/** Seconds until a client may retry while the database or the storage is down. */
export const retryAfterOutage = 5

/** Every error answers `{ message, errors?, requestId }`, never a stack trace. */
export function registerProblems(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // The client hung up mid-request, so nothing is wrong here.
    const hungUp = request.raw.destroyed && !request.raw.complete
    const problem = hungUp ? new HttpProblem(400, 'The request was not finished.') : toProblem(error)
    if (problem.status >= 500)
      request.log.error({ err: error, route: request.routeOptions.url }, 'request failed')
    const retryAfter = problem.retryAfter ?? (problem.status === 503 ? retryAfterOutage : undefined)
    if (retryAfter) reply.header('retry-after', retryAfter)
    return sendProblem(reply, request, problem)
  })
}

export function sendProblem(reply: FastifyReply, request: FastifyRequest, problem: HttpProblem) {
  return reply.code(problem.status).header('cache-control', 'no-store').send({
    message: problem.message,
    errors: problem.errors,
    requestId: request.id,
  })
}

const notValid = 'Some of what was sent is not valid.'

export function toProblem(error: FastifyError | HttpProblem): HttpProblem {
  if (error instanceof HttpProblem) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    // An empty body or a list has no field to name.
    const isWhole = error.validation.some(
      ({ instancePath, keyword }) => instancePath === '/' && keyword === 'invalid_type',
    )
    if (isWhole) return new HttpProblem(400, 'Send the fields as one JSON object.')
    return new HttpProblem(400, notValid, toFieldErrors(error.validation))
  }
  if (isUnknownValue(error)) return new HttpProblem(400, notValid)
  if (isDatabaseFull(error)) return noSpaceToSave()
  if (isDatabaseUnavailable(error)) {
    return new HttpProblem(503, 'The service is not available for a moment. Please try again.')
  }
  // Fastify's own refusals (broken JSON, too large, unknown type, too many requests) carry their status.
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new HttpProblem(error.statusCode, error.message)
  }
  return new HttpProblem(500, 'Something went wrong on our side.')
}

function toFieldErrors(issues: { instancePath: string; message?: string | undefined }[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const { instancePath, message } of issues) {
    const field = instancePath.slice(1).replaceAll('/', '.')
    errors[field] = [...(errors[field] ?? []), message ?? 'is not valid']
  }
  return errors
}
