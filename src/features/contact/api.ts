import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { authorOf } from '#lib/access.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { rateLimit } from '#lib/rate-limit.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { byLanguage } from '#lib/worded-schemas.ts'
import { listFromSameAddress, listMessages, readMessage, readMessagesOverview } from './data.ts'
import { deleteMessage, markMessage, type ReplyRefusal, receiveMessage, replyToMessage } from './mutations.ts'
import {
  contactAnswerSchema,
  contactRequestSchemas,
  messageMarksSchema,
  messagePageSchema,
  messageQuerySchema,
  messagesOverviewSchema,
  messageWithRepliesSchema,
  replyRequestSchema,
  replySchema,
} from './schema.ts'

export type ContactApiOptions = {
  db: Database
  rowSealer: RowSealer
  enqueue: Enqueue
  rateLimitFactor: number
  dataDir: string
}

/** Five messages per ten minutes, for the page and the API together. */
export const contactRateLimit = (factor: number) => ({ ...rateLimit(5, 10, factor), groupId: 'contact' })

const tags = ['contact']
const administrator = { access: 'files' } as const
const byId = z.object({ id: z.uuid() })
const noMessage = 'There is no such message. It may have been deleted.'
const noSuchMessage = () => notFound(noMessage)
const replyRefusals: RefusalAnswers<ReplyRefusal> = {
  unknown: [404, noMessage],
  'answered meanwhile': [409, 'Somebody has answered meanwhile. Your reply was not sent.'],
}

export const contactApi = ({ rateLimitFactor, dataDir, ...services }: ContactApiOptions) => {
  const { db } = services
  return defineApi([
    route.post(
      '/api/contact',
      { access: 'public', rateLimit: contactRateLimit(rateLimitFactor) },
      {
        summary: 'Send a message to the company',
        description:
          'Kept before the answer, with the language that the request accepts. 200 instead of 201 when the same message was kept already.',
        tags,
        body: byLanguage(contactRequestSchemas),
        response: { 200: contactAnswerSchema, 201: contactAnswerSchema },
      },
      async (request, reply) => {
        const { id, isRepeated } = await receiveMessage(services, request.body, request.locale)
        return reply.code(isRepeated ? 200 : 201).send({ id })
      },
    ),
    route.get(
      '/api/contact/messages',
      { ...administrator, logs: 'messages-open' },
      {
        summary: 'Messages of visitors, the latest first',
        tags,
        querystring: messageQuerySchema,
        response: { 200: messagePageSchema },
      },
      async (request) => listMessages(services, request.query),
    ),
    route.get(
      '/api/contact/messages/overview',
      { ...administrator, logs: 'nothing' },
      {
        summary: 'How many messages wait, and for how long',
        tags,
        querystring: z.object({ since: z.iso.datetime({ offset: true }).optional() }),
        response: { 200: messagesOverviewSchema },
      },
      async ({ query: { since } }) =>
        readMessagesOverview(db, { since: since ? new Date(since) : undefined }),
    ),
    route.get(
      '/api/contact/messages/:id',
      { ...administrator, logs: 'message-open' },
      {
        summary: 'A message with its replies',
        tags,
        params: byId,
        response: { 200: messageWithRepliesSchema },
      },
      async (request) => requireMessage(await readMessage(services, request.params.id)),
    ),
    route.get(
      '/api/contact/messages/:id/others',
      { ...administrator, logs: 'message-open' },
      {
        summary: 'What else came from the address of a message, in the order it came',
        tags,
        params: byId,
        response: { 200: z.array(messageWithRepliesSchema) },
      },
      async (request) => listFromSameAddress(services, request.params.id),
    ),
    route.patch(
      '/api/contact/messages/:id',
      { ...administrator, logs: 'message-change' },
      {
        summary: 'Mark a message read, unread, answered, done or not spam',
        tags,
        params: byId,
        body: messageMarksSchema,
        response: { 200: messageWithRepliesSchema },
      },
      async ({ params: { id }, body }) => {
        if (!(await markMessage(db, id, body))) throw noSuchMessage()
        return requireMessage(await readMessage(services, id))
      },
    ),
    route.post(
      '/api/contact/messages/:id/replies',
      { ...administrator, logs: 'message-reply' },
      {
        summary: 'Answer a message by mail',
        description:
          'Kept and marked answered before the answer, mailed after it, again until it succeeds. 200 instead of 201 when the same reply was kept already. 409 when somebody else has answered since the replies that were `seen`.',
        tags,
        params: byId,
        body: replyRequestSchema,
        response: { 200: replySchema, 201: replySchema },
      },
      async (request, reply) => {
        const replied = await replyToMessage(
          services,
          request.params.id,
          request.body,
          await authorOf(request),
        )
        const { isRepeated, reply: kept } = accept(replied, replyRefusals)
        return reply.code(isRepeated ? 200 : 201).send(kept)
      },
    ),
    route.delete(
      '/api/contact/messages/:id',
      { ...administrator, logs: 'message-delete' },
      {
        summary: 'Delete a message and its replies, unsent and in the outbox too',
        description: 'An owner can bring it back for 30 days. What was unsent stays unsent.',
        tags,
        params: byId,
        response: { 204: z.null() },
      },
      async (request, reply) => {
        const by = await authorOf(request)
        if (!(await deleteMessage({ ...services, dataDir }, request.params.id, by))) throw noSuchMessage()
        return reply.code(204).send(null)
      },
    ),
  ])
}

function requireMessage<T>(message: T | undefined): T {
  if (!message) throw noSuchMessage()
  return message
}
