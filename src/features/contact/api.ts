import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '#db/database.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { receiveMessage } from './mutations.ts'
import { contactAnswerSchema, contactRequestSchema } from './schema.ts'

export type ContactApiOptions = { db: Database; enqueue: Enqueue; rateLimitFactor: number }

/** Five messages in ten minutes from one address, by the page with or without scripts and by the API together. */
export const contactRateLimit = (factor: number) => ({
  max: Math.max(1, Math.round(5 * factor)),
  timeWindow: 10 * 60_000,
  groupId: 'contact',
})

export const contactApi =
  ({ db, enqueue, rateLimitFactor }: ContactApiOptions): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/contact',
      {
        config: { access: 'public', rateLimit: contactRateLimit(rateLimitFactor) },
        schema: {
          summary: 'Send a message to the company',
          description: 'Kept before the answer. 200 instead of 201 when the same message was kept already.',
          tags: ['contact'],
          body: contactRequestSchema,
          response: { 200: contactAnswerSchema, 201: contactAnswerSchema },
        },
      },
      async (request, reply) => {
        const { id, isRepeated } = await receiveMessage({ db, enqueue }, request.body)
        return reply.code(isRepeated ? 200 : 201).send({ id })
      },
    )
  }
