import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { Config } from '#lib/config.ts'
import { type FieldErrors, HttpProblem } from '#lib/errors.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { type Refusal, registerDocument, reserveUpload } from './mutations.ts'
import {
  documentSchema,
  maxDocuments,
  registrationSchema,
  uploadRequestSchema,
  uploadTicketSchema,
} from './schema.ts'

export type DocumentsApiOptions = {
  db: Database
  storage: Storage
  config: Pick<Config, 'publicUrl' | 'rateLimitFactor' | 'scansUploads'>
}

const received = 'This file has been received already.'
const notRequested = 'This kind of document is not asked for here'

/** An unknown application and another one's upload look alike. */
const refusals: Record<Refusal, [status: number, message: string, errors?: FieldErrors]> = {
  unknown: [404, 'We could not find this application or upload.'],
  'too late': [410, 'The time to send this document has passed. Please start again or ask us for a link.'],
  'too large': [413, 'This file is larger than 50MB.'],
  'type not allowed': [
    415,
    'This is not a supported file type. Send a PDF, Word, JPEG, PNG, GIF or text file.',
  ],
  'not requested': [400, `${notRequested}.`, { fileType: [notRequested] }],
  full: [409, `${maxDocuments} documents have been received, which is all that can be sent here.`],
  'too many open': [409, 'Many uploads are under way already. Please finish them first.'],
  'registered already': [409, received, { uploadURL: [received] }],
  'not arrived': [409, 'The file has not arrived. Please send it again.'],
  'wrong size': [400, 'The file did not arrive as announced. Please send it again.'],
}

const refuse = (reason: Refusal) => new HttpProblem(...refusals[reason])

/** What is not an id is answered like an id that nobody has. */
const params = z.object({ applicationId: z.uuid().catch('00000000-0000-0000-0000-000000000000') })

export const documentsApi =
  ({ db, storage, config }: DocumentsApiOptions): FastifyPluginAsyncZod =>
  async (app) => {
    /** Twenty documents, each tried three times, from one address. */
    const rateLimit = { max: Math.max(1, Math.round(60 * config.rateLimitFactor)), timeWindow: 10 * 60_000 }
    const scanState = config.scansUploads ? 'pending' : 'not-scanned'
    const tags = ['documents']

    app.post(
      '/api/applications/:applicationId/upload-url',
      {
        config: { access: 'public', rateLimit },
        schema: {
          summary: 'Ask for a URL to send one document to',
          description: 'PUT the file to `uploadURL` with `headers`, within 15 minutes, then register it.',
          tags,
          params,
          body: uploadRequestSchema,
          response: { 200: uploadTicketSchema },
        },
      },
      async (request) => {
        const { applicationId } = request.params
        const origin = ownOrigin(request, config.publicUrl)
        const outcome = await reserveUpload({ db, storage }, applicationId, request.body, origin)
        if (!outcome.ok) throw refuse(outcome.reason)
        return outcome.ticket
      },
    )

    app.post(
      '/api/applications/:applicationId/files',
      {
        config: { access: 'public', rateLimit },
        schema: {
          summary: 'Register a document that was sent',
          description: 'Its bytes decide whether it is taken. What is refused is removed.',
          tags,
          params,
          body: registrationSchema,
          response: { 201: documentSchema },
        },
      },
      async (request, reply) => {
        const { applicationId } = request.params
        const context = { ownOrigin: ownOrigin(request, config.publicUrl), scanState } as const
        const outcome = await registerDocument({ db, storage }, applicationId, request.body, context)
        if (!outcome.ok) throw refuse(outcome.reason)
        return reply.code(201).send(outcome.document)
      },
    )
  }

/**
 * Where this client reaches us. A browser says it (the origin check has seen that it is ours); for others it is the public
 * address, unless they came by another name. It makes only URLs that go back to the same client.
 */
function ownOrigin(request: FastifyRequest, publicUrl: string): string {
  if (request.headers.origin) return request.headers.origin
  return request.host === new URL(publicUrl).host ? publicUrl : `${request.protocol}://${request.host}`
}
