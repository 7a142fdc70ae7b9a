import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { nameByType } from '#domain/document-files.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { noteAccess } from '#lib/access-log/note-access.ts'
import type { Config } from '#lib/config.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { HttpProblem, notFound } from '#lib/errors.ts'
import type { Gate } from '#lib/gate.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept, refuse, toProblem } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import type { SignedPaths } from '#lib/storage/signed-paths.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { byLanguage } from '#lib/worded-schemas.ts'
import { uploadRefusals } from './content/refusals.ts'
import {
  findApplication,
  findDocument,
  listDocuments,
  toAdminDocument,
  toPublicDocument,
} from './data/files.ts'
import type { UploadRoom } from './data/room.ts'
import { deleteDocument } from './mutations/delete.ts'
import { registerDocument } from './mutations/register.ts'
import { reserveUpload } from './mutations/reserve.ts'
import {
  adminDocumentSchema,
  documentSchema,
  registrationSchemas,
  uploadTicketSchema,
} from './schema/files.ts'
import { uploadRequestSchemas } from './schema/reservations.ts'

export type DocumentsApiOptions = {
  db: Database
  rowSealer: RowSealer
  storage: Storage
  paths: SignedPaths
  enqueue: Enqueue
  inspections: Gate
  room: UploadRoom
  config: Pick<Config, 'publicUrl' | 'rateLimitFactor' | 'scanner'>
}

export const applicationParams = z.object({ applicationId: rowId })
export const documentParams = applicationParams.extend({ documentId: rowId })

/** Allows twenty documents, each tried three times, from one address. */
export const uploadLimit = (factor: number) => ({
  max: Math.max(1, Math.round(60 * factor)),
  timeWindow: 10 * 60_000,
})

export const firstScanState = (scanner: Config['scanner']) => (scanner ? 'pending' : 'not-scanned')

/** Long enough to start a download, too short to be worth stealing. */
const downloadLifetime = 2 * 60_000

const tags = ['documents']

export const documentsApi = (services: DocumentsApiOptions) => {
  const { db, rowSealer, storage, paths, config } = services
  const rateLimit = uploadLimit(config.rateLimitFactor)

  return defineApi([
    route.post(
      '/api/applications/:applicationId/upload-url',
      { access: 'public', rateLimit },
      {
        summary: 'Ask for a URL to send one document to',
        description: 'PUT the file to `uploadURL` with `headers`, within 15 minutes, then register it.',
        tags,
        params: applicationParams,
        body: byLanguage(uploadRequestSchemas),
        response: { 200: uploadTicketSchema },
      },
      async (request) => {
        const application = await findApplication(db, request.params.applicationId)
        if (!application) throw toProblem(refuse('unknown'), uploadRefusals)
        const sender = { application, channel: 'application', address: request.ip } as const
        const outcome = await reserveUpload(services, sender, request.body)
        const { grant } = accept(outcome, uploadRefusals)
        return storage.authorizeUpload(grant, ownOrigin(request, config.publicUrl))
      },
    ),
    route.post(
      '/api/applications/:applicationId/files',
      { access: 'public', rateLimit },
      {
        summary: 'Register a document that was sent',
        description: 'Its bytes decide whether it is taken. What is refused is removed.',
        tags,
        params: applicationParams,
        body: byLanguage(registrationSchemas),
        response: { 201: documentSchema },
      },
      async (request, reply) => {
        const { uploadURL, ...registration } = request.body
        const storageKey = storage.keyOf(uploadURL, ownOrigin(request, config.publicUrl))
        const { applicationId } = request.params
        const arrival = { ...registration, applicationId, channel: 'application', storageKey } as const
        const outcome = await registerDocument(services, arrival, firstScanState(config.scanner))
        const { document } = accept(outcome, uploadRefusals)
        return reply.code(201).send(toPublicDocument(rowSealer, document))
      },
    ),
    route.get(
      '/api/applications/:applicationId/documents',
      { access: 'files', logs: 'file-open' },
      {
        summary: 'The documents of an application, newest first',
        tags,
        params: applicationParams,
        response: { 200: z.object({ documents: z.array(adminDocumentSchema) }) },
      },
      async ({ params }) => {
        if (!(await findApplication(db, params.applicationId))) throw notFound(noApplication)
        const rows = await listDocuments(db, params.applicationId)
        return { documents: rows.map((row) => toAdminDocument(rowSealer, row)) }
      },
    ),
    route.get(
      '/api/applications/:applicationId/documents/:documentId/download-url',
      { access: 'files', logs: 'itself' },
      {
        summary: 'A URL that hands out one document, as an attachment, for two minutes',
        tags,
        params: documentParams,
        response: { 200: z.object({ url: z.string(), expiresAt: z.iso.datetime() }) },
      },
      async (request) => {
        const { params } = request
        const row = await findDocument(db, params)
        if (!row) throw notFound(noDocument)
        const { canDownload, scanState, originalName, mimeType: type } = toAdminDocument(rowSealer, row)
        if (!canDownload) throw keptBackProblem(scanState)
        const { applicationId, documentType } = row
        const document = { id: row.id, type: documentType }
        await noteAccess(request, db, 'document-download', { applicationId, document })
        const expiresAt = new Date(Date.now() + downloadLifetime)
        const name = nameByType(originalName, type)
        const url = paths.forDownload({ key: row.storageKey, name, type, expiresAt })
        return { url, expiresAt: expiresAt.toISOString() }
      },
    ),
    route.delete(
      '/api/applications/:applicationId/documents/:documentId',
      { access: 'files', logs: 'document-delete' },
      {
        summary: 'Delete a document',
        description: 'An owner can bring it back for 30 days. Then its bytes go, too.',
        tags,
        params: documentParams,
        response: { 204: z.null() },
      },
      async (request, reply) => {
        const outcome = await deleteDocument(
          { db, rowSealer, storage },
          request.params,
          await reviewerOf(request),
        )
        accept(outcome, { unknown: [404, noDocument] })
        return reply.code(204).send(null)
      },
    ),
  ])
}

export const noApplication = 'There is no such application.'
export const noDocument = 'There is no such document.'

const quarantined = 'This document is in quarantine and cannot be downloaded.'
const keptBack: Partial<Record<string, string>> & { quarantined: string } = {
  scanning: 'This document is being scanned for viruses. Please try again in a minute.',
  quarantined,
}
export const keptBackProblem = (scanState: string) =>
  new HttpProblem(409, keptBack[scanState] ?? keptBack.quarantined)

/** The origin check has confirmed a browser's own origin. Goes only into URLs for the same client. */
export function ownOrigin(request: FastifyRequest, publicUrl: string): string {
  if (request.headers.origin) return request.headers.origin
  return request.host === new URL(publicUrl).host ? publicUrl : `${request.protocol}://${request.host}`
}
