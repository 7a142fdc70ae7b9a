import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { authorOf } from '#lib/access.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import { accept } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { mergeRefusals } from './content.ts'
import { previewMerge } from './data.ts'
import { mergeFirm, partFirm } from './mutations.ts'
import { mergePreviewSchema, mergeSchema } from './schema.ts'

const route = routesUnder('law firms')
const config = { access: 'files', logs: 'firm-merge' } as const
const params = z.object({ id: rowId })
/** The firm at the end of the merges, whose record has all of it. */
const response = { 200: z.object({ id: z.uuid() }) }

export const firmMergesApi = ({ db }: { db: Database }) => {
  const unknown = () => notFound(mergeRefusals.unknown[1] ?? '')
  return defineApi([
    route.get(
      '/api/firms/:id/merge/:intoId',
      { access: 'files', logs: 'firm-open' },
      {
        summary: 'What merging a firm into another would bring and cost',
        params: z.object({ id: rowId, intoId: rowId }),
        response: { 200: mergePreviewSchema },
      },
      async (request) => {
        const preview = await previewMerge(db, request.params.id, request.params.intoId)
        if (!preview) throw unknown()
        return preview
      },
    ),
    route.post(
      '/api/firms/:id/merge',
      config,
      {
        summary: 'Merge a firm into another, which has its names, people and files from then on',
        description: 'Nothing is moved, so parting the two brings back exactly what there was.',
        params,
        body: mergeSchema,
        response,
      },
      async (request) => {
        const by = await authorOf(request)
        const { id } = accept(
          await mergeFirm(db, request.params.id, { merge: request.body, by }),
          mergeRefusals,
        )
        return { id }
      },
    ),
    route.post(
      '/api/firms/:id/parting',
      config,
      {
        summary: 'Part a firm from the one it was merged into; what was merged into it comes along',
        params,
        response,
      },
      async (request) => {
        const { id } = accept(await partFirm(db, request.params.id), mergeRefusals)
        return { id }
      },
    ),
  ])
}
