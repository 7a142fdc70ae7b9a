import { z } from 'zod'
import type { Services } from '#db/services.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import { rowId } from '#lib/row-id.ts'
import { countInbox, readApplicationSummary, readInbox } from '../data/inbox.ts'
import {
  applicationSummarySchema,
  inboxCountsSchema,
  inboxPageSchema,
  inboxQuerySchema,
} from '../schema/inbox.ts'

const tags = ['contact']

export const inboxApi = (services: Services) =>
  defineApi([
    route.get(
      '/api/inbox',
      { access: 'files', logs: 'messages-open' },
      {
        summary: 'What people wrote, by the contact form and on their case pages, the latest first',
        description: 'Reading it marks nothing as read.',
        tags,
        querystring: inboxQuerySchema,
        response: { 200: inboxPageSchema },
      },
      async ({ query }) => readInbox(services, query),
    ),
    route.get(
      '/api/inbox/counts',
      { access: 'files', logs: 'nothing' },
      {
        summary: 'How much lies in each pile of the inbox',
        tags,
        response: { 200: inboxCountsSchema },
      },
      async () => countInbox(services.db),
    ),
    route.get(
      '/api/inbox/files/:applicationId',
      { access: 'files', logs: 'file-open' },
      {
        summary: 'What one needs of a file to answer a message',
        description: 'It leaves the file unread, and leaves no entry in its timeline.',
        tags,
        params: z.object({ applicationId: rowId }),
        response: { 200: applicationSummarySchema },
      },
      async ({ params: { applicationId } }) => {
        const file = await readApplicationSummary(services, applicationId)
        if (!file) throw notFound('There is no such application. It may have been deleted.')
        return file
      },
    ),
  ])
