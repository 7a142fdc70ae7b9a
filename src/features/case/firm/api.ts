import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { firmOpeningRefusals } from '#features/access/content.ts'
import { forWriting, type OpenedFile, openFirmFile, whileTheirs } from '#features/access/mutations.ts'
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
  linkUploadRequestSchemas,
  uploadFormSchema,
} from '#features/documents/files/schema/files.ts'
import { messageRefusals } from '#features/messages/thread/content.ts'
import { receiveMessage } from '#features/messages/thread/mutations.ts'
import { newMessageSchemas } from '#features/messages/thread/schema.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { rateLimit } from '#lib/rate-limit.ts'
import { accept, type Outcome, refuse, toProblem } from '#lib/refusals.ts'
import { staffLocale } from '#site/locale.ts'
import { replyRefusals } from './content.ts'
import { isWrongRecipient } from './data.ts'
import { keepFirmReply, lookAtFirmPage, markWrongRecipient, undoWrongRecipient } from './mutations.ts'
import { type FirmPage, firmPageSchema, firmParams, firmReplySchemas } from './schema.ts'

export type FirmPageApiOptions = Omit<DocumentsApiOptions, 'paths'>

const tags = ['law firms']
const response = { 200: firmPageSchema }

/** For the page without scripts and the API together. */
export const firmRateLimit = (factor: number) => ({ ...rateLimit(60, 10, factor), groupId: 'firm page' })

/** Unknown tokens all get the same answer, and we refuse too many of them. In the firm's room it's the reference. */
export const firmPageApi = (options: FirmPageApiOptions) => {
  const { db, rowSealer, storage, enqueue, inspections, room, config } = options
  const services = { db, rowSealer, enqueue }
  const factor = config.rateLimitFactor
  const looking = { access: 'public', rateLimit: uploadLimit(2 * factor) } as const
  const writing = { access: 'public', rateLimit: firmRateLimit(factor) } as const

  /** Co-counsel read, so only a GET takes them. */
  async function open(request: FastifyRequest, token: string): Promise<OpenedFile> {
    const visitor = { address: request.ip, cookie: request.headers.cookie, factor }
    const opened = await openFirmFile({ db, publicUrl: config.publicUrl }, token, visitor)
    return accept(request.method === 'GET' ? opened : forWriting(opened), firmOpeningRefusals)
  }

  /** We take nothing from people who said that our mail isn't for them. */
  async function openForSending(request: FastifyRequest, token: string) {
    const { application } = await open(request, token)
    if (await isWrongRecipient(db, application.id)) throw toProblem(refuse('wrong recipient'), replyRefusals)
    return application
  }

  const whileFirms = <Value, Reason extends string>(
    { application }: Pick<OpenedFile, 'application'>,
    write: (own: typeof services, id: string) => Promise<Outcome<Value, Reason>>,
  ) => whileTheirs(db, { application, party: 'firm' }, (tx) => write({ ...services, db: tx }, application.id))

  async function show({ application, mayWrite }: Pick<OpenedFile, 'application' | 'mayWrite'>) {
    const page: FirmPage | undefined = await lookAtFirmPage(services, application.id, mayWrite)
    if (!page) throw toProblem(refuse('unknown'), firmOpeningRefusals)
    return page
  }

  return defineApi([
    route.get(
      '/api/firm/:token',
      { ...looking },
      { summary: 'What a law firm is asked, and what it told us', tags, params: firmParams, response },
      async (request) => show(await open(request, request.params.token)),
    ),
    route.put(
      '/api/firm/:token/answers',
      { ...writing },
      {
        summary: 'Say whether the firm represents the client, and answer the six questions',
        description:
          'Questions may stay open. `seen` is `answeredAt` of the answers that these replace: 409 when there are newer ones. Sent twice, it is kept once.',
        tags,
        params: firmParams,
        body: firmReplySchemas[staffLocale],
        response,
      },
      async (request) => {
        const opened = await open(request, request.params.token)
        const outcome = await whileFirms(opened, (own, id) => keepFirmReply(own, id, request.body))
        accept(outcome, replyRefusals)
        return show(opened)
      },
    ),
    route.post(
      '/api/firm/:token/wrong-recipient',
      { ...writing },
      {
        summary: 'Our mail was not meant for them: nothing more goes there, and the page names nobody',
        tags,
        params: firmParams,
        response,
      },
      async (request) => {
        const opened = await open(request, request.params.token)
        // The desk made sure of their address. If it isn't their client, they answer "No".
        if (opened.by === 'room') throw toProblem(refuse('in the room'), firmOpeningRefusals)
        accept(await whileFirms(opened, markWrongRecipient), replyRefusals)
        return show(opened)
      },
    ),
    route.post(
      '/api/firm/:token/undo',
      { ...writing },
      { summary: 'Take “wrong recipient” back', tags, params: firmParams, response },
      async (request) => {
        const opened = await open(request, request.params.token)
        accept(await whileFirms(opened, undoWrongRecipient), replyRefusals)
        return show(opened)
      },
    ),
    route.post(
      '/api/firm/:token/upload-url',
      { ...looking },
      {
        summary: 'Ask for a URL to send one document to, from the firm’s page',
        description:
          'POST a form (multipart/form-data) to `uploadURL` within 15 minutes: `fields` first, then the file as `file`. Then register it.',
        tags,
        params: firmParams,
        body: linkUploadRequestSchemas[staffLocale].extend({ itemId: z.uuid().optional() }),
        response: { 200: uploadFormSchema },
      },
      async (request) => {
        const application = await openForSending(request, request.params.token)
        const { itemId, ...file } = request.body
        const sender = { application, channel: 'firm', itemId, address: request.ip } as const
        const { grant } = accept(await reserveUpload({ db, storage, room }, sender, file), formUploadRefusals)
        const form = await storage.authorizeForm(grant, ownOrigin(request, config.publicUrl))
        return { ...form, objectPath: grant.key }
      },
    ),
    route.post(
      '/api/firm/:token/files',
      { ...looking },
      {
        summary: 'Register a document that was sent from the firm’s page',
        description:
          '`filePath` is the `objectPath` of the answer before. The bytes decide whether it is taken.',
        tags,
        params: firmParams,
        body: linkRegistrationSchemas[staffLocale],
        response: { 201: z.object({ file: documentSchema }) },
      },
      async (request, reply) => {
        const { id: applicationId } = await openForSending(request, request.params.token)
        const { filePath: storageKey, ...registration } = request.body
        const arrival = { ...registration, applicationId, channel: 'firm', storageKey } as const
        const outcome = await registerDocument(
          { ...services, storage, inspections },
          arrival,
          firstScanState(config.scanner),
        )
        const { document } = accept(outcome, formUploadRefusals)
        return reply.code(201).send({ file: toPublicDocument(rowSealer, document) })
      },
    ),
    route.post(
      '/api/firm/:token/messages',
      { ...writing },
      {
        summary: 'Write to the desk. Sent twice with the same key, it is kept once',
        tags,
        params: firmParams,
        body: newMessageSchemas[staffLocale],
        response,
      },
      async (request) => {
        const application = await openForSending(request, request.params.token)
        const outcome = await whileFirms({ application }, (own, applicationId) =>
          receiveMessage(own, { applicationId, party: 'firm' }, request.body),
        )
        accept(outcome, messageRefusals)
        return show({ application, mayWrite: true })
      },
    ),
  ])
}
