import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { findMessage } from '#features/contact/data.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { findFiles, readMessagesOfApplication } from './data.ts'
import { forgetLink, type LinkRefusal, linkMessage } from './mutations.ts'
import { applicationsOfMessageSchema, linkRequestSchema, messagesOfApplicationSchema } from './schema.ts'

const tags = ['contact']
const byMessage = z.object({ messageId: rowId })
const byBoth = byMessage.extend({ applicationId: rowId })
const noMessage = 'There is no such message. It may have been deleted.'
const refusals: RefusalAnswers<LinkRefusal> = {
  'no message': [404, noMessage],
  'no application': [404, 'There is no such application. It may have been deleted.'],
}

export const messageLinksApi = (services: { db: Database; rowSealer: RowSealer }) => {
  const { db } = services
  const readFiles = async (messageId: string) => {
    const message = await findMessage(db, messageId)
    const files = message && (await findFiles(db, [message])).get(messageId)
    if (!files) throw notFound(noMessage)
    return files
  }

  return defineApi([
    route.get(
      '/api/contact/messages/:messageId/files',
      { access: 'files', logs: 'message-open' },
      {
        summary: 'The file that a message belongs to, or those that it may belong to, and why',
        tags,
        params: byMessage,
        response: { 200: applicationsOfMessageSchema },
      },
      async ({ params: { messageId } }) => readFiles(messageId),
    ),
    route.put(
      '/api/contact/messages/:messageId/files/:applicationId',
      { access: 'files', logs: 'message-link', logsFields: ['verdict'] },
      {
        summary: 'Say that a message belongs to a file, or that it does not',
        description:
          'A message belongs to one file: the last one said. A file it does not belong to is not suggested again.',
        tags,
        params: byBoth,
        body: linkRequestSchema,
        response: { 200: applicationsOfMessageSchema },
      },
      async (request) => {
        const { params, body } = request
        accept(await linkMessage(db, params, body.verdict, await reviewerOf(request)), refusals)
        return readFiles(params.messageId)
      },
    ),
    route.delete(
      '/api/contact/messages/:messageId/files/:applicationId',
      { access: 'files', logs: 'message-link' },
      {
        summary: 'Take back what was said about a message and a file',
        tags,
        params: byBoth,
        response: { 200: applicationsOfMessageSchema },
      },
      async (request) => {
        accept(await forgetLink(db, request.params, await reviewerOf(request)), refusals)
        return readFiles(request.params.messageId)
      },
    ),
    route.get(
      '/api/applications/:applicationId/contact-messages',
      { access: 'files', logs: 'file-open' },
      {
        summary: 'The messages of the contact form that belong to a file, and how many more may',
        tags,
        params: z.object({ applicationId: rowId }),
        response: { 200: messagesOfApplicationSchema },
      },
      async ({ params: { applicationId } }) => readMessagesOfApplication(services, applicationId),
    ),
  ])
}
