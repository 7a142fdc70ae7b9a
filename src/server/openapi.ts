import { STATUS_CODES } from 'node:http'
import swagger from '@fastify/swagger'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { rolesOf } from '#domain/roles.ts'
import { brand } from '#site/brand.ts'
import {
  type ApiDescription,
  type Operation,
  referenceStyle,
  writeReference,
} from './api-reference/reference-page.tsx'
import { hashScript } from './pages/script-hashes.ts'

export type OpenApiOptions = { publicUrl: string; sessionCookie: string }

export async function registerOpenApi(app: FastifyInstance, { publicUrl, sessionCookie }: OpenApiOptions) {
  const routes = new Map<string, RouteOptions>()
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brand.name} API`,
        version: '1',
        description:
          'What the pages and the administrator’s area call. Operations without security are public; `x-roles` says whose session opens the others.',
        license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: { administrator: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
        schemas: { Problem: problem },
      },
    },
    transform: (described) => {
      const { schema, url } = jsonSchemaTransform(described)
      const operationId = operationIdOf(described.route)
      routes.set(operationId, described.route)
      const { access } = described.route.config ?? {}
      const isOpen = access === undefined || access === 'public'
      const guard = isOpen
        ? { security: [] }
        : { security: [{ administrator: [] }], 'x-roles': rolesOf(access) }
      return { url, schema: { ...schema, operationId, ...guard } }
    },
  })
  const describe = () => addRefusals(app.swagger() as object as ApiDescription, routes)
  let [description, reference]: (string | undefined)[] = []
  app.get(
    '/openapi.json',
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      // Made once: it takes tens of milliseconds, in which nobody else is answered.
      description ??= JSON.stringify(describe())
      const etag = `"${hashScript(description)}"`
      reply.header('etag', etag).header('cache-control', 'no-cache')
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').send(description)
    },
  )
  app.get('/api/docs', { config: { access: 'public' }, schema: { hide: true } }, async (_request, reply) => {
    reference ??= writeReference(describe())
    return reply
      .header('content-security-policy', referencePolicy)
      .header('cache-control', 'public, max-age=3600')
      .type('text/html; charset=utf-8')
      .send(reference)
  })
}

/** The page for people runs no scripts and takes only its own style. */
const referencePolicy = `default-src 'none'; style-src 'sha256-${hashScript(referenceStyle)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Every refusal looks like this: see `problems.ts`. */
const text = (description: string) => ({ type: 'string' as const, description })
const problem = {
  type: 'object' as const,
  required: ['message', 'requestId'],
  properties: {
    message: text('For people'),
    errors: {
      type: 'object' as const,
      description: 'By field, what is wrong with it',
      additionalProperties: { type: 'array' as const, items: text('For people') },
    },
    requestId: text('To be found in the log'),
  },
}

/** DELETE /api/blog/posts/:id becomes `deleteBlogPostsById`. */
function operationIdOf({ method, url }: RouteOptions): string {
  const words = url
    .replace(/^\/api/, '')
    .replaceAll(/\/:/g, '/by-')
    .split(/[^a-zA-Z\d]+/)
  const name = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')
  return String(method).toLowerCase() + name
}

/** Adds the refusals that the server makes in one place and no route declares. */
function addRefusals(description: ApiDescription, routes: ReadonlyMap<string, RouteOptions>) {
  for (const operation of Object.values(description.paths).flatMap((methods) => Object.values(methods))) {
    for (const [status, answer] of Object.entries(operation.responses)) {
      answer.description = STATUS_CODES[status] ?? status
      if (status === '204' || status === '301') delete answer.content
    }
    Object.assign(operation.responses, refusalsOf(operation, routes.get(operation.operationId)))
  }
  return description
}

function refusalsOf({ parameters = [], requestBody }: Operation, route: RouteOptions | undefined) {
  const { access, rateLimit } = route?.config ?? {}
  const isRead = requestBody !== undefined || parameters.length > 0
  const words: Record<string, string | false> = {
    400: isRead && 'What was sent is not valid; `errors` names the fields',
    401: access !== 'public' && 'Nobody is signed in',
    403: access !== 'public' && access !== 'person' && 'The person’s role does not include this',
    404: parameters.some((parameter) => parameter.in === 'path') && 'There is no such thing',
    429: rateLimit !== undefined && 'Too many requests; `Retry-After` says when to come back',
    '4XX': 'Refused, for the reason that `message` says',
    '5XX': 'Failed on our side; 503 with `Retry-After` when trying again helps',
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } }
  const told = Object.entries(words).filter(([, description]) => description !== false)
  return Object.fromEntries(told.map(([status, description]) => [status, { description, content }]))
}
