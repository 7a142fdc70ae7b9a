import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { DocumentChannel } from '#domain/case-file.ts'
import { hidePlace } from '#features/access/api.ts'
import { type OpenedFile, openCase, openFirmFile, ownCase } from '#features/access/mutations.ts'
import type { FormOutcome } from '#features/case/applicant/content/entry.ts'
import { isWrongRecipient } from '#features/case/firm/data.ts'
import type { CaseApplication } from '#features/correspondence/page-links/data.ts'
import { type DocumentsApiOptions, firstScanState, uploadLimit } from '#features/documents/files/api.ts'
import type { Sender } from '#features/documents/files/mutations/reserve.ts'
import { originalName } from '#features/documents/files/schema/files.ts'
import type { Refusal } from '#features/documents/files/schema/reservations.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { rateLimit } from '#lib/rate-limit.ts'
import type { Outcome } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { readFormFile } from '#lib/storage/form-file.ts'
import { StorageUnavailable } from '#lib/storage/storage.ts'
import { paths } from '#site/paths.ts'
import { receiveForm } from './mutations.ts'

export type FormSendingOptions = Omit<DocumentsApiOptions, 'paths'>

/** Codes and messages. */
export const caseFormLimit = (factor: number) => rateLimit(30, 10, factor)

const outcomes: Partial<Record<Refusal, FormOutcome>> = {
  'too large': 'too-large',
  'type not allowed': 'wrong-type',
  full: 'full',
  'all full': 'full',
}

type SendingPage = {
  channel: Extract<DocumentChannel, 'case' | 'firm'>
  addressOf: (token: string) => string
  /** Undefined if they may not send. */
  open: (request: FastifyRequest, token: string) => Promise<CaseApplication | undefined>
}

const leadBack = (reply: FastifyReply, address: string, outcome?: FormOutcome) =>
  hidePlace(reply).redirect(outcome ? `${address}?form=${outcome}` : address, 303)

const toSender = (opened: Outcome<OpenedFile, string>) =>
  opened.ok && opened.mayWrite ? opened.application : undefined

const params = z.object({ token: z.string().min(1).max(200), itemId: rowId })

/** Leads back to the page, and streams the bytes: none stay in memory. */
export const formSendingApi = (options: FormSendingOptions) => {
  const { config, db } = options
  const { publicUrl, rateLimitFactor: factor, scanner } = config

  const visitorOf = ({ ip, headers }: FastifyRequest) => ({ address: ip, cookie: headers.cookie, factor })

  const casePage: SendingPage = {
    channel: 'case',
    addressOf: (token) => (token === ownCase ? paths.case : paths.casePage(token)),
    async open(request, token) {
      return toSender(await openCase({ db, publicUrl }, token, visitorOf(request)))
    },
  }

  const firmPage: SendingPage = {
    channel: 'firm',
    addressOf: paths.firmPage,
    async open(request, token) {
      const sender = toSender(await openFirmFile({ db, publicUrl }, token, visitorOf(request)))
      return sender && !(await isWrongRecipient(db, sender.id)) ? sender : undefined
    },
  }

  async function take(
    request: FastifyRequest,
    from: Pick<Sender, 'application' | 'channel'>,
    itemId: string,
  ): Promise<FormOutcome> {
    const sender = { ...from, itemId, address: request.ip }
    const file = await readFormFile(request.body as Readable, request.headers)
    if (!file?.name || file.size === 0) return 'no-file'
    const name = originalName.parse(file.name)
    try {
      const outcome = await receiveForm(options, sender, { ...file, name }, firstScanState(scanner))
      return outcome.ok ? 'file' : (outcomes[outcome.reason] ?? 'not-now')
    } catch (error) {
      // The storage is down, and people without scripts shouldn't see an API's answer.
      if (error instanceof StorageUnavailable) return 'not-now'
      throw error
    }
  }

  const takeFile = (url: string, { channel, addressOf, open }: SendingPage, tag: string) =>
    route.post(
      url,
      {
        access: 'public',
        rateLimit: uploadLimit(2 * factor),
        isUpload: true,
        // Refuses a large body early if they may not send.
        onRequest: async (request, reply) => {
          const { success, data } = params.safeParse(request.params)
          // The schema refuses malformed addresses after this.
          if (success && !(await open(request, data.token))) return leadBack(reply, addressOf(data.token))
        },
      },
      {
        summary: 'Send a document as the field `file` of a form, from a browser without scripts',
        description: 'Leads back to the page, which says whether it arrived.',
        tags: [tag],
        consumes: ['multipart/form-data'],
        params,
      },
      async (request, reply) => {
        const { token, itemId } = request.params
        const application = await open(request, token)
        const body = request.body as Readable
        const outcome = application && (await take(request, { application, channel }, itemId))
        // Discards unwanted bytes, so that the browser gets to the answer.
        body.resume()
        return leadBack(reply, addressOf(token), outcome)
      },
    )

  return defineApi(
    [
      takeFile('/api/case/:token/items/:itemId/file', casePage, 'case'),
      takeFile('/api/firm/:token/items/:itemId/file', firmPage, 'law firms'),
    ],
    (app) => {
      app.removeAllContentTypeParsers()
      app.addContentTypeParser('*', (_request, stream, done) => done(null, stream))
    },
  )
}
