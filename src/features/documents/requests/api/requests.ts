import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { recipientProblems } from '#features/correspondence/letters/schema.ts'
import { applicationParams, noApplication } from '#features/documents/files/api.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { labelOf } from '#site/staff-format.ts'
import { readRequests } from '../data/requests.ts'
import { type RequestRefusal, requestDocuments } from '../mutations/requests.ts'
import { newRequestSchema, requestsSchema } from '../schema/requests.ts'

export type RequestsApiOptions = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }

const tags = ['document requests']

const cannotWrite = (problem: (typeof recipientProblems)[number]['value']) =>
  [409, labelOf(recipientProblems, problem)] as const

const refusals: RefusalAnswers<RequestRefusal> = {
  unknown: [404, noApplication],
  closed: [409, 'This application is closed. Reopen it before you ask for documents.'],
  'items changed': [409, 'The checklist has changed. Look at it again before you send.'],
  'no firm': cannotWrite('no firm'),
  'no address': cannotWrite('no address'),
  'not verified': cannotWrite('not verified'),
  'wrong recipient': cannotWrite('wrong recipient'),
  'not represented': cannotWrite('not represented'),
}

export const requestsApi = ({ db, rowSealer, enqueue }: RequestsApiOptions) =>
  defineApi([
    route.get(
      '/api/applications/:applicationId/requests',
      { access: 'files', logs: 'file-open' },
      {
        summary: 'What was asked for, with its reminders, and what a new request starts with',
        tags,
        params: applicationParams,
        response: { 200: requestsSchema },
      },
      async ({ params: { applicationId } }) => {
        const read = await readRequests({ db, rowSealer }, applicationId)
        if (!read) throw notFound(noApplication)
        return read
      },
    ),
    route.post(
      '/api/applications/:applicationId/requests',
      { access: 'files', logs: 'documents-request' },
      {
        summary: 'Request documents by mail',
        description:
          'One mail with one list and one link. Reminders follow after 2, 5 and 10 days. It takes the place of an earlier request to the same party.',
        tags,
        params: applicationParams,
        body: newRequestSchema,
        response: { 201: z.object({ requestId: z.uuid() }) },
      },
      async (request, reply) => {
        const { applicationId } = request.params
        const reviewer = await reviewerOf(request)
        const services = { db, rowSealer, enqueue }
        const outcome = await requestDocuments(services, applicationId, request.body, reviewer)
        return reply.code(201).send({ requestId: accept(outcome, refusals).requestId })
      },
    ),
  ])
