import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { hidePlace } from '#features/access/api.ts'
import { caseOpeningRefusals, invalidLink } from '#features/access/content.ts'
import { forWriting, type OpenedFile, openCase, whileTheirs } from '#features/access/mutations.ts'
import { isKnownApplicant } from '#features/contracts/signers/data.ts'
import { correctionRefusals } from '#features/corrections/content.ts'
import { correctContact } from '#features/corrections/mutations.ts'
import { contactChangeSchemas } from '#features/corrections/schema.ts'
import { markUnavailable } from '#features/documents/checklist/mutations.ts'
import {
  type DocumentsApiOptions,
  firstScanState,
  ownOrigin,
  uploadLimit,
} from '#features/documents/files/api.ts'
import { formUploadRefusals } from '#features/documents/files/content/refusals.ts'
import { toPublicDocument } from '#features/documents/files/data/files.ts'
import { registerDocument } from '#features/documents/files/mutations/register.ts'
import { reserveUpload } from '#features/documents/files/mutations/reserve.ts'
import {
  documentSchema,
  linkRegistrationSchemas,
  uploadFormSchema,
} from '#features/documents/files/schema/files.ts'
import { messageRefusals } from '#features/messages/thread/content.ts'
import { markRead, receiveMessage } from '#features/messages/thread/mutations.ts'
import { newMessageSchemas, threadMessageSchema } from '#features/messages/thread/schema.ts'
import { createCaseCookies } from '#lib/case-cookies.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import { accept, type Outcome } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { byLanguage } from '#lib/worded-schemas.ts'
import { unavailableRefusals, withdrawalRefusals } from './content.ts'
import { readCase } from './data.ts'
import { withdrawApplication } from './mutations.ts'
import { caseSchema, caseUploadSchemas } from './schema.ts'

export type CaseApiOptions = Omit<DocumentsApiOptions, 'paths'>

const tags = ['case']
const params = z.object({ token: z.string().min(1).max(200) })

/**
 * `:token` comes from a link, or is `mine` for the case that this browser has opened, or a reference in a firm's room.
 * Made-up and replaced tokens get the same answer, and we refuse too many of them.
 */
export const caseApi = (options: CaseApiOptions) => {
  const { db, rowSealer, storage, enqueue, inspections, room, config } = options
  const factor = config.rateLimitFactor
  const reading = { access: 'public', rateLimit: uploadLimit(4 * factor) } as const
  const writing = { access: 'public', rateLimit: uploadLimit(factor) } as const
  const sending = { access: 'public', rateLimit: uploadLimit(2 * factor) } as const

  async function open(request: FastifyRequest, reply: FastifyReply, token: string): Promise<OpenedFile> {
    hidePlace(reply)
    const visitor = { address: request.ip, cookie: request.headers.cookie, factor }
    const opened = await openCase({ db, publicUrl: config.publicUrl }, token, visitor)
    return accept(request.method === 'GET' ? opened : forWriting(opened), caseOpeningRefusals)
  }

  const services = { rowSealer, enqueue }
  const whileApplicants = <Value, Reason extends string>(
    { application }: Pick<OpenedFile, 'application'>,
    write: (own: typeof services & { db: Database }, id: string) => Promise<Outcome<Value, Reason>>,
  ) =>
    whileTheirs(db, { application, party: 'applicant' }, (tx) =>
      write({ ...services, db: tx }, application.id),
    )

  async function show({ application, mayWrite }: OpenedFile) {
    const found = await readCase({ db, rowSealer }, application.id)
    if (!found) throw notFound(invalidLink)
    return { ...found, mayWrite }
  }

  return defineApi([
    route.get(
      '/api/case/:token',
      { ...reading },
      { summary: 'Where a case stands', tags, params, response: { 200: caseSchema } },
      async (request, reply) => {
        const opened = await open(request, reply, request.params.token)
        const place = { applicationId: opened.application.id, party: 'applicant' } as const
        // The firm that leads hasn't seen what co-counsel read.
        if (opened.mayWrite) await markRead(db, place, 'party')
        return show(opened)
      },
    ),
    route.post(
      '/api/case/:token/upload-url',
      { ...sending },
      {
        summary: 'Ask for a URL to send one document to, on the case page',
        description:
          'POST a form (multipart/form-data) to `uploadURL` within 15 minutes: `fields` first, then the file as `file`. Then save it.',
        tags,
        params,
        body: byLanguage(caseUploadSchemas),
        response: { 200: uploadFormSchema },
      },
      async (request, reply) => {
        const { application } = await open(request, reply, request.params.token)
        const { itemId, ...file } = request.body
        const sender = { application, channel: 'case', itemId, address: request.ip } as const
        const { grant } = accept(await reserveUpload({ db, storage, room }, sender, file), formUploadRefusals)
        const form = await storage.authorizeForm(grant, ownOrigin(request, config.publicUrl))
        return { ...form, objectPath: grant.key }
      },
    ),
    route.post(
      '/api/case/:token/files',
      { ...sending },
      {
        summary: 'Register a document that was sent on the case page',
        tags,
        params,
        body: byLanguage(linkRegistrationSchemas),
        response: { 201: z.object({ file: documentSchema }) },
      },
      async (request, reply) => {
        const { application } = await open(request, reply, request.params.token)
        const { filePath: storageKey, ...registration } = request.body
        const arrival = {
          ...registration,
          storageKey,
          applicationId: application.id,
          channel: 'case',
        } as const
        const files = { db, rowSealer, storage, enqueue, inspections }
        const outcome = await registerDocument(files, arrival, firstScanState(config.scanner))
        const { document } = accept(outcome, formUploadRefusals)
        return reply.code(201).send({ file: toPublicDocument(rowSealer, document) })
      },
    ),
    route.post(
      '/api/case/:token/messages',
      { ...writing },
      {
        summary: 'Write to the desk. The same submissionKey keeps the message once',
        tags,
        params,
        body: byLanguage(newMessageSchemas),
        response: { 201: threadMessageSchema },
      },
      async (request, reply) => {
        const { application } = await open(request, reply, request.params.token)
        const outcome = await whileApplicants({ application }, (own, applicationId) =>
          receiveMessage(own, { applicationId, party: 'applicant' }, request.body),
        )
        return reply.code(201).send(accept(outcome, messageRefusals).message)
      },
    ),
    route.patch(
      '/api/case/:token/contact',
      { ...writing },
      {
        summary: 'Correct phone, email or address. The desk is shown the old one too',
        description:
          'Another email ends the link, which went to the old one, and every other browser; the answer has a cookie, and the new address gets another link.',
        tags,
        params,
        body: byLanguage(contactChangeSchemas),
        response: { 200: caseSchema },
      },
      async (request, reply) => {
        const opened = await open(request, reply, request.params.token)
        const { ip: address, headers, locale } = request
        const visitor = { address, cookie: headers.cookie, factor }
        const known = { db, rowSealer, publicUrl: config.publicUrl }
        const isKnown = await isKnownApplicant(known, opened.application, visitor)
        const outcome = await whileApplicants(opened, (own, id) =>
          correctContact(own, id, request.body, { locale, isKnown }),
        )
        const { session } = accept(outcome, correctionRefusals)
        if (session && opened.by !== 'room')
          reply.header(
            'set-cookie',
            createCaseCookies(config.publicUrl).session(session.id, session.lifetime),
          )
        return show(opened)
      },
    ),
    route.post(
      '/api/case/:token/items/:itemId/unavailable',
      { ...writing },
      {
        summary: 'Say that one doesn’t have what is asked for',
        tags,
        params: params.extend({ itemId: rowId }),
        response: { 200: caseSchema },
      },
      async (request, reply) => {
        const { token, itemId } = request.params
        const opened = await open(request, reply, token)
        const outcome = await whileApplicants(opened, (own, applicationId) =>
          markUnavailable(own, { applicationId, itemId, party: 'applicant' }),
        )
        accept(outcome, unavailableRefusals)
        return show(opened)
      },
    ),
    route.post(
      '/api/case/:token/withdraw',
      { ...writing },
      {
        summary: 'Withdraw the application; asked for twice it changes nothing',
        tags,
        params,
        response: { 200: caseSchema },
      },
      async (request, reply) => {
        const opened = await open(request, reply, request.params.token)
        accept(await whileApplicants(opened, withdrawApplication), withdrawalRefusals)
        return show(opened)
      },
    ),
  ])
}
