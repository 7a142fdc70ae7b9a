import type { Database } from '#db/database.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { readOfferDays } from './data.ts'
import { setOfferDays } from './mutations.ts'
import { offerDaysSchema } from './schema.ts'

const route = routesUnder('decisions')

export const offerDaysApi = ({ db }: { db: Database }) =>
  defineApi([
    route.get(
      '/api/admin/offer-days',
      { access: 'owner', logs: 'nothing' },
      { summary: 'How many days an offer stands', response: { 200: offerDaysSchema } },
      async () => ({ days: await readOfferDays(db) }),
    ),
    route.put(
      '/api/admin/offer-days',
      { access: 'owner', logs: 'offer-days-changed', logsFields: ['days'] },
      {
        summary: 'Say how many days an offer stands, from now on',
        body: offerDaysSchema,
        response: { 200: offerDaysSchema },
      },
      async (request) => {
        await setOfferDays(db, request.body.days)
        return { days: await readOfferDays(db) }
      },
    ),
  ])
