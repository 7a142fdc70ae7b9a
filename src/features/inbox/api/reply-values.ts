import { z } from 'zod'
import type { Services } from '#db/services.ts'
import { personOf } from '#lib/access.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import { rowId } from '#lib/row-id.ts'
import { readReplyValues } from '../data/reply-values.ts'
import { replyValuesSchema } from '../schema/reply-values.ts'

export const replyValuesApi = (services: Services) =>
  defineApi([
    route.get(
      '/api/contact/messages/:messageId/values',
      { access: 'files', logs: 'message-open' },
      {
        summary: 'What fills a template in a reply to a message',
        description:
          'Of the file only if the message is linked to it and came from an address that the file knows.',
        tags: ['contact'],
        params: z.object({ messageId: rowId }),
        response: { 200: replyValuesSchema },
      },
      async (request) => {
        const { name } = await personOf(request)
        const values = await readReplyValues(services, request.params.messageId, name)
        if (!values) throw notFound('There is no such message. It may have been deleted.')
        return values
      },
    ),
  ])
