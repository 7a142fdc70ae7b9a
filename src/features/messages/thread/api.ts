import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { noApplication } from '#features/documents/files/api.ts'
import { findApplication } from '#features/questions/data.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { messageRefusals } from './content.ts'
import { listMessages } from './data.ts'
import { markDone, markRead, sendMessage } from './mutations.ts'
import {
  deskMessageSchema,
  deskThreadsSchema,
  doneSchema,
  readingSchema,
  threadMessageSchema,
} from './schema.ts'

const tags = ['applications']
const params = z.object({ applicationId: rowId })

type ThreadServices = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }

export const threadApi = (services: ThreadServices) => {
  const { db } = services
  return defineApi([
    route.get(
      '/api/applications/:applicationId/messages',
      { access: 'files', logs: 'file-open' },
      {
        summary: 'The messages between the desk and the applicant or the firm, oldest first',
        description: 'Reading them here marks nothing as read.',
        tags,
        params,
        response: { 200: deskThreadsSchema },
      },
      async ({ params: { applicationId } }) => {
        const application = await findApplication(db, applicationId)
        if (!application) throw notFound(noApplication)
        const parties =
          application.role === 'plaintiff' ? (['applicant', 'firm'] as const) : (['applicant'] as const)
        const threads = await Promise.all(
          parties.map(async (party) => {
            const messages = await listMessages(services, applicationId, party)
            const unread = messages.filter(({ author, readAt }) => author !== 'desk' && !readAt).length
            return { party, unread, messages }
          }),
        )
        return { threads }
      },
    ),
    route.post(
      '/api/applications/:applicationId/messages',
      { access: 'files', logs: 'message-write' },
      {
        summary: 'Write to the applicant or the firm; they are mailed that a message waits',
        tags,
        params,
        body: deskMessageSchema,
        response: { 201: threadMessageSchema },
      },
      async (request, reply) => {
        const { party, ...message } = request.body
        const place = { applicationId: request.params.applicationId, party }
        const outcome = await sendMessage(services, place, message, await reviewerOf(request))
        return reply.code(201).send(accept(outcome, messageRefusals).message)
      },
    ),
    route.post(
      '/api/applications/:applicationId/messages/read',
      { access: 'files', logs: 'nothing' },
      {
        summary: 'Note that the desk has read what a party wrote',
        tags,
        params,
        body: readingSchema,
        response: { 200: z.object({ read: z.int() }) },
      },
      async ({ params: { applicationId }, body: { party } }) => ({
        read: await markRead(db, { applicationId, party }, 'desk'),
      }),
    ),
    route.post(
      '/api/applications/:applicationId/messages/done',
      { access: 'files', logs: 'message-change' },
      {
        summary: 'Note that nothing more is expected in a thread, or that something is after all',
        tags,
        params,
        body: doneSchema,
        response: { 200: z.object({ done: z.boolean() }) },
      },
      async ({ params: { applicationId }, body: { party, done } }) => {
        if (!(await markDone(db, { applicationId, party }, done))) throw notFound('Nobody has written there.')
        return { done }
      },
    ),
  ])
}
