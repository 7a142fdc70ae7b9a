import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { mayEnter } from '#domain/roles.ts'
import type { AdminSession } from '#lib/access.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { HttpProblem } from '#lib/errors.ts'
import type { Live } from '#lib/live/live.ts'
import { writeEvent, writeNews } from '#lib/live/stream-event.ts'
import type { StreamRefusal } from '#lib/live/streams.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { readNewsAfter } from './data.ts'
import { afterSchema, type NewsPage, newsPageSchema, placeSchema } from './schema.ts'

const tags = ['admin']

const streamRefusals: RefusalAnswers<StreamRefusal> = {
  'many in this browser': [429, 'This browser has too many live streams open.'],
  full: [503, 'There are too many live streams open. Ask for the news instead.'],
}

export const liveApi = ({ db, live }: { db: Database; live: Live }) => {
  /** An editor sees no applicant, and hears of none. */
  async function readNews({ person, idHash }: AdminSession, after: string | undefined): Promise<NewsPage> {
    const { news, ...where } = await readNewsAfter(db, after)
    return mayEnter(person.role, 'files')
      ? { ...where, news, presence: live.presenceOf(idHash) }
      : { ...where, news: [], presence: [] }
  }

  return defineApi([
    route.get(
      '/api/admin/live',
      {
        access: 'person',
        countsAsVisit: false,
        // A HEAD request would open a stream that nobody reads.
        exposeHeadRoute: false,
      },
      {
        summary: 'What others do, as it happens',
        description:
          'Server-sent events. `hello` comes first, with what a news page has but the news; `news` is one entry, `presence` says who has a file open that this session has open too, `gap` that news may have been missed and should be asked for, `beat` that the line is alive. The id of the last entry goes into `Last-Event-ID`, or into `after`, of whoever comes back.',
        tags,
        querystring: afterSchema,
        produces: ['text/event-stream'],
        response: { 200: z.any().meta({ type: 'string' }) },
      },
      async (request, reply) => {
        const session = await sessionOf(request)
        const { person, idHash } = session
        const viewer = { session: idHash, personId: person.id, role: person.role }
        const { body } = accept(live.open(viewer), streamRefusals)
        try {
          const { news, ...hello } = await readNews(session, lastSeen(request))
          body.push(writeEvent('hello', hello, hello.mark) + writeNews(news))
        } catch (error) {
          body.destroy()
          throw error
        }
        return (
          reply
            .type('text/event-stream; charset=utf-8')
            .header('cache-control', 'no-store, no-transform')
            // For nginx, which would hold the events back until there are many.
            .header('x-accel-buffering', 'no')
            // Nothing follows on this connection, so it ends with the stream.
            .header('connection', 'close')
            .send(body)
        )
      },
    ),
    route.get(
      '/api/admin/live/news',
      { access: 'person', countsAsVisit: false },
      {
        summary: 'The same for whoever cannot keep a stream open',
        tags,
        querystring: afterSchema,
        response: { 200: newsPageSchema },
      },
      async (request) => readNews(await sessionOf(request), request.query.after),
    ),
    route.put(
      '/api/admin/live/place',
      {
        // The log already has that the application was opened.
        access: 'files',
        logs: 'nothing',
        countsAsVisit: false,
      },
      {
        summary: 'Say which file is open here, so that others who have it open know',
        description: 'It lasts as long as the session has a stream, and without one for less than a minute.',
        tags,
        body: placeSchema,
        response: { 204: z.null() },
      },
      async (request, reply) => {
        const { person, idHash } = await sessionOf(request)
        await live.putPlace({
          ...request.body,
          session: idHash,
          person: { id: person.id, name: person.name },
        })
        return reply.code(204).send(null)
      },
    ),
  ])
}

/** Only for routes that a guard has let through. */
async function sessionOf(request: Pick<FastifyRequest, 'adminSession'>): Promise<AdminSession> {
  const session = await request.adminSession()
  if (!session) throw new HttpProblem(401, 'Please sign in.')
  return session
}

function lastSeen({
  headers,
  query,
}: Pick<FastifyRequest, 'headers'> & { query: { after?: string | undefined } }) {
  const named = headers['last-event-id']
  return typeof named === 'string' ? named : query.after
}
