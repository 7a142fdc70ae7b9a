import { z } from 'zod'
import { nameByType } from '#domain/document-files.ts'
import {
  applicationParams,
  type DocumentsApiOptions,
  documentParams,
  firstScanState,
  keptBackProblem,
  noDocument,
  ownOrigin,
} from '#features/documents/files/api.ts'
import { uploadRefusals } from '#features/documents/files/content/refusals.ts'
import { findApplication, findDocument, toAdminDocument } from '#features/documents/files/data/files.ts'
import { registerDocument } from '#features/documents/files/mutations/register.ts'
import { reserveUpload } from '#features/documents/files/mutations/reserve.ts'
import { adminDocumentSchema, uploadTicketSchema } from '#features/documents/files/schema/files.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { noteAccess } from '#lib/access-log/note-access.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import { accept, refuse, toProblem } from '#lib/refusals.ts'
import { attachment } from '#lib/storage/download-headers.ts'
import { deskRegistrationSchema, deskUploadRequestSchema } from './schema.ts'

export type DeskFilesApiOptions = Omit<DocumentsApiOptions, 'paths'>

const tags = ['documents']
const anyBytes = z.any().meta({ type: 'string', format: 'binary' })

export const deskFilesApi = (services: DeskFilesApiOptions) => {
  const { db, rowSealer, storage, config } = services
  return defineApi([
    route.get(
      '/api/applications/:applicationId/documents/:documentId/content',
      { access: 'files', logs: 'itself' },
      {
        summary: 'The bytes of a document, for the viewer',
        description: 'Never as a page: whatever its type, it is an attachment of bare bytes.',
        tags,
        params: documentParams,
        produces: ['application/octet-stream'],
        response: { 200: anyBytes },
      },
      async (request, reply) => {
        const row = await findDocument(db, request.params)
        if (!row) throw notFound(noDocument)
        const { canDownload, scanState, originalName, mimeType } = toAdminDocument(rowSealer, row)
        if (!canDownload) throw keptBackProblem(scanState)
        const found = await storage.head(row.storageKey)
        if (!found) throw notFound('This file is no longer there.')
        const { applicationId, documentType } = row
        const document = { id: row.id, type: documentType }
        await noteAccess(request, db, 'document-download', { applicationId, document })
        return reply
          .headers({
            'content-type': 'application/octet-stream',
            'content-length': found.size,
            'content-disposition': attachment(nameByType(originalName, mimeType)),
            'cache-control': 'no-store',
            'content-security-policy': "default-src 'none'; sandbox",
          })
          .send(await storage.open(row.storageKey))
      },
    ),
    route.post(
      '/api/applications/:applicationId/documents/upload-url',
      { access: 'files' },
      {
        summary: 'Ask for a URL to send a document to that came by fax or mail',
        description: 'PUT the file to `uploadURL` with `headers`, within 15 minutes, then register it.',
        tags,
        params: applicationParams,
        body: deskUploadRequestSchema,
        response: { 200: uploadTicketSchema },
      },
      async (request) => {
        const application = await findApplication(db, request.params.applicationId)
        if (!application) throw toProblem(refuse('unknown'), uploadRefusals)
        const { itemId, ...file } = request.body
        const from = { channel: 'desk', address: request.ip, ...(itemId && { itemId }) } as const
        const { grant } = accept(
          await reserveUpload(services, { application, ...from }, file),
          uploadRefusals,
        )
        return storage.authorizeUpload(grant, ownOrigin(request, config.publicUrl))
      },
    ),
    route.post(
      '/api/applications/:applicationId/documents',
      { access: 'files' },
      {
        summary: 'Register a document that the desk added',
        description: 'Its bytes decide whether it is taken, like those of any sender. Mails nobody.',
        tags,
        params: applicationParams,
        body: deskRegistrationSchema,
        response: { 201: adminDocumentSchema },
      },
      async (request, reply) => {
        const { uploadURL, ...registration } = request.body
        const storageKey = storage.keyOf(uploadURL, ownOrigin(request, config.publicUrl))
        const { applicationId } = request.params
        const by = await reviewerOf(request)
        const arrival = { ...registration, applicationId, channel: 'desk', storageKey, by } as const
        const outcome = await registerDocument(services, arrival, firstScanState(config.scanner))
        const { document } = accept(outcome, uploadRefusals)
        return reply.code(201).send(toAdminDocument(rowSealer, document))
      },
    ),
  ])
}
