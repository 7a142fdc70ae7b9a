import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type CaseAccessOptions, hidePlace } from '#features/access/api.ts'
import { payoffFormLimit } from '#features/payoff-page/firm-settlement/api.ts'
import type { Side } from '#features/payoff-page/frame/components/place.ts'
import { payoffOpeningRefusals } from '#features/payoff-page/frame/content.ts'
import { forAsking, openPayoffPage, reporterOf, whileOpen } from '#features/payoff-page/frame/mutations.ts'
import { askRefusals } from '#features/payoffs/reductions/content/refusals.ts'
import { acceptReduction } from '#features/payoffs/reductions/mutations/accept.ts'
import { askForReduction } from '#features/payoffs/reductions/mutations/ask.ts'
import { newReductionSchema } from '#features/payoffs/reductions/schema.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { rateLimit } from '#lib/rate-limit.ts'
import { accept } from '#lib/refusals.ts'
import { defaultLocale } from '#site/locale.ts'
import { readReductionPage } from './data.ts'
import { reductionPageSchema } from './schema.ts'

const params = z.object({ token: z.string().min(1).max(200) })
const response = { 200: reductionPageSchema }

/** A request to take less than is owed, our answer to it, and the tap that accepts it. */
export const reductionPageApi = (options: CaseAccessOptions) =>
  defineApi([
    ...routesOf('firm', '/api/firm/:token/reduction', options),
    ...routesOf('case', '/api/case/:token/reduction', options),
  ])

function routesOf(side: Side, base: string, { db, rowSealer, enqueue, config }: CaseAccessOptions) {
  const { publicUrl, rateLimitFactor: factor } = config
  const services = { db, rowSealer, enqueue, publicUrl }
  const tags = [side === 'firm' ? 'law firms' : 'case page']
  const looking = { access: 'public', rateLimit: rateLimit(120, 10, factor) } as const
  const writing = { access: 'public', rateLimit: payoffFormLimit(factor) } as const
  const refusals = payoffOpeningRefusals[side]

  async function open(request: FastifyRequest, reply: FastifyReply, token: string) {
    hidePlace(reply)
    const { ip: address, headers } = request
    const visitor = { address, cookie: headers.cookie, factor }
    const opened = await openPayoffPage(services, { side, token }, visitor)
    const file = accept(opened, refusals)
    if (request.method !== 'GET') accept(forAsking(file), refusals)
    return file
  }

  return [
    route.get(
      base,
      looking,
      { summary: 'What is owed, what was asked for, and our answer', tags, params, response },
      async (request, reply) => readReductionPage(services, await open(request, reply, request.params.token)),
    ),
    route.post(
      base,
      writing,
      {
        summary: 'Send the distribution sheet, and what we should take',
        description:
          'Cents. A sheet that doesn’t add up is refused at its field. Sent twice, it is kept once; until we look at it, a better one takes its place.',
        tags,
        params,
        body: newReductionSchema,
        response,
      },
      async (request, reply) => {
        const opened = await open(request, reply, request.params.token)
        const asker = { ...reporterOf(opened), locale: request.locale ?? defaultLocale }
        const outcome = await whileOpen(db, opened, (tx) =>
          askForReduction({ ...services, db: tx }, opened.application.id, request.body, asker),
        )
        accept(outcome, askRefusals)
        return readReductionPage(services, opened)
      },
    ),
    route.post(
      `${base}/:id/acceptance`,
      writing,
      {
        summary: 'Accept our answer. From here on less is owed, through its last day',
        tags,
        params: params.extend({ id: z.uuid() }),
        response,
      },
      async (request, reply) => {
        const { id, token } = request.params
        const opened = await open(request, reply, token)
        const which = { id, applicationId: opened.application.id }
        const outcome = await whileOpen(db, opened, (tx) =>
          acceptReduction({ ...services, db: tx }, which, reporterOf(opened)),
        )
        accept(outcome, askRefusals)
        return readReductionPage(services, opened)
      },
    ),
  ] as const
}
