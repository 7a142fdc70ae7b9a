import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import {
  applicationParams,
  firstScanState,
  noApplication,
  ownOrigin,
  refuse as refuseDocument,
  uploadLimit,
} from '#features/documents/files/api.ts'
import { findApplication, receivedTypes, toPublicDocument } from '#features/documents/files/data.ts'
import { registerDocument } from '#features/documents/files/mutations.ts'
import {
  documentSchema,
  linkRegistrationSchema,
  linkUploadRequestSchema,
  uploadFormSchema,
} from '#features/documents/files/schema.ts'
import type { UploadRoom } from '#features/documents/reservations/data.ts'
import { reserveUpload } from '#features/documents/reservations/mutations.ts'
import type { Refusal } from '#features/documents/reservations/schema.ts'
import { inWords, networkOf } from '#lib/attempts.ts'
import type { Config } from '#lib/config.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { HttpProblem, notFound, tooMany } from '#lib/errors.ts'
import type { Gate } from '#lib/gate.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { rowId } from '#lib/row-id.ts'
import type { Sealer } from '#lib/sealer.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { type FoundLink, type LinkRow, listLinks, listLivingLinks, toLinkInfo, toUploadLink } from './data.ts'
import { askForNewLink, changeLink, createLink, openLink } from './mutations.ts'
import {
  applicationLinkSchema,
  linkChangeSchema,
  linkInfoSchema,
  linksQuerySchema,
  newLinkSchema,
  uploadLinkSchema,
} from './schema.ts'

export type UploadLinksApiOptions = {
  db: Database
  storage: Storage
  sealer: Sealer
  enqueue: Enqueue
  /** Files that are read at a time. */
  inspections: Gate
  room: UploadRoom
  config: Pick<Config, 'publicUrl' | 'rateLimitFactor' | 'scanner'>
}

const tags = ['upload links']
const invalidLink = 'This upload link is invalid, expired, or has been deactivated.'

const tokenParams = z.object({ token: z.string().max(500) })

/** What the administrator does with links. */
export const uploadLinksApi = ({ db, sealer, config }: UploadLinksApiOptions) => {
  const shown = (link: LinkRow) => toUploadLink(link, sealer, config.publicUrl)

  return defineApi([
    route.get(
      '/api/applications/upload-tokens',
      {
        config: { access: 'admin' },
        schema: {
          summary: 'The living upload links of many applications, newest first',
          tags,
          querystring: linksQuerySchema,
          response: { 200: z.object({ tokens: z.array(applicationLinkSchema) }) },
        },
      },
      async ({ query }) => {
        const links = await listLivingLinks(db, query.ids)
        return { tokens: links.map((link) => ({ ...shown(link), applicationId: link.applicationId })) }
      },
    ),
    route.get(
      '/api/applications/:applicationId/upload-tokens',
      {
        config: { access: 'admin' },
        schema: {
          summary: 'The upload links of an application, newest first',
          tags,
          params: applicationParams,
          response: { 200: z.object({ tokens: z.array(uploadLinkSchema) }) },
        },
      },
      async ({ params: { applicationId } }) => {
        if (!(await findApplication(db, applicationId))) throw noApplication()
        return { tokens: (await listLinks(db, applicationId)).map(shown) }
      },
    ),
    route.post(
      '/api/applications/:applicationId/upload-token',
      {
        config: { access: 'admin' },
        schema: {
          summary: 'Generate an upload link',
          tags,
          params: applicationParams,
          body: newLinkSchema.nullish().transform((body) => body ?? newLinkSchema.parse({})),
          response: { 201: uploadLinkSchema },
        },
      },
      async ({ params, body }, reply) => {
        const outcome = await createLink({ db, sealer }, params.applicationId, body)
        if (!outcome.ok) throw noApplication()
        return reply.code(201).send(shown(outcome.link))
      },
    ),
    route.patch(
      '/api/applications/:applicationId/upload-tokens/:linkId',
      {
        config: { access: 'admin' },
        schema: {
          summary: 'Extend or deactivate an upload link',
          tags,
          params: applicationParams.extend({ linkId: rowId }),
          body: linkChangeSchema,
          response: { 200: uploadLinkSchema },
        },
      },
      async ({ params, body }) => {
        const outcome = await changeLink({ db }, params, body)
        if (outcome.ok) return shown(outcome.link)
        throw {
          unknown: notFound('There is no such upload link.'),
          deactivated: new HttpProblem(409, 'This link was deactivated for good. Generate a new one.'),
          'below uses': new HttpProblem(409, 'More files than that have been sent by this link already.'),
        }[outcome.reason]
      },
    ),
  ])
}

/** What whoever holds a link does with it. Unknown tokens all look alike, and many of them are too many. */
export const linkHolderApi = ({ db, storage, enqueue, inspections, room, config }: UploadLinksApiOptions) => {
  const factor = config.rateLimitFactor
  const rateLimit = uploadLimit(2 * factor)

  async function open(request: FastifyRequest, token: string): Promise<FoundLink> {
    const outcome = await openLink(db, { token, network: networkOf(request.ip), factor })
    if (outcome.ok) return outcome
    const { reason, wait = 0 } = outcome
    if (reason === 'too many guesses')
      throw tooMany(`Too many requests. Please try again in ${inWords(wait)}.`, wait)
    throw new HttpProblem(reason === 'unknown' ? 404 : 410, invalidLink)
  }

  return defineApi([
    route.get(
      '/api/upload-token/:token/info',
      {
        config: { access: 'public', rateLimit },
        schema: {
          summary: 'What an upload link is for',
          tags,
          params: tokenParams,
          response: { 200: linkInfoSchema },
        },
      },
      async (request) => {
        const found = await open(request, request.params.token)
        return toLinkInfo(found, await receivedTypes(db, found.application.id))
      },
    ),
    route.post(
      '/api/upload/:token/file',
      {
        config: { access: 'public', rateLimit },
        schema: {
          summary: 'Ask for a URL to send one document to, by an upload link',
          description:
            'POST a form (multipart/form-data) to `uploadURL` within 15 minutes: `fields` first, then the file as `file`. Then save it.',
          tags,
          params: tokenParams,
          body: linkUploadRequestSchema,
          response: { 200: uploadFormSchema },
        },
      },
      async (request) => {
        const { link, application } = await open(request, request.params.token)
        const sender = { application, linkId: link.id, address: request.ip }
        const outcome = await reserveUpload({ db, storage, room }, sender, request.body)
        if (!outcome.ok) throw refuse(outcome, link)
        const form = await storage.authorizeForm(outcome.grant, ownOrigin(request, config.publicUrl))
        return { ...form, objectPath: outcome.grant.key }
      },
    ),
    route.post(
      '/api/upload/:token/save-file',
      {
        config: { access: 'public', rateLimit },
        schema: {
          summary: 'Register a document that was sent by an upload link',
          description:
            '`filePath` is the `objectPath` of the answer before. The bytes decide whether it is taken.',
          tags,
          params: tokenParams,
          body: linkRegistrationSchema,
          response: { 201: z.object({ file: documentSchema }) },
        },
      },
      async (request, reply) => {
        const { link, application } = await open(request, request.params.token)
        const { filePath: storageKey, ...registration } = request.body
        const arrival = { ...registration, storageKey, applicationId: application.id, linkId: link.id }
        const services = { db, storage, enqueue, inspections }
        const outcome = await registerDocument(services, arrival, firstScanState(config.scanner))
        if (!outcome.ok) throw refuse(outcome, link)
        return reply.code(201).send({ file: toPublicDocument(outcome.document) })
      },
    ),
    route.post(
      '/api/upload/:token/new-link',
      {
        config: {
          access: 'public',
          rateLimit: { max: Math.max(1, Math.round(5 * factor)), timeWindow: 60 * 60_000 },
        },
        schema: {
          summary: 'Ask for a new upload link',
          description: 'The administrator is told. The answer is the same for every token, known or not.',
          tags,
          params: tokenParams,
          response: { 202: z.object({ message: z.string() }) },
        },
      },
      async (request, reply) => {
        await askForNewLink({ db, enqueue }, request.params.token)
        return reply
          .code(202)
          .send({ message: 'We have been told. If the link was ours, we will be in touch.' })
      },
    ),
  ])
}

function refuse(outcome: { reason: Refusal; wait?: number }, { maxUploads }: LinkRow): HttpProblem {
  if (outcome.reason === 'full') {
    return new HttpProblem(
      409,
      `You have reached the maximum number of uploads (${maxUploads}) for this link.`,
    )
  }
  const problem = refuseDocument(outcome)
  // The same refusal is about another field here.
  const { uploadURL } = problem.errors ?? {}
  return uploadURL ? new HttpProblem(problem.status, problem.message, { filePath: uploadURL }) : problem
}
