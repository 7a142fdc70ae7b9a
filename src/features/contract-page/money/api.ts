import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  type Base,
  type CaseContractServices,
  openDoor,
  params,
  tags,
} from '#features/contract-page/signing/api/opening.ts'
import { brokenPaper } from '#features/contracts/content.ts'
import type { Signer } from '#features/contracts/signers/schema.ts'
import { cancelRefusals } from '#features/payments/cancellations/content/refusals.ts'
import { giveNotice, takeNoticeBack } from '#features/payments/cancellations/mutations/notice.ts'
import { unknownLetter } from '#features/payoffs/letters/content/refusals.ts'
import { findLetter } from '#features/payoffs/letters/data/letters.ts'
import { openLetterPdf } from '#features/payoffs/letters/mutations/open.ts'
import { dayIn } from '#lib/day-schema.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { HttpProblem, notFound } from '#lib/errors.ts'
import { accept } from '#lib/refusals.ts'
import { byLanguage } from '#lib/worded-schemas.ts'
import { defaultLocale, mapLocales } from '#site/locale.ts'
import { receiptRefusals, receiptWords } from './content/refusals.ts'
import { readMoney } from './data/money.ts'
import { sayReceived } from './mutations.ts'
import { moneySchema, owedSchema } from './schema.ts'

const answer = z.object({ money: moneySchema.nullable(), owed: owedSchema.nullable() })
const response = { 200: answer }
const receiptBody = byLanguage(
  mapLocales((locale) => {
    const mistake = receiptWords[locale]['wrong day']
    return z.object({ contract: z.uuid().optional(), on: dayIn({ date: mistake, range: mistake }) })
  }),
)
const submissionKey = z.string().regex(/^[\x21-\x7e]{8,100}$/)

/** The money of a contract, for the person who signed it. Looking takes a link; writing takes the mailed code. */
export function caseMoneyApi<Address extends Base>(base: Address, services: CaseContractServices) {
  const { open, reading, writing } = openDoor(base, services)

  const show = ({ applicationId }: Signer, request: FastifyRequest) =>
    readMoney(services, applicationId, request.locale ?? defaultLocale)

  async function act(
    request: FastifyRequest<{ Params: { token: string } }>,
    reply: FastifyReply,
    run: (signer: Signer) => Promise<unknown>,
  ) {
    const signer = await open(request, reply, request.params.token)
    await run(signer)
    return show(signer, request)
  }

  return defineApi([
    route.get(
      `${base}/letters/:id/pdf`,
      { ...reading, exposeHeadRoute: false },
      {
        summary: 'The letter that says that nothing is owed anymore, as PDF',
        tags,
        params: params.extend({ id: z.uuid() }),
        produces: ['application/pdf'],
        response: { 200: z.any().meta({ type: 'string', format: 'binary' }) },
      },
      async (request, reply) => {
        const { applicationId } = await open(request, reply, request.params.token)
        const letter = await findLetter(services.db, request.params.id)
        if (letter?.applicationId !== applicationId || letter.kind === 'payoff') throw notFound(unknownLetter)
        const pdf = await openLetterPdf(services, letter)
        if (!pdf.ok) throw new HttpProblem(500, brokenPaper(letter.number))
        return reply
          .headers({
            'content-type': 'application/pdf',
            'content-disposition': `inline; filename="${letter.number}.pdf"`,
          })
          .send(pdf.bytes)
      },
    ),
    route.get(
      `${base}/money`,
      reading,
      {
        summary: 'Where the money of the contract is, until when it can be canceled, and what is owed today',
        tags,
        params,
        response,
      },
      async (request, reply) => show(await open(request, reply, request.params.token), request),
    ),
    route.post(
      `${base}/receipt`,
      writing,
      {
        summary: 'I have the money',
        description:
          'Where the days to cancel count from the day it came, they can only get longer. Said again, the first day stands.',
        tags,
        params,
        body: receiptBody,
        response,
      },
      (request, reply) =>
        act(request, reply, async (signer) =>
          accept(await sayReceived(services, signer, request.body), receiptRefusals),
        ),
    ),
    route.post(
      `${base}/notice`,
      writing,
      {
        summary: 'The written notice to cancel',
        description:
          'Before money moved, it ends the contract at once. Afterward all of it has to come back by the last day. However often it is sent, there is one notice, and the first counts. A late one goes to a person.',
        tags,
        params,
        body: z.object({ contract: z.uuid().optional(), submissionKey }),
        response,
      },
      (request, reply) =>
        act(request, reply, async (signer) =>
          accept(await giveNotice(services, signer, request.body), cancelRefusals),
        ),
    ),
    route.delete(
      `${base}/notice`,
      writing,
      {
        summary: 'Keep the contract after all: the notice is taken back',
        description: '409 once any of the money came back.',
        tags,
        params,
        response,
      },
      (request, reply) =>
        act(request, reply, async (signer) =>
          accept(await takeNoticeBack(services, signer, {}), cancelRefusals),
        ),
    ),
  ])
}
