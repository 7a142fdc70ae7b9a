import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { formParams, unknownForm, withLines } from '#features/contract-forms/templates/api.ts'
import { pdf } from '#features/contract-forms/templates/schema/forms.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import type { Paper } from '#lib/papers/paper.ts'
import type { Printing } from '#lib/papers/print/printing.ts'
import { attachment } from '#lib/storage/download-headers.ts'
import { previewForm, readEveryWord } from './data.ts'
import { paperAnswerSchema, previewSchema, unsavedPreviewSchema } from './schema.ts'

const route = routesUnder('contract forms')
const reading = { access: 'owner', logs: 'nothing' } as const

const anyBytes = z.any().meta({ type: 'string', format: 'binary' })
/** A question about the head alone would print, too. */
const printed = { ...reading, exposeHeadRoute: false } as const

type PreviewServices = { db: Database; printing: Printing }

export const formPreviewApi = ({ db, printing }: PreviewServices) => {
  async function print(version: number, paper: Paper | undefined) {
    if (!paper) throw unknownForm()
    return (await printing.print(`form ${version}`, paper)).bytes
  }
  return defineApi([
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
    route.get(
      '/api/admin/contract-forms/:version/preview/pdf',
      printed,
      {
        summary: 'The same contract as PDF',
        params: formParams,
        querystring: previewSchema,
        produces: [pdf],
        response: { 200: anyBytes },
      },
      async (request, reply) => {
        const { version } = request.params
        const bytes = await print(version, await previewForm(db, version, request.query))
        return reply.headers(headersOf(`example-of-form-${version}.pdf`)).send(bytes)
      },
    ),
    route.get(
      '/api/admin/contract-forms/:version/words',
      printed,
      {
        summary: 'Every word of a form as PDF',
        description:
          'In both languages, with the notices of the states, their sources and days, what nobody has seen of the laws, and who confirmed it.',
        params: formParams,
        produces: [pdf],
        response: { 200: anyBytes },
      },
      async (request, reply) => {
        const { version } = request.params
        const bytes = await print(version, await readEveryWord(db, version))
        return reply.headers(headersOf(`form-${version}-every-word.pdf`)).send(bytes)
      },
    ),
  ])
}

const headersOf = (name: string) => ({
  'content-type': pdf,
  'content-disposition': attachment(name),
  'cache-control': 'no-store',
})
