import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import type { Answer, CallsOf } from './api-contract.ts'
import { defineApi, type RoutesOf, route } from './define-api.ts'

const lampSchema = z.object({ id: z.string(), watts: z.number(), brokenAt: z.null() })

const lampsApi = () =>
  defineApi([
    route.get(
      '/lamps',
      {},
      {
        querystring: z.object({ page: z.coerce.number().default(1) }),
        response: { 200: z.array(lampSchema) },
      },
      async ({ query }) => [{ id: `lamp ${query.page}`, watts: 40, brokenAt: null }],
    ),
    route.put(
      '/lamps/:id/watts',
      {},
      { body: z.object({ watts: z.number() }), response: { 200: lampSchema, 201: lampSchema } },
      async ({ body }) => ({ id: 'one', watts: body.watts, brokenAt: null }),
    ),
    route.delete('/lamps/:id', {}, { response: { 204: z.null() } }, async (_request, reply) =>
      reply.code(204).send(null),
    ),
  ])
type Lamps = RoutesOf<typeof lampsApi>
type Lamp = { id: string; watts: number; brokenAt: null }

describe('a route', () => {
  test('is added to the server with its schemas', async () => {
    const app = fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler)
    await app.register(lampsApi())
    expect((await app.inject('/lamps?page=3')).json()).toEqual([{ id: 'lamp 3', watts: 40, brokenAt: null }])
    expect((await app.inject('/lamps?page=three')).statusCode).toBe(400)
    await app.close()
  })

  test('types its answer, including fields that are always null', () => {
    expectTypeOf<Answer<Lamps, 'get', '/lamps'>>().toEqualTypeOf<Lamp[]>()
    expectTypeOf<Answer<Lamps, 'put', '/lamps/:id/watts'>>().toEqualTypeOf<Lamp>()
    expectTypeOf<Answer<Lamps, 'delete', '/lamps/:id'>>().toEqualTypeOf<undefined>()
  })

  test('says what a call must send', () => {
    const call = (api: CallsOf<Lamps>) => {
      expectTypeOf(api.GET('/lamps')).resolves.toHaveProperty('data').toEqualTypeOf<Lamp[]>()
      expectTypeOf(api.GET('/lamps', { params: { query: { page: 2 } } })).resolves.toHaveProperty('data')
      expectTypeOf(api.PUT('/lamps/{id}/watts', { params: { path: { id: 'one' } }, body: { watts: 60 } }))
        .resolves.toHaveProperty('data')
        .toEqualTypeOf<Lamp>()
      // @ts-expect-error there is no such address
      api.GET('/lamp')
      // @ts-expect-error nor such a name in the query
      api.GET('/lamps', { params: { query: { pages: 2 } } })
      // @ts-expect-error the id is missing
      api.DELETE('/lamps/{id}')
      // @ts-expect-error watts are a number
      api.PUT('/lamps/{id}/watts', { params: { path: { id: 'one' } }, body: { watts: 'many' } })
      // @ts-expect-error there is nothing else to send
      api.PUT('/lamps/{id}/watts', { params: { path: { id: 'one' } }, body: { watts: 60, volts: 230 } })
    }
    expectTypeOf(call).parameter(0).toEqualTypeOf<CallsOf<Lamps>>()
  })
})
