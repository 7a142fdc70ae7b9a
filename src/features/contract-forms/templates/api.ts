import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { authorOf } from '#lib/access.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import { accept } from '#lib/refusals.ts'
import { attachment } from '#lib/storage/download-headers.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { formRefusals, letterRefusals } from './content/refusals.ts'
import { listForms, openLetter, readForm } from './data.ts'
import { beginForm, changeApprovals, changeLines, confirmForm, discardForm, keepLetter } from './mutations.ts'
import {
  approvalChangesSchema,
  formListSchema,
  formSchema,
  lineChangesSchema,
  maxLetterBytes,
  newConfirmationSchema,
  newFormSchema,
  pdf,
} from './schema/forms.ts'

type Services = { db: Database; storage: Storage }

const route = routesUnder('contract forms')
const reading = { access: 'owner', logs: 'nothing' } as const
const changing = { access: 'owner', logs: 'contract-form' } as const
/** All lines of a form in both languages, and room to grow. */
export const withLines = { bodyLimit: 1024 * 1024 }
export const formParams = z.object({ version: z.coerce.number().int().min(1).max(2_147_483_647) })
const response = { 200: formSchema }
const anyBytes = z.any().meta({ type: 'string', format: 'binary' })

export const contractFormsApi = ({ db }: Pick<Services, 'db'>) => {
  const requireForm = async (version: number) => {
    const form = await readForm(db, version)
    if (!form) throw unknownForm()
    return form
  }
  return defineApi([
    route.get(
      '/api/admin/contract-forms',
      reading,
      {
        summary: 'The words of contracts by version, and which are in force',
        description: 'Without any, there is a draft with the words that came with the program.',
        response: { 200: formListSchema },
      },
      async () => listForms(db),
    ),
    route.post(
      '/api/admin/contract-forms',
      changing,
      {
        summary: 'Begin a draft from another form, or from the words that came with the program',
        body: newFormSchema,
        response: { 201: formSchema },
      },
      async (request, reply) => {
        const begun = await beginForm(db, request.body.from, await authorOf(request))
        return reply.code(201).send(await requireForm(accept(begun, formRefusals).version))
      },
    ),
    route.get(
      '/api/admin/contract-forms/:version',
      reading,
      {
        summary: 'A form: its lines, the notices of states, and what it lacks before it can be in force',
        params: formParams,
        response,
      },
      async (request) => requireForm(request.params.version),
    ),
    route.put(
      '/api/admin/contract-forms/:version/lines',
      { ...changing, ...withLines },
      {
        summary: 'Change lines of a draft',
        description:
          'Lines that aren’t named stay. A line has its values in braces, like `{funded}`; `required` must be there, and no others than `allowed`. `errors` has the mistakes by line. The Spanish of a state’s notice is a line under the notice’s key.',
        params: formParams,
        body: lineChangesSchema,
        response,
      },
      async (request) => {
        const { version } = request.params
        const by = await authorOf(request)
        accept(await changeLines(db, { version, ...request.body }, by), formRefusals)
        return requireForm(version)
      },
    ),
    route.put(
      '/api/admin/contract-forms/:version/approvals',
      changing,
      {
        summary: 'Record that a state approved a form, or take that back',
        params: formParams,
        body: approvalChangesSchema,
        response,
      },
      async (request) => {
        const { version } = request.params
        const by = await authorOf(request)
        accept(await changeApprovals(db, { version, ...request.body }, by), formRefusals)
        return requireForm(version)
      },
    ),
    route.post(
      '/api/admin/contract-forms/:version/confirmation',
      changing,
      {
        summary: 'Put a draft in force: a lawyer confirmed its words',
        description:
          'Their letter has to be there first. From then on no word of the form changes, and new contracts get it.',
        params: formParams,
        body: newConfirmationSchema,
        response,
      },
      async (request) => {
        const { version } = request.params
        const by = await authorOf(request)
        accept(await confirmForm(db, { version, ...request.body }, by), formRefusals)
        return requireForm(version)
      },
    ),
    route.post(
      '/api/admin/contract-forms/:version/discarding',
      changing,
      { summary: 'Give a draft up', params: formParams, response: { 200: formListSchema } },
      async (request) => {
        accept(await discardForm(db, request.params.version, await authorOf(request)), formRefusals)
        return listForms(db)
      },
    ),
  ])
}

export const unknownForm = () => notFound('There is no such contract form.')

/** In a scope of its own: only here is the body the bytes of a letter. */
export const formLettersApi = ({ db, storage }: Services) =>
  defineApi(
    [
      route.put(
        '/api/admin/contract-forms/:version/letter',
        { ...changing, isUpload: true, bodyLimit: maxLetterBytes },
        {
          summary: 'The lawyer’s letter about a draft, as a PDF of at most 10 MB, sent as the bare body',
          consumes: [pdf],
          params: formParams,
          body: anyBytes,
          response: { 204: z.null() },
        },
        async (request, reply) => {
          const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
          const letter = { version: request.params.version, bytes }
          accept(await keepLetter({ db, storage }, letter, await authorOf(request)), letterRefusals)
          return reply.code(204).send(null)
        },
      ),
      route.get(
        '/api/admin/contract-forms/:version/letter',
        reading,
        { summary: 'The lawyer’s letter', params: formParams, produces: [pdf], response: { 200: anyBytes } },
        async (request, reply) => {
          const { version } = request.params
          const bytes = await openLetter({ db, storage }, version)
          if (!bytes) throw notFound('There is no letter about this form.')
          return reply
            .headers({
              'content-type': pdf,
              'content-disposition': attachment(`letter-about-form-${version}.pdf`),
              'cache-control': 'no-store',
              'content-security-policy': "default-src 'none'; sandbox",
            })
            .send(bytes)
        },
      ),
    ],
    (app) => {
      app.removeAllContentTypeParsers()
      app.addContentTypeParser(
        '*',
        { parseAs: 'buffer', bodyLimit: maxLetterBytes },
        (_request, body, done) => done(null, body),
      )
    },
  )
