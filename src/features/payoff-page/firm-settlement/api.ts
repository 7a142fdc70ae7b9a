import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type CaseAccessOptions, hidePlace } from '#features/access/api.ts'
import { forWriting } from '#features/access/mutations.ts'
import type { Side } from '#features/payoff-page/frame/components/place.ts'
import { payoffOpeningRefusals } from '#features/payoff-page/frame/content.ts'
import { openPayoffPage, reporterOf, whileOpen } from '#features/payoff-page/frame/mutations.ts'
import { settlementRefusals } from '#features/payoffs/settlements/content/refusals.ts'
import { reportSettlement, takeBackSettlement } from '#features/payoffs/settlements/mutations.ts'
import { newSettlementSchema } from '#features/payoffs/settlements/schema.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { rateLimit } from '#lib/rate-limit.ts'
import { accept } from '#lib/refusals.ts'
import { defaultLocale } from '#site/locale.ts'
import { readSettlementPage } from './data.ts'
import { settlementPageSchema } from './schema.ts'

const params = z.object({ token: z.string().min(1).max(200) })
const response = { 200: settlementPageSchema }

/** For the page without scripts and the API together. */
export const payoffFormLimit = (factor: number) => ({
  ...rateLimit(40, 10, factor),
  groupId: 'settling a claim',
})

/** How the case ended, told by the firm or the person. */
export const settlementPageApi = (options: CaseAccessOptions) =>
  defineApi([
    ...routesOf('firm', '/api/firm/:token/settlement', options),
    ...routesOf('case', '/api/case/:token/settlement', options),
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
    accept(request.method === 'GET' ? opened : forWriting(opened), refusals)
    return file
  }

  return [
    route.get(
      base,
      looking,
      { summary: 'What was reported about how the case ended', tags, params, response },
      async (request, reply) =>
        readSettlementPage(services, await open(request, reply, request.params.token)),
    ),
    route.post(
      base,
      writing,
      {
        summary: 'Report how the case ended',
        description: 'Cents. Sent twice, it is kept once. It can be taken back for ten minutes.',
        tags,
        params,
        body: newSettlementSchema,
        response,
      },
      async (request, reply) => {
        const opened = await open(request, reply, request.params.token)
        const reporter = { ...reporterOf(opened), locale: request.locale ?? defaultLocale }
        const outcome = await whileOpen(db, opened, (tx) =>
          reportSettlement({ ...services, db: tx }, opened.application.id, request.body, reporter),
        )
        accept(outcome, settlementRefusals)
        return readSettlementPage(services, opened)
      },
    ),
    route.delete(
      `${base}/:id`,
      writing,
      {
        summary: 'Take it back, within ten minutes',
        tags,
        params: params.extend({ id: z.uuid() }),
        response,
      },
      async (request, reply) => {
        const { id, token } = request.params
        const opened = await open(request, reply, token)
        const which = { id, applicationId: opened.application.id }
        const outcome = await whileOpen(db, opened, (tx) =>
          takeBackSettlement({ db: tx }, which, reporterOf(opened)),
        )
        accept(outcome, settlementRefusals)
        return readSettlementPage(services, opened)
      },
    ),
  ] as const
}
