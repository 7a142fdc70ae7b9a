import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { noteAccess } from '#lib/access-log/note-access.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { accept } from '#lib/refusals.ts'
import { mayNotSee } from '../content/refusals.ts'
import { writePaymentList } from '../data/payment-list.ts'
import { readMoneyPage } from '../data/tasks.ts'
import { moneyPageSchema, paymentListQuerySchema } from '../schema/tasks.ts'

const route = routesUnder('payments')

export const moneyApi = (services: { db: Database; rowSealer: RowSealer }) => {
  const { db } = services
  return defineApi([
    route.get(
      '/api/admin/money',
      { access: 'money', logs: 'money-open' },
      {
        summary: 'Payments to sign, to make, on their way and come back, with their sums',
        response: { 200: moneyPageSchema },
      },
      async (request) => readMoneyPage(services, (await reviewerOf(request)).person?.id),
    ),
    route.get(
      '/api/admin/money/payment-list',
      { access: 'money', logs: 'itself' },
      {
        summary: 'What the bank is to pay today, as a spreadsheet with its total',
        description:
          'Released, and with every check done at this moment. For those who may see bank details.',
        querystring: paymentListQuerySchema,
        produces: ['text/csv'],
        response: { 200: z.any().meta({ type: 'string' }) },
      },
      async (request, reply) => {
        const { person } = await reviewerOf(request)
        const list = accept(await writePaymentList(services, request.query.on, person?.id), {
          'may not see': [403, mayNotSee],
          'other day': [422, 'A payment list is for today alone: every check is asked again on the day.'],
        })
        const { on, count, amount, csv } = list
        await noteAccess(request, db, 'payment-list', { details: { on, count, amount } })
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="payments-${on}.csv"`)
          .header('cache-control', 'no-store')
          .send(csv)
      },
    ),
  ])
}
