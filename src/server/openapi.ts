import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { brand } from '#site/brand.ts'

/** `/openapi.json`, generated from the schemas that the routes themselves check with. */
export async function registerOpenApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: { info: { title: `${brand.name} API`, version: '1' } },
    transform: jsonSchemaTransform,
  })
  app.get('/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () =>
    app.swagger(),
  )
}
