import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { TextRegistry } from '#features/texts/schema.ts'
import { type Author, authorOf } from '#lib/access.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { HttpProblem } from '#lib/errors.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { contentKeySchema } from '../schema.ts'
import { listDrafts } from './data.ts'
import { dropDraft, saveDraft } from './mutations.ts'
import { draftInputSchema, draftListSchema, draftSchema } from './schema.ts'

const route = routesUnder('content')
const params = z.object({ key: contentKeySchema })

/** Only its author sees a draft, and no page shows it. The access log records what they publish. */
const config = { access: 'site', logs: 'nothing' } as const

const refusals: RefusalAnswers<'unknown' | 'rewritten'> = {
  unknown: [404, 'No page shows this key.'],
  rewritten: [409, 'You changed this draft in another window. Nothing was saved.'],
}

export const draftsApi = ({ db, registry }: { db: Database; registry: TextRegistry }) =>
  defineApi([
    route.get(
      '/api/content-drafts',
      { ...config },
      {
        summary: 'Texts that the caller has changed and not published, and who else changes some',
        response: { 200: draftListSchema },
      },
      async (request) => listDrafts(db, (await authorHere(request)).personId),
    ),
    route.put(
      '/api/content-drafts/:key',
      { ...config },
      {
        summary: 'Keep words for a text without publishing them',
        params,
        body: draftInputSchema,
        response: { 200: draftSchema },
      },
      async (request) => {
        const store = { db, registry, by: await authorHere(request) }
        return accept(await saveDraft(store, request.params.key, request.body), refusals).draft
      },
    ),
    route.delete(
      '/api/content-drafts/:key',
      { ...config },
      {
        summary: 'Drop a draft',
        params,
        querystring: z.object({ revision: z.uuid() }),
        response: { 204: z.null() },
      },
      async (request, reply) => {
        const draft = { ...request.params, ...request.query }
        accept(await dropDraft({ db, by: await authorHere(request) }, draft), refusals)
        return reply.code(204).send(null)
      },
    ),
  ])

export async function authorHere(request: FastifyRequest): Promise<Author> {
  const author = await authorOf(request)
  if (!author) throw new HttpProblem(401, 'Please sign in.')
  return author
}
