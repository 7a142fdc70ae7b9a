import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { authorOf } from '#lib/access.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { readLists, readPaymentSettings } from './data/lists.ts'
import { keepList, type ListRefusal, setPaymentSettings } from './mutations/lists.ts'
import { newListQuerySchema, paymentSettingsSchema, sanctionsListsSchema } from './schema.ts'

const route = routesUnder('payments')
/** The Treasury’s larger file has some 5 MB. */
const maxListBytes = 20 * 1024 * 1024
const anyBytes = z.any().meta({ type: 'string', format: 'binary' })

const refusals: RefusalAnswers<ListRefusal> = {
  unreadable: [422],
  few: [422],
  older: [409],
  'not yet': [422],
}
const settingsChanged = [409, 'Somebody changed this meanwhile. Look at it again.'] as const

type Services = { db: Database }

export const screeningApi = ({ db }: Services) =>
  defineApi([
    route.get(
      '/api/admin/sanctions-lists',
      { access: 'money', logs: 'nothing' },
      {
        summary: 'The Treasury’s lists that were uploaded, and whether payees can be compared today',
        response: { 200: sanctionsListsSchema },
      },
      async () => readLists(db),
    ),
    route.get(
      '/api/admin/payment-settings',
      { access: 'owner', logs: 'nothing' },
      { summary: 'What is asked before money leaves', response: { 200: paymentSettingsSchema } },
      async () => readPaymentSettings(db),
    ),
    route.put(
      '/api/admin/payment-settings',
      { access: 'owner', logs: 'payment-settings', logsFields: ['listDays'] },
      {
        summary: 'Say how old a sanctions list may be',
        body: paymentSettingsSchema,
        response: { 200: paymentSettingsSchema },
      },
      async (request) => {
        const by = await authorOf(request)
        accept(await setPaymentSettings(db, request.body, by), { changed: settingsChanged })
        return readPaymentSettings(db)
      },
    ),
  ])

/** In a scope of its own: only here is the body the bytes of a file. */
export const sanctionsListsApi = ({ db }: Services) =>
  defineApi(
    [
      route.post(
        '/api/admin/sanctions-lists',
        { access: 'owner', logs: 'sanctions-list', isUpload: true, bodyLimit: maxListBytes },
        {
          summary: 'Upload sdn.csv or alt.csv as the Treasury publishes it, sent as the bare body',
          description:
            'All of it or nothing: 422 for a file that isn’t as it is published, that is cut off, or of a day to come; 409 if a newer list is here.',
          consumes: ['text/csv'],
          querystring: newListQuerySchema,
          body: anyBytes,
          response: { 201: sanctionsListsSchema },
        },
        async (request, reply) => {
          const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
          const list = { ...request.query, bytes }
          accept(await keepList(db, list, await authorOf(request)), refusals)
          return reply.code(201).send(await readLists(db))
        },
      ),
    ],
    (app) => {
      app.removeAllContentTypeParsers()
      app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxListBytes }, (_request, body, done) =>
        done(null, body),
      )
    },
  )
