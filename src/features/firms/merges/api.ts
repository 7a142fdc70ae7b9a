import { z } from 'zod'
import type { Services } from '#db/services.ts'
import { authorOf } from '#lib/access.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import { accept } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { readFirmRecord } from '../records/data/firm.ts'
import { firmSchema } from '../records/schema/firm.ts'
import { mergeRefusals } from './content.ts'
import { previewMerge } from './data.ts'
import { mergeFirm, partFirm } from './mutations.ts'
import { mergePreviewSchema, mergeSchema } from './schema.ts'

const route = routesUnder('law firms')
const config = { access: 'files', logs: 'firm-merge' } as const
const params = z.object({ id: rowId })

export const firmMergesApi = (services: Services) => {
  const { db } = services
  const unknown = () => notFound(mergeRefusals.unknown[1] ?? '')
  const requireFirm = async (id: string) => {
    const firm = await readFirmRecord(services, id)
    if (!firm) throw unknown()
    return firm
  }
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
        const preview = await previewMerge(services, request.params.id, request.params.intoId)
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
        response: { 200: firmSchema },
      },
      async (request) => {
        const by = await authorOf(request)
        const { id } = accept(await mergeFirm(db, request.params.id, request.body, by), mergeRefusals)
        return requireFirm(id)
      },
    ),
    route.post(
      '/api/firms/:id/parting',
      config,
      {
        summary: 'Part a firm from the one it was merged into; what was merged into it comes along',
        params,
        response: { 200: firmSchema },
      },
      async (request) => requireFirm(accept(await partFirm(db, request.params.id), mergeRefusals).id),
    ),
  ])
}
