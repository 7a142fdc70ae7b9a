import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { unknownContract } from '#features/contracts/records/content/refusals.ts'
import { readContract } from '#features/contracts/records/data/contract.ts'
import { contractSchema } from '#features/contracts/records/schema.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import { accept } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { paperRefusals } from './content/refusals.ts'
import { confirmPaperSignature } from './mutations/confirm.ts'
import type { Done, PaperServices } from './mutations/locked.ts'
import { choosePaperFor, recordCopies, recordMailing } from './mutations/mailing.ts'
import { recordPaperSignature, refusePaperSignature } from './mutations/signatures.ts'
import { mailedSchema, newPaperSignatureSchema, paperRefusalSchema } from './schema.ts'

const route = routesUnder('contracts')
const params = z.object({ id: rowId })
const signatureParams = z.object({ id: rowId, signatureId: rowId })
const changes = { access: 'files', logs: 'contract-change' } as const
const response = { 200: contractSchema }

export const byMailApi = (services: PaperServices) => {
  async function answer(request: FastifyRequest, id: string, run: (by: Reviewer) => Promise<Done>) {
    accept(await run(await reviewerOf(request)), paperRefusals)
    const contract = await readContract(services, id)
    if (!contract) throw notFound(unknownContract)
    return contract
  }
  return defineApi([
    route.post(
      '/api/contracts/:id/paper-way',
      changes,
      {
        summary: 'They sign on paper: somebody called',
        description:
          'Until they agree to electronic records again, nothing that they do on a screen signs it.',
        params,
        body: z.object({}).nullish(),
        response,
      },
      (request) => {
        const { id } = request.params
        return answer(request, id, (by) => choosePaperFor(services, id, by))
      },
    ),
    route.post(
      '/api/contracts/:id/mailing',
      { ...changes, logsFields: ['on'] },
      { summary: 'The printed contract was mailed', params, body: mailedSchema, response },
      (request) => {
        const { id } = request.params
        return answer(request, id, (by) => recordMailing(services, id, request.body.on, by))
      },
    ),
    route.post(
      '/api/contracts/:id/paper-signatures',
      { ...changes, logsFields: ['party', 'signedOn', 'postmarkOn', 'receivedOn'] },
      {
        summary: 'Say first that somebody signed on paper',
        description:
          'Mailed by the last day to sign, it may come later. What came back is a PDF or a picture of the file, and is sealed beside the contract. It counts once a second person confirms it, or the same after a wait where nobody else may.',
        params,
        body: newPaperSignatureSchema,
        response: { 201: contractSchema },
      },
      async (request, reply) => {
        const { id } = request.params
        const found = await answer(request, id, (by) => recordPaperSignature(services, id, request.body, by))
        return reply.code(201).send(found)
      },
    ),
    route.post(
      '/api/contracts/:id/paper-signatures/:signatureId/second',
      changes,
      { summary: 'Confirm a signature on paper that somebody else found', params: signatureParams, response },
      (request) =>
        answer(request, request.params.id, (by) => confirmPaperSignature(services, request.params, by)),
    ),
    route.post(
      '/api/contracts/:id/paper-signatures/:signatureId/refusal',
      changes,
      {
        summary: 'Say no to a signature on paper, or take your own back',
        params: signatureParams,
        body: paperRefusalSchema,
        response,
      },
      (request) => {
        const wanted = { ...request.params, ...request.body }
        return answer(request, wanted.id, (by) => refusePaperSignature(services, wanted, by))
      },
    ),
    route.post(
      '/api/contracts/:id/copies',
      { ...changes, logsFields: ['on'] },
      { summary: 'The signed copies were mailed', params, body: mailedSchema, response },
      (request) => {
        const { id } = request.params
        return answer(request, id, (by) => recordCopies(services, id, request.body.on, by))
      },
    ),
  ])
}
