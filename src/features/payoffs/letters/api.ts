import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { brokenPaper } from '#features/contracts/content.ts'
import { unknownContract } from '#features/contracts/records/content/refusals.ts'
import { findContract } from '#features/contracts/records/data/rows.ts'
import { findAdvanceOf } from '#features/ledger/data.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { noteAccess } from '#lib/access-log/note-access.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { HttpProblem, notFound } from '#lib/errors.ts'
import { accept, refuse, toProblem } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { attachment } from '#lib/storage/download-headers.ts'
import { letterRefusals, unknownLedger, unknownLetter } from './content/refusals.ts'
import { findLetter, listLetters, toLetter } from './data/letters.ts'
import { readPayoffOffer } from './data/offer.ts'
import type { LetterServices } from './mutations/draft.ts'
import { makeLetter } from './mutations/make.ts'
import { openLetterPdf } from './mutations/open.ts'
import {
  askedPayoffSchema,
  letterSchema,
  type NewPayoffLetter,
  newPayoffLetterSchema,
  payoffOfferSchema,
} from './schema.ts'

const route = routesUnder('ledger')
const params = z.object({ id: rowId })
const makes = { access: 'money', logs: 'payoff-letter', logsFields: ['goodThrough', 'gross'] } as const

/** Letters about money that is out, for the desk. */
export const lettersApi = (services: LetterServices) => {
  const { db } = services

  async function make(
    request: FastifyRequest,
    applicationId: string,
    { goodThrough, gross, submissionKey }: NewPayoffLetter,
    advanceIds?: string[],
  ) {
    const wanted = { kind: 'payoff' as const, applicationId, goodThrough, gross, advanceIds }
    const reviewer = await reviewerOf(request)
    const made = await makeLetter(services, wanted, { submissionKey, madeBy: 'desk', reviewer })
    return toLetter(accept(made, letterRefusals).letter, await listLetters(db, applicationId))
  }

  return defineApi([
    route.post(
      '/api/contracts/:id/payoff-letters',
      makes,
      {
        summary: 'Make a payoff letter about one contract',
        description:
          'Cents. It holds through `goodThrough`, which can’t be past the day before the next step (400). Where the law limits us to a share of what the case pays and nobody told us, `gross` says so (409 without). It replaces the payoff letter before it. The same `submissionKey` is the same letter; so is one that says the same and was made at the same time.',
        params,
        body: newPayoffLetterSchema,
        response: { 201: letterSchema },
      },
      async (request, reply) => {
        const contract = await findContract(db, request.params.id)
        if (!contract?.applicationId) throw notFound(unknownContract)
        const advance = await findAdvanceOf(db, contract.id)
        if (!advance) throw toProblem(refuse('not paid out'), letterRefusals)
        const letter = await make(request, contract.applicationId, request.body, [advance.row.id])
        return reply.code(201).send(letter)
      },
    ),
    route.post(
      '/api/applications/:id/payoff-letters',
      makes,
      {
        summary: 'Make a payoff letter about all that is out on a claim, each contract and in all',
        description: 'As for one contract.',
        params,
        body: newPayoffLetterSchema,
        response: { 201: letterSchema },
      },
      async (request, reply) => reply.code(201).send(await make(request, request.params.id, request.body)),
    ),
    route.get(
      '/api/applications/:id/payoff-letters',
      { access: 'money', logs: 'ledger-open' },
      {
        summary: 'The letters of a claim, the newest first',
        params,
        response: { 200: z.array(letterSchema) },
      },
      async (request) => {
        const rows = await listLetters(db, request.params.id)
        return rows.map((row) => toLetter(row, rows))
      },
    ),
    route.get(
      '/api/applications/:id/payoff',
      { access: 'money', logs: 'ledger-open' },
      {
        summary: 'What a payoff letter of today would say',
        description:
          'Without `through`, as of the last day that it may have. `problem` says why none can be made.',
        params,
        querystring: askedPayoffSchema,
        response: { 200: payoffOfferSchema },
      },
      async (request) => {
        const offer = await readPayoffOffer(services, request.params.id, request.query)
        if (!offer) throw notFound(unknownLedger)
        return offer
      },
    ),
    route.get(
      '/api/payoff-letters/:id/pdf',
      { access: 'money', logs: 'itself', exposeHeadRoute: false },
      {
        summary: 'A letter as PDF: the sealed bytes, compared with their hash each time',
        description:
          'A payoff letter has the numbers of our bank. Once its file was deleted, owners alone open it.',
        params,
        produces: ['application/pdf'],
        response: { 200: z.any().meta({ type: 'string', format: 'binary' }) },
      },
      async (request, reply) => {
        const letter = await findLetter(db, request.params.id)
        if (!letter || (letter.applicationId === null && !(await request.mayEnter('owner'))))
          throw notFound(unknownLetter)
        const { number, applicationId } = letter
        const whose = applicationId ? { applicationId } : {}
        await noteAccess(request, db, 'letter-download', { ...whose, details: { number } })
        const opened = await openLetterPdf(services, letter)
        if (!opened.ok) throw new HttpProblem(500, brokenPaper(number))
        return reply
          .headers({
            'content-type': 'application/pdf',
            'content-disposition': attachment(`${number}.pdf`),
            'cache-control': 'no-store',
          })
          .send(opened.bytes)
      },
    ),
  ])
}
