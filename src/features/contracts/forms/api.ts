import type { Database } from '#db/database.ts'
import { formParams, unknownForm, withLines } from '#features/contracts/templates/api.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { previewForm } from './data.ts'
import { paperAnswerSchema, previewSchema, unsavedPreviewSchema } from './schema.ts'

const route = routesUnder('contract forms')
const reading = { access: 'owner', logs: 'nothing' } as const

export const formPreviewApi = ({ db }: { db: Database }) =>
  defineApi([
    route.get(
      '/api/admin/contract-forms/:version/preview',
      reading,
      {
        summary: 'A contract with these words, for an example of ours',
        params: formParams,
        querystring: previewSchema,
        response: { 200: paperAnswerSchema },
      },
      async (request) => {
        const paper = await previewForm(db, request.params.version, request.query)
        if (!paper) throw unknownForm()
        return { paper }
      },
    ),
    route.post(
      '/api/admin/contract-forms/:version/preview',
      { ...reading, ...withLines },
      {
        summary: 'The same with lines that aren’t saved',
        params: formParams,
        body: unsavedPreviewSchema,
        response: { 200: paperAnswerSchema },
      },
      async (request) => {
        const paper = await previewForm(db, request.params.version, request.body)
        if (!paper) throw unknownForm()
        return { paper }
      },
    ),
  ])
