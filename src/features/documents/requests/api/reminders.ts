import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { CaseParty } from '#domain/case-file.ts'
import { openCaseLink } from '#features/correspondence/page-links/mutations.ts'
import { applicationParams } from '#features/documents/files/api.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { networkOf } from '#lib/attempts.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { stopRefusals } from '../content/refusals.ts'
import { pauseReminders, stopReminders, wantReminders } from '../mutations/reminders.ts'
import { type ReminderState, remindersSchema, stopPaths, tokenParams } from '../schema/reminders.ts'

export type RemindersApiOptions = { db: Database; rateLimitFactor: number }

const tags = ['document requests']

const pauseRefusals: RefusalAnswers<'unknown' | 'ended'> = {
  unknown: [404, 'This request doesn’t exist.'],
  ended: [409, 'This request has ended. Nothing more is mailed about it.'],
}

export const remindersApi = ({ db }: RemindersApiOptions) => {
  const params = applicationParams.extend({ requestId: rowId })
  const config = { access: 'files', logs: 'reminders-change' } as const
  const response = { 200: z.object({ isPaused: z.boolean() }) }
  const pause = async (request: FastifyRequest, ids: z.output<typeof params>, isPaused: boolean) => {
    accept(await pauseReminders(db, { ...ids, isPaused }, await reviewerOf(request)), pauseRefusals)
    return { isPaused }
  }
  return defineApi([
    route.post(
      '/api/applications/:applicationId/requests/:requestId/pause',
      { ...config },
      { summary: 'Pause the reminders of a request', tags, params, response },
      (request) => pause(request, request.params, true),
    ),
    route.post(
      '/api/applications/:applicationId/requests/:requestId/resume',
      { ...config },
      {
        summary: 'Let the reminders of a request go on',
        description: 'Those whose day has passed meanwhile are left out.',
        tags,
        params,
        response,
      },
      (request) => pause(request, request.params, false),
    ),
  ])
}

/** Forms and mail programs (RFC 8058) may send any body; the token says it all. */
export const stopRemindersApi = ({ db, rateLimitFactor }: RemindersApiOptions) => {
  const config = {
    access: 'public',
    rateLimit: { max: Math.max(1, Math.round(30 * rateLimitFactor)), timeWindow: 10 * 60_000 },
  } as const
  const schema = { tags, params: tokenParams, response: { 200: remindersSchema, 303: z.null() } }

  async function open(request: FastifyRequest, token: string, party: CaseParty) {
    const network = networkOf(request.ip)
    const opened = await openCaseLink(db, { token, party, network, factor: rateLimitFactor })
    return { applicationId: accept(opened, stopRefusals).application.id, party }
  }

  type Answering = { party: CaseParty; token: string; reminders: ReminderState }
  const answer = (request: FastifyRequest, reply: FastifyReply, { party, token, reminders }: Answering) =>
    request.headers.accept?.includes('text/html')
      ? reply.redirect(stopPaths[party].page(token), 303)
      : reply.send({ reminders })

  const routesOf = (party: CaseParty, area: 'case' | 'firm') => [
    route.get(
      `/api/${area}/:token/stop-reminders`,
      { ...config },
      { ...schema, summary: 'The page where reminders are stopped', hide: true },
      async (request, reply) => reply.redirect(stopPaths[party].page(request.params.token), 303),
    ),
    route.post(
      `/api/${area}/:token/stop-reminders`,
      { ...config },
      { ...schema, summary: `Stop the reminders to the ${party}` },
      async (request, reply) => {
        const { token } = request.params
        await stopReminders(db, await open(request, token, party))
        return answer(request, reply, { party, token, reminders: 'stopped' })
      },
    ),
    route.post(
      `/api/${area}/:token/want-reminders`,
      { ...config },
      { ...schema, summary: `Send the ${party} reminders again` },
      async (request, reply) => {
        const { token } = request.params
        await wantReminders(db, await open(request, token, party))
        return answer(request, reply, { party, token, reminders: 'running' })
      },
    ),
  ]

  return defineApi([...routesOf('applicant', 'case'), ...routesOf('firm', 'firm')], (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4_096 }, (_request, _body, done) =>
      done(null),
    )
  })
}
