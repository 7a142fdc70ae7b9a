import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type CaseAccessOptions, hidePlace } from '#features/access/api.ts'
import { forWriting } from '#features/access/mutations.ts'
import { readFirmMoney } from '#features/contract-page/money/data/firm.ts'
import { acknowledgmentRefusals } from '#features/contracts/acknowledgment/content/refusals.ts'
import { acknowledge } from '#features/contracts/acknowledgment/mutations/acknowledge.ts'
import { leaveClient, refuseToSign, talkFirst } from '#features/contracts/acknowledgment/mutations/said.ts'
import { acknowledgeSchema, refusalSchema } from '#features/contracts/acknowledgment/schema.ts'
import { openPdf } from '#features/contracts/archive/mutations.ts'
import { findSent } from '#features/contracts/records/data/rows.ts'
import { signerCodeRefusals } from '#features/contracts/signers/content/refusals.ts'
import { askForSignerCode, openSigner } from '#features/contracts/signers/mutations.ts'
import type { AccessLog } from '#lib/access-log/access-log.ts'
import { defineApi, route } from '#lib/define-api.ts'
import type { Visitor } from '#lib/page-context.ts'
import { rateLimit } from '#lib/rate-limit.ts'
import { accept, refuse, toProblem } from '#lib/refusals.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { attorneyOpeningRefusals } from './content.ts'
import { type OpenedForAttorney, openForAttorney, placeOf, readForAttorney, type Side } from './mutations.ts'
import { attorneyContractSchema, attorneyParams, typedCodeSchema } from './schema.ts'

type Options = CaseAccessOptions & { storage: Storage; accessLog: AccessLog }

const tags = ['law firms']
const params = attorneyParams
const response = { 200: attorneyContractSchema }

/** For the page without scripts and the API together. */
export const attorneyRateLimit = (factor: number) => ({
  ...rateLimit(60, 10, factor),
  groupId: 'attorney’s page',
})

/** The contract for the attorney: of a client's file by the firm's link, of an attorney's own by the case link. */
export const acknowledgmentApi = (options: Options) =>
  defineApi([
    ...routesOf('firm', '/api/firm/:token/contract', options),
    ...routesOf('case', '/api/case/:token/acknowledgment', options),
  ])

function routesOf(side: Side, base: string, { db, rowSealer, enqueue, storage, accessLog, config }: Options) {
  const { publicUrl, rateLimitFactor: factor } = config
  const services = { db, rowSealer, enqueue, storage, accessLog, publicUrl }
  const looking = { access: 'public', rateLimit: rateLimit(120, 10, factor) } as const
  const writing = { access: 'public', rateLimit: attorneyRateLimit(factor) } as const
  const refusals = attorneyOpeningRefusals[side]

  const visitorOf = ({ ip: address, headers }: FastifyRequest): Visitor => ({
    ...{ address, cookie: headers.cookie, factor },
    ...(headers['user-agent'] && { browser: headers['user-agent'] }),
  })

  async function open(
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
  ): Promise<OpenedForAttorney> {
    hidePlace(reply)
    const opened = await openForAttorney(services, { side, token }, visitorOf(request))
    const file = accept(opened, refusals)
    // Co-counsel read, so only a GET takes them.
    accept(request.method === 'GET' ? opened : forWriting(opened), refusals)
    return file
  }

  /** As it is now: somebody else may have changed it. */
  async function show(request: FastifyRequest, reply: FastifyReply, token: string) {
    const opened = await open(request, reply, token)
    const { acknowledgment } = accept(await readForAttorney(services, opened), acknowledgmentRefusals)
    const isDone = acknowledgment?.stage === 'done'
    const money = isDone ? await readFirmMoney(services, opened.application.id) : []
    return { contract: acknowledgment, money, mayWrite: opened.mayWrite }
  }

  return [
    route.get(
      base,
      looking,
      { summary: 'The contract, and what its attorney is asked', tags, params, response },
      async (request, reply) => show(request, reply, request.params.token),
    ),
    route.get(
      `${base}/pdf`,
      { ...looking, exposeHeadRoute: false },
      {
        summary: 'The sealed PDF: as the client signs it, or finished with both signatures',
        tags,
        params,
        querystring: z.object({ finished: z.string().optional() }),
        produces: ['application/pdf'],
        response: { 200: z.any().meta({ type: 'string', format: 'binary' }) },
      },
      async (request, reply) => {
        const { application } = await open(request, reply, request.params.token)
        const sent = await findSent(db, application.id)
        if (!sent) throw toProblem(refuse('unknown'), acknowledgmentRefusals)
        const kind = request.query.finished === undefined ? 'shown' : 'finished'
        // A paper finished for former counsel says who that was, and from where they signed.
        if (kind === 'finished' && sent.status !== 'acknowledged')
          throw toProblem(refuse('not printed'), pdfRefusals)
        const { bytes } = accept(await openPdf(services, sent.id, kind), pdfRefusals)
        return reply
          .header('content-type', 'application/pdf')
          .header('content-disposition', `inline; filename="${sent.number}.pdf"`)
          .send(bytes)
      },
    ),
    route.post(
      `${base}/code`,
      writing,
      {
        summary: 'Ask for a code, by mail to the attorney’s address on file',
        description: 'Whatever changes the contract asks for it once per browser and half a day.',
        tags,
        params,
        response: { 202: z.null() },
      },
      async (request, reply) => {
        const { signer } = await open(request, reply, request.params.token)
        accept(await askForSignerCode(services, placeOf(signer)), signerCodeRefusals)
        return reply.code(202).send(null)
      },
    ),
    route.post(
      `${base}/session`,
      writing,
      { summary: 'Type the mailed code. Sets a cookie', tags, params, body: typedCodeSchema, response },
      async (request, reply) => {
        const { token } = request.params
        const { signer } = await open(request, reply, token)
        const outcome = await openSigner(services, placeOf(signer), request.body.code, visitorOf(request))
        reply.header('set-cookie', accept(outcome, signerCodeRefusals).setCookie)
        const { contract, ...rest } = await show(request, reply, token)
        return { contract: contract && { ...contract, isKnown: true }, ...rest }
      },
    ),
    route.post(
      `${base}/acknowledgment`,
      writing,
      {
        summary: 'Answer every statement, and sign',
        description:
          'A statement that the attorney can’t make goes with its reason to us and the client, and signs nothing. Sent twice, it is signed once.',
        tags,
        params,
        body: acknowledgeSchema,
        response,
      },
      async (request, reply) => {
        const opened = await open(request, reply, request.params.token)
        accept(await acknowledge(services, opened, request.body), acknowledgmentRefusals)
        return show(request, reply, request.params.token)
      },
    ),
    route.post(
      `${base}/refusal`,
      writing,
      { summary: 'Won’t sign, and why', tags, params, body: refusalSchema, response },
      async (request, reply) => {
        const opened = await open(request, reply, request.params.token)
        accept(await refuseToSign(services, opened, request.body.reason), acknowledgmentRefusals)
        return show(request, reply, request.params.token)
      },
    ),
    route.post(
      `${base}/pause`,
      writing,
      { summary: 'Talks to the client first', tags, params, response },
      async (request, reply) => {
        const opened = await open(request, reply, request.params.token)
        accept(await talkFirst(services, opened), acknowledgmentRefusals)
        return show(request, reply, request.params.token)
      },
    ),
    route.post(
      `${base}/departure`,
      writing,
      {
        summary: 'No longer represents the client',
        description: 'The firm’s page then shows nothing of the contract.',
        tags,
        params,
        response: { 204: z.null() },
      },
      async (request, reply) => {
        const opened = await open(request, reply, request.params.token)
        accept(await leaveClient(services, opened), acknowledgmentRefusals)
        return reply.code(204).send(null)
      },
    ),
  ] as const
}

const pdfRefusals = {
  'not printed': [404, 'This PDF isn’t there yet. Look again in a minute.'],
  broken: acknowledgmentRefusals.broken,
} as const
