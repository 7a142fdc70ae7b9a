import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Services } from '#db/services.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import type { AccessLog } from '#lib/access-log/access-log.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import { accept } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import {
  draftRefusals,
  ended,
  off,
  paid,
  reissueRefusals,
  unknownContract,
  unknownFile,
} from './content/refusals.ts'
import { readContract, toContract } from './data/contract.ts'
import { readContractsOfFile } from './data/file.ts'
import { findContract } from './data/rows.ts'
import { draftContract } from './mutations/draft.ts'
import { reissueContract, voidContract } from './mutations/end.ts'
import {
  contractSchema,
  contractsOfFileSchema,
  newContractSchema,
  reissueSchema,
  voidingSchema,
} from './schema.ts'

const route = routesUnder('contracts')
const params = z.object({ id: rowId })

/** Once its file was deleted, a contract is there for owners alone, by every call. */
export const keepForOwners = (app: FastifyInstance, { db }: Pick<Services, 'db'>) =>
  app.addHook<{ Params: { id?: string } }>('preHandler', async (request) => {
    const { id } = params.parse(request.params)
    const contract = await findContract(db, id)
    if (contract?.applicationId === null && !(await request.mayEnter('owner')))
      throw notFound(unknownContract)
  })

export const contractsApi = (services: Services & { accessLog: AccessLog }) =>
  defineApi([
    route.post(
      '/api/applications/:id/contracts',
      { access: 'files', logs: 'contract-change', logsFields: ['fundingOn', 'amount'] },
      {
        summary: 'Draft a contract from the offer that stands',
        description:
          'Cents and days. Every figure is computed once and kept. The same request again answers the same draft; another one takes its place. 409 while contracts are off, without an offer, for what a rule forbids (`errors.rule`), and once the contract was sent.',
        params,
        body: newContractSchema,
        response: { 201: contractSchema },
      },
      async (request, reply) => {
        const reviewer = await reviewerOf(request)
        const outcome = await draftContract(services, request.params.id, request.body, reviewer)
        const { contract } = accept(outcome, draftRefusals)
        return reply.code(201).send(await toContract(services, contract))
      },
    ),
    route.get(
      '/api/applications/:id/contracts',
      { access: 'files', logs: 'contract-open' },
      {
        summary:
          'The contracts of a file, the latest first, and the offer that another could be drafted from',
        params,
        response: { 200: contractsOfFileSchema },
      },
      async (request) => {
        const { person } = await reviewerOf(request)
        const found = await readContractsOfFile(services, request.params.id, person?.id)
        if (!found) throw notFound(unknownFile)
        return found
      },
    ),
    route.get(
      '/api/contracts/:id',
      { access: 'files', logs: 'contract-open' },
      {
        summary:
          'A contract: its figures, what binds it, what is missing before it can be sent, what happened',
        params,
        response: { 200: contractSchema },
      },
      async (request) => {
        const contract = await readContract(services, request.params.id)
        if (!contract) throw notFound(unknownContract)
        return contract
      },
    ),
    route.post(
      '/api/contracts/:id/voiding',
      { access: 'files', logs: 'contract-change' },
      {
        summary: 'Void a contract. Its paper stays readable',
        params,
        body: voidingSchema,
        response: { 200: contractSchema },
      },
      async (request) => {
        const { id } = request.params
        const outcome = await voidContract(services, id, request.body.reason, await reviewerOf(request))
        const { contract } = accept(outcome, { unknown: [404, unknownContract], off, ended, paid })
        return toContract(services, contract)
      },
    ),
    route.post(
      '/api/contracts/:id/reissue',
      { access: 'files', logs: 'contract-change', logsFields: ['fundingOn', 'amount'] },
      {
        summary: 'End a contract that was sent, and draft another in its place',
        description: 'What is left out stays as it was; `differences` says what doesn’t.',
        params,
        body: reissueSchema,
        response: { 201: contractSchema },
      },
      async (request, reply) => {
        const { id } = request.params
        const outcome = await reissueContract(services, id, request.body, await reviewerOf(request))
        const { contract } = accept(outcome, reissueRefusals)
        return reply.code(201).send(await toContract(services, contract))
      },
    ),
  ])
