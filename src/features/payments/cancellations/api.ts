import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { unknownContract } from '#features/contracts/records/content/refusals.ts'
import { ofDesk } from '#features/contracts/records/mutations/locked.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import { accept } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { cancelRefusals } from './content/refusals.ts'
import { readCancellation } from './data/read.ts'
import type { Canceled, CancelServices } from './mutations/locked.ts'
import { answerLate, recordMoneyBack } from './mutations/money.ts'
import { keepContract, recordNotice } from './mutations/notice.ts'
import {
  type Cancellation,
  cancellationSchema,
  keepingSchema,
  lateAnswerSchema,
  newMoneyBackSchema,
  newNoticeSchema,
} from './schema.ts'

const route = routesUnder('contracts')
const params = z.object({ id: rowId })
const response = { 200: cancellationSchema }

export const cancellationsApi = (services: CancelServices) => {
  async function read(request: FastifyRequest<{ Params: { id: string } }>): Promise<Cancellation> {
    const { person } = await reviewerOf(request)
    const found = await readCancellation(services, request.params.id, person?.id)
    if (!found) throw notFound(unknownContract)
    return found
  }

  /** Answers with how it stands afterward. */
  async function act(
    request: FastifyRequest<{ Params: { id: string } }>,
    outcome: Promise<Canceled>,
  ): Promise<Cancellation> {
    accept(await outcome, cancelRefusals)
    return read(request)
  }

  return defineApi([
    route.get(
      '/api/contracts/:id/cancellation',
      { access: 'money', logs: 'contract-open' },
      {
        summary: 'Until when a contract can be canceled, day by day, and how far that has come',
        description:
          'The last day ends where it ends last in the home state. Before the money is there, days count as if it came today.',
        params,
        response,
      },
      read,
    ),
    route.post(
      '/api/contracts/:id/cancellation',
      { access: 'files', logs: 'cancellation', logsFields: ['way', 'noticedOn', 'postmarkOn', 'arrivedOn'] },
      {
        summary: 'Record a notice to cancel: in person, by mail or message',
        description:
          'A postmark on the last day is in time. Before any money left, it cancels the contract at once. The same key again answers the same.',
        params,
        body: newNoticeSchema,
        response,
      },
      async (request) =>
        act(request, recordNotice(services, request.params.id, request.body, await reviewerOf(request))),
    ),
    route.post(
      '/api/contracts/:id/cancellation/money-back',
      { access: 'money', logs: 'cancellation', logsFields: ['amount', 'way', 'on'] },
      {
        summary: 'Record money that came back to cancel, in cents',
        description:
          'All of what was sent has to come back; a part says what is missing, and more than that is refused. With the whole of it, in time, the contract is canceled and nothing is owed.',
        params,
        body: newMoneyBackSchema,
        response,
      },
      async (request) =>
        act(request, recordMoneyBack(services, request.params.id, request.body, await reviewerOf(request))),
    ),
    route.post(
      '/api/contracts/:id/cancellation/keep',
      { access: 'files', logs: 'cancellation' },
      {
        summary: 'The notice was a mistake, or no money followed: the contract is kept',
        description: '409 once any of the money is back.',
        params,
        body: keepingSchema,
        response,
      },
      async (request) => {
        const author = ofDesk(await reviewerOf(request))
        const keeping = { author, reason: request.body?.reason }
        return act(request, keepContract(services, request.params.id, keeping))
      },
    ),
    route.post(
      '/api/contracts/:id/cancellation/late',
      { access: 'money', logs: 'cancellation', logsFields: ['answer'] },
      {
        summary: 'Take a late notice anyway, or say no, with the reason',
        description: 'Of somebody who may pay.',
        params,
        body: lateAnswerSchema,
        response,
      },
      async (request) =>
        act(request, answerLate(services, request.params.id, request.body, await reviewerOf(request))),
    ),
  ])
}
