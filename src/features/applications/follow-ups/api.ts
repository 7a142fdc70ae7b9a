import { z } from 'zod'
import type { Services } from '#db/services.ts'
import { readCalendar } from '#features/calendar/data.ts'
import { calendarSchema } from '#features/calendar/schema.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { countFollowUps, listFollowUps } from './data.ts'
import { changeFollowUp, type FollowUpRefusal, setFollowUp } from './mutations.ts'
import { dueFollowUpsSchema, followUpChangeSchema, followUpSchema, newFollowUpSchema } from './schema.ts'

const tags = ['applications']
const config = { access: 'files', logs: 'follow-up' } as const
const wrongOwner = 'Choose somebody who works here and may open files'

export const ownerRefusal: RefusalAnswers<'not a colleague'> = {
  'not a colleague': [422, `${wrongOwner}.`, { ownerId: [wrongOwner] }],
}

const refusals: RefusalAnswers<FollowUpRefusal> = {
  unknown: [404, 'There is no such application.'],
  'no follow-up': [404, 'There is no such follow-up.'],
  changed: [409, 'Somebody else has changed this follow-up meanwhile. Look at it again.'],
  ...ownerRefusal,
}

/** The application's own response includes its follow-ups. */
export const followUpsApi = (services: Services) =>
  defineApi([
    route.get(
      '/api/applications/follow-ups',
      { access: 'files', logs: 'follow-ups-open' },
      {
        summary: 'Your follow-ups that are due by the end of today, the most urgent first',
        description: '`of=everybody` lists the colleagues’ too. Those of whoever left are everybody’s.',
        tags,
        querystring: z.object({ of: z.enum(['me', 'everybody']).default('me') }),
        response: { 200: dueFollowUpsSchema },
      },
      async (request) => {
        const { person } = await reviewerOf(request)
        const whose = request.query.of === 'me' ? person?.id : undefined
        const [counts, followUps] = await Promise.all([
          countFollowUps(services.db, whose),
          listFollowUps(services, whose),
        ])
        return { ...counts, followUps }
      },
    ),
    route.get(
      '/api/applications/follow-ups/calendar',
      { access: 'files', logs: 'nothing' },
      {
        summary: 'When the office works, by the owner’s calendar: follow-ups are chosen in it',
        tags,
        response: { 200: calendarSchema },
      },
      async () => readCalendar(services.db),
    ),
    route.post(
      '/api/applications/:id/follow-ups',
      { ...config, logsFields: ['kind', 'dueAt'] },
      {
        summary: 'Set a follow-up: what to do, when, and whose it is',
        tags,
        params: z.object({ id: rowId }),
        body: newFollowUpSchema,
        response: { 201: followUpSchema },
      },
      async (request, reply) => {
        const { params, body } = request
        const outcome = await setFollowUp(services, params.id, body, await reviewerOf(request))
        return reply.code(201).send(accept(outcome, refusals).followUp)
      },
    ),
    route.patch(
      '/api/applications/:id/follow-ups/:followUpId',
      { ...config, logsFields: ['isDone', 'dueAt'] },
      {
        summary: 'Mark a follow-up as done or not, move it, or hand it to a colleague',
        tags,
        params: z.object({ id: rowId, followUpId: rowId }),
        body: followUpChangeSchema,
        response: { 200: followUpSchema },
      },
      async (request) => {
        const { id: applicationId, followUpId } = request.params
        const place = { applicationId, followUpId }
        const outcome = await changeFollowUp(services, place, request.body, await reviewerOf(request))
        return accept(outcome, refusals).followUp
      },
    ),
  ])
