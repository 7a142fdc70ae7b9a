import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { TextRegistry } from '#features/texts/schema.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { authorHere } from '../drafts/api.ts'
import { listPublications } from './data.ts'
import { type PublicationRefusal, publishDrafts, undoPublication } from './mutations.ts'
import { publicationInputSchema, publicationSchema } from './schema.ts'

const route = routesUnder('content')
const config = { access: 'site' } as const
const changes = { ...config, logs: 'text-change' } as const

const refusals: RefusalAnswers<PublicationRefusal> = {
  missing: [404, 'There is no publication with this id.'],
  rewritten: [409, 'You changed a draft in another window. Nothing was published.'],
  changed: [409, 'Somebody else published one of these texts meanwhile. Nothing was published.'],
  unfit: [400],
}

export const publicationsApi = ({ db, registry }: { db: Database; registry: TextRegistry }) => {
  const storeFor = async (request: FastifyRequest) => ({ db, registry, by: await authorHere(request) })

  return defineApi([
    route.get(
      '/api/content-publications',
      { ...config },
      {
        summary: 'The last ten times that drafts went public',
        response: { 200: z.array(publicationSchema) },
      },
      async () => listPublications(db),
    ),
    route.post(
      '/api/content-publications',
      { ...changes, logsFields: ['drafts'] },
      {
        summary: 'Publish drafts of the caller together, or none of them',
        description: 'On a refusal, `errors` has the reason by key.',
        body: publicationInputSchema,
        response: { 200: publicationSchema },
      },
      async (request) =>
        accept(await publishDrafts(await storeFor(request), request.body), refusals).publication,
    ),
    route.post(
      '/api/content-publications/:id/undo',
      { ...changes },
      {
        summary: 'Show what the pages showed before, and make drafts of the words again',
        params: z.object({ id: rowId }),
        response: { 200: publicationSchema },
      },
      async (request) =>
        accept(await undoPublication(await storeFor(request), request.params.id), refusals).publication,
    ),
  ])
}
