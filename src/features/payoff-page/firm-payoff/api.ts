import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type CaseAccessOptions, hidePlace } from '#features/access/api.ts'
import { forWriting } from '#features/access/mutations.ts'
import { brokenPaper } from '#features/contracts/content.ts'
import type { Side } from '#features/payoff-page/frame/components/place.ts'
import { payoffOpeningRefusals } from '#features/payoff-page/frame/content.ts'
import { type OpenedPayoff, openPayoffPage } from '#features/payoff-page/frame/mutations.ts'
import { letterRefusals, unknownLetter } from '#features/payoffs/letters/content/refusals.ts'
import { toLetter } from '#features/payoffs/letters/data/letters.ts'
import { makeLetter } from '#features/payoffs/letters/mutations/make.ts'
import { openLetterPdf } from '#features/payoffs/letters/mutations/open.ts'
import { askedPayoffSchema, letterSchema, newPayoffLetterSchema } from '#features/payoffs/letters/schema.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { HttpProblem, notFound } from '#lib/errors.ts'
import type { Printing } from '#lib/papers/print/printing.ts'
import { rateLimit } from '#lib/rate-limit.ts'
import { accept } from '#lib/refusals.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { byCounsel } from './content.ts'
import { findOwnLetter, paysUs, readPayoffPage } from './data.ts'
import { payoffPageSchema } from './schema.ts'

type Options = CaseAccessOptions & { storage: Storage; printing: Printing }

const params = z.object({ token: z.string().min(1).max(200) })
const noFile = 'There is no such file.'

/** For the page without scripts and the API together. */
export const letterFormLimit = (factor: number) => ({
  ...rateLimit(40, 10, factor),
  groupId: 'payoff letters',
})

/** The payoff letter at any hour: for the firm by its link, for the person where no attorney settles with us. */
export const payoffPageApi = (options: Options) =>
  defineApi([
    ...routesOf('firm', '/api/firm/:token', options),
    ...routesOf('case', '/api/case/:token', options),
  ])

function routesOf(side: Side, base: string, { db, rowSealer, storage, printing, config }: Options) {
  const { publicUrl, rateLimitFactor: factor } = config
  const services = { db, rowSealer, storage, printing, publicUrl }
  const tags = [side === 'firm' ? 'law firms' : 'case page']
  const looking = { access: 'public', rateLimit: rateLimit(120, 10, factor) } as const
  const refusals = payoffOpeningRefusals[side]

  async function open(request: FastifyRequest, reply: FastifyReply, token: string): Promise<OpenedPayoff> {
    hidePlace(reply)
    const visitor = { address: request.ip, cookie: request.headers.cookie, factor }
    const opened = await openPayoffPage(services, { side, token }, visitor)
    const file = accept(opened, refusals)
    accept(request.method === 'GET' ? opened : forWriting(opened), refusals)
    return file
  }

  return [
    route.get(
      `${base}/payoff`,
      looking,
      {
        summary: 'What a payoff letter of today would say, and the letters that were made',
        tags,
        params,
        querystring: askedPayoffSchema.omit({ contract: true }),
        response: { 200: payoffPageSchema },
      },
      async (request, reply) => {
        const opened = await open(request, reply, request.params.token)
        const page = await readPayoffPage(services, opened, request.query)
        if (!page) throw notFound(noFile)
        return page
      },
    ),
    route.post(
      `${base}/payoff-letters`,
      { access: 'public', rateLimit: letterFormLimit(factor) },
      {
        summary: 'Make a payoff letter about all that is out on the claim',
        description: 'As the desk does. Sent twice, it is one letter.',
        tags,
        params,
        body: newPayoffLetterSchema,
        response: { 201: letterSchema },
      },
      async (request, reply) => {
        const opened = await open(request, reply, request.params.token)
        if (!(await paysUs(db, opened))) throw new HttpProblem(403, byCounsel)
        const { submissionKey, ...asked } = request.body
        const wanted = { kind: 'payoff' as const, applicationId: opened.application.id, ...asked }
        const made = await makeLetter(services, wanted, { submissionKey, madeBy: opened.party })
        return reply.code(201).send(toLetter(accept(made, letterRefusals).letter))
      },
    ),
    route.get(
      `${base}/payoff-letters/:id/pdf`,
      { ...looking, exposeHeadRoute: false },
      {
        summary: 'A letter as PDF',
        tags,
        params: params.extend({ id: z.uuid() }),
        produces: ['application/pdf'],
        response: { 200: z.any().meta({ type: 'string', format: 'binary' }) },
      },
      async (request, reply) => {
        const opened = await open(request, reply, request.params.token)
        const letter = await findOwnLetter(db, opened, request.params.id)
        if (!letter) throw notFound(unknownLetter)
        const pdf = await openLetterPdf(services, letter)
        if (!pdf.ok) throw new HttpProblem(500, brokenPaper(letter.number))
        return reply
          .header('content-type', 'application/pdf')
          .header('content-disposition', `inline; filename="${letter.number}.pdf"`)
          .header('cache-control', 'no-store')
          .send(pdf.bytes)
      },
    ),
  ] as const
}
