import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { unknownContract } from '#features/contracts/records/content/refusals.ts'
import { findContract } from '#features/contracts/records/data/rows.ts'
import { hitJudgmentSchema, newScreeningSchema } from '#features/payouts/screening/schema.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { noteAccess } from '#lib/access-log/note-access.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import { accept } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import {
  detailsRefusals,
  mayNotSee,
  receivedRefusals,
  returnedRefusals,
  screeningRefusals,
  sentRefusals,
  signatureRefusals,
  wordRefusals,
} from '../content/refusals.ts'
import { readDetails } from '../data/details.ts'
import { readGate } from '../data/gate.ts'
import { enterDetails } from '../mutations/details.ts'
import type { PayoutServices } from '../mutations/locked.ts'
import { recordReceived } from '../mutations/received.ts'
import { recordReturned } from '../mutations/returned.ts'
import { judgePayeeHit, screenPayee } from '../mutations/screening.ts'
import { recordSent } from '../mutations/sent.ts'
import { refusePayout, signPayout } from '../mutations/signatures.ts'
import { keepWord } from '../mutations/words.ts'
import { payoutGateSchema } from '../schema/gate.ts'
import {
  newPayoutSignatureSchema,
  newWordSchema,
  payeeDetailsSchema,
  payoutRefusalSchema,
  receivedSchema,
  returnedSchema,
  sentSchema,
  shownDetailsSchema,
} from '../schema/requests.ts'

const route = routesUnder('payments')
const params = z.object({ id: rowId })
const response = { 200: payoutGateSchema }

type Services = Omit<PayoutServices, 'db'> & { db: Database }

export const payoutsApi = (services: Services) => {
  const answer = async (id: string, readerId: string | undefined) => {
    const gate = await readGate(services, id, readerId)
    if (!gate) throw notFound(unknownContract)
    return gate
  }
  return defineApi([
    route.get(
      '/api/contracts/:id/payout',
      { access: 'money', logs: 'payout-open' },
      {
        summary: 'What has to hold before the money of a contract leaves, and what happened to it',
        description:
          'Computed at every reading, in the order of the contract. The account shows how it ends, and nothing else of it.',
        params,
        response,
      },
      async (request) => answer(request.params.id, (await reviewerOf(request)).person?.id),
    ),
    route.get(
      '/api/contracts/:id/payout/details',
      { access: 'money', logs: 'itself' },
      {
        summary: 'Where the money goes, whole. Each look is in the access log',
        params,
        response: { 200: shownDetailsSchema },
      },
      async (request) => {
        const { id } = request.params
        const { person } = await reviewerOf(request)
        const { details, applicationId } = accept(await readDetails(services, id, person?.id), {
          unknown: [404, unknownContract],
          'may not see': [403, mayNotSee],
          'no details': [404, 'No details were entered for this contract.'],
        })
        const number = (await findContract(services.db, id))?.number
        await noteAccess(request, services.db, 'bank-details-open', {
          ...(applicationId && { applicationId }),
          details: { number },
        })
        return details
      },
    ),
    route.put(
      '/api/contracts/:id/payout/details',
      { access: 'money', logs: 'bank-details', logsFields: ['method'] },
      {
        summary: 'Enter where the money goes. Other details void what was said and signed before',
        description:
          '`version` is the payment’s that was seen, 0 before there is one. For those who may pay or see bank details.',
        params,
        body: payeeDetailsSchema,
        response,
      },
      async (request) => {
        const { id } = request.params
        const reviewer = await reviewerOf(request)
        accept(await enterDetails(services, id, request.body, reviewer), detailsRefusals)
        return answer(id, reviewer.person?.id)
      },
    ),
    route.post(
      '/api/contracts/:id/payout/words',
      { access: 'money', logs: 'payout-check', logsFields: ['about'] },
      {
        summary: 'Say what you saw or heard: the payee, the call back, the earlier funder’s release',
        description:
          'A call counts at a number that was on file before the details were entered, by somebody who didn’t enter them.',
        params,
        body: newWordSchema,
        response,
      },
      async (request) => {
        const { id } = request.params
        const reviewer = await reviewerOf(request)
        accept(await keepWord(services, id, request.body, reviewer), wordRefusals)
        return answer(id, reviewer.person?.id)
      },
    ),
    route.post(
      '/api/contracts/:id/payout/screening',
      { access: 'money', logs: 'payout-check' },
      {
        summary: 'Compare the payee with the Treasury’s lists, or say where that was done today',
        params,
        body: newScreeningSchema,
        response,
      },
      async (request) => {
        const { id } = request.params
        const reviewer = await reviewerOf(request)
        accept(await screenPayee(services, id, request.body, reviewer), screeningRefusals)
        return answer(id, reviewer.person?.id)
      },
    ),
    route.post(
      '/api/contracts/:id/payout/screening/judgment',
      { access: 'money', logs: 'payout-check', logsFields: ['entry'] },
      {
        summary: 'Say why somebody on the list isn’t the payee',
        params,
        body: hitJudgmentSchema,
        response,
      },
      async (request) => {
        const { id } = request.params
        const reviewer = await reviewerOf(request)
        accept(await judgePayeeHit(services, id, request.body, reviewer), screeningRefusals)
        return answer(id, reviewer.person?.id)
      },
    ),
    route.post(
      '/api/contracts/:id/payout/signature',
      { access: 'money', logs: 'payout-signature' },
      {
        summary: 'Sign that the money may leave, first or second',
        description: 'With the last signature that is needed the payment is released.',
        params,
        body: newPayoutSignatureSchema,
        response,
      },
      async (request) => {
        const { id } = request.params
        const reviewer = await reviewerOf(request)
        accept(await signPayout(services, id, request.body, reviewer), signatureRefusals)
        return answer(id, reviewer.person?.id)
      },
    ),
    route.post(
      '/api/contracts/:id/payout/refusal',
      { access: 'money', logs: 'payout-refusal' },
      {
        summary: 'Hold a payment up that was signed, or take your own signature back',
        params,
        body: payoutRefusalSchema,
        response,
      },
      async (request) => {
        const { id } = request.params
        const reviewer = await reviewerOf(request)
        accept(await refusePayout(services, id, request.body.reason, reviewer), signatureRefusals)
        return answer(id, reviewer.person?.id)
      },
    ),
    route.post(
      '/api/contracts/:id/payout/sent',
      { access: 'money', logs: 'payout', logsFields: ['on'] },
      {
        summary: 'The money left. From here on the contract’s advance is out',
        description:
          'On the planned day alone, which is today. With the same `submissionKey` it’s recorded once.',
        params,
        body: sentSchema,
        response,
      },
      async (request) => {
        const { id } = request.params
        const reviewer = await reviewerOf(request)
        accept(await recordSent(services, id, request.body, reviewer), sentRefusals)
        return answer(id, reviewer.person?.id)
      },
    ),
    route.post(
      '/api/contracts/:id/payout/received',
      { access: 'money', logs: 'payout', logsFields: ['on'] },
      { summary: 'The bank says that the money is there', params, body: receivedSchema, response },
      async (request) => {
        const { id } = request.params
        const reviewer = await reviewerOf(request)
        const by = { by: 'bank', reviewer } as const
        accept(await recordReceived(services, id, request.body, by), receivedRefusals)
        return answer(id, reviewer.person?.id)
      },
    ),
    route.post(
      '/api/contracts/:id/payout/returned',
      { access: 'money', logs: 'payout', logsFields: ['on'] },
      {
        summary: 'The payment came back: it never began, and the contract is reissued',
        params,
        body: returnedSchema,
        response,
      },
      async (request) => {
        const { id } = request.params
        const reviewer = await reviewerOf(request)
        accept(await recordReturned(services, id, request.body, reviewer), returnedRefusals)
        return answer(id, reviewer.person?.id)
      },
    ),
  ])
}
