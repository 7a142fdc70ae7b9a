import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  applicationParams,
  type DocumentsApiOptions,
  firstScanState,
  noApplication,
  ownOrigin,
  uploadLimit,
} from '#features/documents/files/api.ts'
import { formUploadRefusals } from '#features/documents/files/content/refusals.ts'
import { findApplication, toPublicDocument } from '#features/documents/files/data/files.ts'
import { registerDocument } from '#features/documents/files/mutations/register.ts'
import { reserveUpload } from '#features/documents/files/mutations/reserve.ts'
import {
  documentSchema,
  linkRegistrationSchemas,
  linkUploadRequestSchemas,
  uploadFormSchema,
} from '#features/documents/files/schema/files.ts'
import type { Refusal } from '#features/documents/files/schema/reservations.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { noteReading } from '#lib/access-log/note-reading.ts'
import { networkOf } from '#lib/attempts.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import type { Sealer } from '#lib/sealer.ts'
import { byLanguage } from '#lib/worded-schemas.ts'
import { pick } from '#site/locale.ts'
import { changeRefusals, openingRefusals } from './content/refusals.ts'
import { uploadWords } from './content.ts'
import {
  type FoundLink,
  type LinkRow,
  listLinks,
  listLivingLinks,
  readLinkInfo,
  toUploadLink,
} from './data.ts'
import { askForNewLink, changeLink, createLink, openLink } from './mutations.ts'
import {
  applicationLinkSchema,
  linkChangeSchema,
  linkInfoSchema,
  linksQuerySchema,
  newLinkSchema,
  tokenParams,
  uploadLinkSchema,
} from './schema.ts'

export type UploadLinksApiOptions = Omit<DocumentsApiOptions, 'paths'> & { sealer: Sealer }

const tags = ['upload links']

const refusalsOf = ({ maxUploads }: LinkRow): RefusalAnswers<Refusal> => ({
  ...formUploadRefusals,
  full: [409, pick(uploadWords, (words) => words.maxReached(maxUploads))],
})

export const uploadLinksApi = ({ db, sealer, config }: UploadLinksApiOptions) => {
  const present = (link: LinkRow) => toUploadLink(link, sealer, config.publicUrl)

  return defineApi([
    route.get(
      '/api/applications/upload-tokens',
      { access: 'files', logs: 'itself' },
      {
        summary: 'The living upload links of many applications, newest first',
        description: 'Without their addresses: those come with the links of one application.',
        tags,
        querystring: linksQuerySchema,
        response: { 200: z.object({ tokens: z.array(applicationLinkSchema) }) },
      },
      async (request) => {
        const links = await listLivingLinks(db, request.query.ids)
        const named = links.map(({ applicationId }) => ({ id: applicationId }))
        await noteReading(request, db, 'upload-links', named)
        return {
          tokens: links.map((link) => {
            const { uploadUrl, ...shown } = present(link)
            return { ...shown, canBeCopied: uploadUrl !== null, applicationId: link.applicationId }
          }),
        }
      },
    ),
    route.get(
      '/api/applications/:applicationId/upload-tokens',
      { access: 'files', logs: 'file-open' },
      {
        summary: 'The upload links of an application, newest first',
        tags,
        params: applicationParams,
        response: { 200: z.object({ tokens: z.array(uploadLinkSchema) }) },
      },
      async ({ params: { applicationId } }) => {
        if (!(await findApplication(db, applicationId))) throw notFound(noApplication)
        return { tokens: (await listLinks(db, applicationId)).map(present) }
      },
    ),
    route.post(
      '/api/applications/:applicationId/upload-token',
      { access: 'files', logs: 'upload-link' },
      {
        summary: 'Generate an upload link',
        tags,
        params: applicationParams,
        body: newLinkSchema.nullish().transform((body) => body ?? newLinkSchema.parse({})),
        response: { 201: uploadLinkSchema },
      },
      async (request, reply) => {
        const { params, body } = request
        const outcome = await createLink(
          { db, sealer },
          params.applicationId,
          body,
          await reviewerOf(request),
        )
        return reply.code(201).send(present(accept(outcome, { unknown: [404, noApplication] }).link))
      },
    ),
    route.patch(
      '/api/applications/:applicationId/upload-tokens/:linkId',
      { access: 'files', logs: 'upload-link-change' },
      {
        summary: 'Extend or deactivate an upload link',
        tags,
        params: applicationParams.extend({ linkId: rowId }),
        body: linkChangeSchema,
        response: { 200: uploadLinkSchema },
      },
      async (request) => {
        const outcome = await changeLink({ db }, request.params, request.body, await reviewerOf(request))
        return present(accept(outcome, changeRefusals).link)
      },
    ),
  ])
}

/** Unknown tokens all get the same answer, and too many of them are refused. */
export const linkHolderApi = (options: UploadLinksApiOptions) => {
  const { db, rowSealer, storage, enqueue, config } = options
  const factor = config.rateLimitFactor
  const rateLimit = uploadLimit(2 * factor)

  async function open(request: FastifyRequest, token: string): Promise<FoundLink> {
    return accept(await openLink(db, { token, network: networkOf(request.ip), factor }), openingRefusals)
  }

  return defineApi([
    route.get(
      '/api/upload-token/:token/info',
      { access: 'public', rateLimit },
      {
        summary: 'What an upload link is for',
        tags,
        params: tokenParams,
        response: { 200: linkInfoSchema },
      },
      async (request) => {
        return readLinkInfo({ db, rowSealer }, await open(request, request.params.token))
      },
    ),
    route.post(
      '/api/upload/:token/file',
      { access: 'public', rateLimit },
      {
        summary: 'Ask for a URL to send one document to, by an upload link',
        description:
          'POST a form (multipart/form-data) to `uploadURL` within 15 minutes: `fields` first, then the file as `file`. Then save it.',
        tags,
        params: tokenParams,
        body: byLanguage(linkUploadRequestSchemas),
        response: { 200: uploadFormSchema },
      },
      async (request) => {
        const { link, application } = await open(request, request.params.token)
        const { itemId, ...file } = request.body
        const from = { channel: 'upload-link', linkId: link.id, address: request.ip } as const
        const outcome = await reserveUpload(options, { application, ...from, itemId }, file)
        const { grant } = accept(outcome, refusalsOf(link))
        const form = await storage.authorizeForm(grant, ownOrigin(request, config.publicUrl))
        return { ...form, objectPath: grant.key }
      },
    ),
    route.post(
      '/api/upload/:token/save-file',
      { access: 'public', rateLimit },
      {
        summary: 'Register a document that was sent by an upload link',
        description:
          '`filePath` is the `objectPath` of the answer before. The bytes decide whether it is taken.',
        tags,
        params: tokenParams,
        body: byLanguage(linkRegistrationSchemas),
        response: { 201: z.object({ file: documentSchema }) },
      },
      async (request, reply) => {
        const { link, application } = await open(request, request.params.token)
        const { filePath: storageKey, ...registration } = request.body
        const from = { applicationId: application.id, channel: 'upload-link', linkId: link.id } as const
        const arrival = { ...registration, ...from, storageKey }
        const outcome = await registerDocument(options, arrival, firstScanState(config.scanner))
        const { document } = accept(outcome, refusalsOf(link))
        return reply.code(201).send({ file: toPublicDocument(rowSealer, document) })
      },
    ),
    route.post(
      '/api/upload/:token/new-link',
      { access: 'public', rateLimit: { max: Math.max(1, Math.round(5 * factor)), timeWindow: 60 * 60_000 } },
      {
        summary: 'Ask for a new upload link',
        description: 'The administrator is told. The answer is the same for every token, known or not.',
        tags,
        params: tokenParams,
        response: { 202: z.object({ message: z.string() }) },
      },
      async (request, reply) => {
        await askForNewLink({ db, enqueue }, request.params.token)
        return reply.code(202).send({ message: uploadWords[request.locale].newLink.answer })
      },
    ),
  ])
}
