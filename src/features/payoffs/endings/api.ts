import { z } from 'zod'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { accept } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { endingRefusals, holdRefusals } from './content/refusals.ts'
import { readStand } from './data.ts'
import { askEnding, refuseEnding, signEnding } from './mutations/end.ts'
import { endHold, startHold } from './mutations/hold.ts'
import type { EndingServices } from './mutations/locked.ts'
import { endingRefusalSchema, holdEndSchema, newEndingSchema, newHoldSchema, standSchema } from './schema.ts'

const route = routesUnder('ledger')
const params = z.object({ id: rowId })
const endingParams = z.object({ id: rowId, endingId: rowId })
const changes = { access: 'money', logs: 'ledger-entry' } as const
const done = z.object({ done: z.literal(true) })

/** Claims that nobody pays, and claims on hold. */
export const endingsApi = (services: EndingServices) =>
  defineApi([
    route.get(
      '/api/applications/:id/endings',
      { access: 'money', logs: 'ledger-open' },
      {
        summary: 'Whether a claim ended without being paid, or is on hold, and who may do what about it',
        params,
        response: { 200: standSchema },
      },
      async (request) => {
        const session = await request.adminSession()
        const reader = session && { id: session.person.id, isOwner: session.person.role === 'owner' }
        return readStand(services, request.params.id, reader ?? undefined)
      },
    ),
    route.post(
      '/api/applications/:id/endings',
      { ...changes },
      {
        summary: 'Record that the case was lost, with its proof, or sign first that a claim is written off',
        description:
          'Lost: nothing is owed from `on`. Written off: it counts once a second person signs, or the same after a wait where nobody else may. With the same `submissionKey` it is one. The letter that nothing is owed follows by itself.',
        params,
        body: newEndingSchema,
        response: { 201: done },
      },
      async (request, reply) => {
        const by = await reviewerOf(request)
        accept(await askEnding(services, request.params.id, request.body, by), endingRefusals)
        return reply.code(201).send({ done: true })
      },
    ),
    route.post(
      '/api/applications/:id/endings/:endingId/signature',
      { ...changes },
      {
        summary: 'Sign a write-off that somebody else signed first',
        params: endingParams,
        response: { 200: done },
      },
      async (request) => {
        const { id: applicationId, endingId } = request.params
        const which = { applicationId, endingId }
        accept(await signEnding(services, which, await reviewerOf(request)), endingRefusals)
        return { done: true as const }
      },
    ),
    route.post(
      '/api/applications/:id/endings/:endingId/refusal',
      { ...changes },
      {
        summary: 'Say no to a write-off, or take your own back',
        params: endingParams,
        body: endingRefusalSchema,
        response: { 200: done },
      },
      async (request) => {
        const { id: applicationId, endingId } = request.params
        const wanted = { applicationId, endingId, ...request.body }
        accept(await refuseEnding(services, wanted, await reviewerOf(request)), endingRefusals)
        return { done: true as const }
      },
    ),
    route.post(
      '/api/applications/:id/holds',
      { ...changes },
      {
        summary: 'Put a claim on hold: no mail goes to the person, and steps stand still if an owner says so',
        params,
        body: newHoldSchema,
        response: { 201: done },
      },
      async (request, reply) => {
        const by = await reviewerOf(request)
        accept(await startHold(services, request.params.id, request.body, by), holdRefusals)
        return reply.code(201).send({ done: true })
      },
    ),
    route.post(
      '/api/applications/:id/holds/end',
      { ...changes },
      {
        summary: 'End the hold: mails go again, and steps go on from that day',
        params,
        body: holdEndSchema,
        response: { 200: done },
      },
      async (request) => {
        const by = await reviewerOf(request)
        accept(await endHold(services, request.params.id, request.body, by), holdRefusals)
        return { done: true as const }
      },
    ),
  ])
