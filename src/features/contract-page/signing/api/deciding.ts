import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Signer } from '#features/contracts/signers/schema.ts'
import { type SigningRefusal, signingRefusals } from '#features/contracts/signing/content/refusals.ts'
import { askToExplain, declineOffer } from '#features/contracts/signing/mutations/decline.ts'
import { takeLess } from '#features/contracts/signing/mutations/less.ts'
import { markPage } from '#features/contracts/signing/mutations/reading.ts'
import {
  agreeToRecords,
  choosePaper,
  withdrawConsent,
} from '#features/contracts/signing/mutations/records.ts'
import { signContract } from '#features/contracts/signing/mutations/sign.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { accept, type Outcome } from '#lib/refusals.ts'
import { byLanguage } from '#lib/worded-schemas.ts'
import { pick } from '#site/locale.ts'
import { contractCallSchemas, signingAnswerSchema } from '../schema.ts'
import { type Base, type CaseContractServices, openDoor, params, tags } from './opening.ts'

const response = { 200: signingAnswerSchema }
const bodies = {
  consent: byLanguage(pick(contractCallSchemas, ({ consent }) => consent)),
  page: byLanguage(pick(contractCallSchemas, ({ page }) => page)),
  signature: byLanguage(pick(contractCallSchemas, ({ signature }) => signature)),
  less: byLanguage(pick(contractCallSchemas, ({ less }) => less)),
  refusal: byLanguage(pick(contractCallSchemas, ({ refusal }) => refusal)),
  plain: byLanguage(pick(contractCallSchemas, ({ plain }) => plain)),
}

/** Deciding about a contract: all of it needs a browser that typed the mailed code. */
export function decidingApi<Address extends Base>(base: Address, services: CaseContractServices) {
  const { open, show, writing } = openDoor(base, services)

  /** Answers with the contract as it is afterward. */
  async function act(
    request: FastifyRequest<{ Params: { token: string } }>,
    reply: FastifyReply,
    run: (signer: Signer) => Promise<Outcome<object, SigningRefusal>>,
  ) {
    const signer = await open(request, reply, request.params.token)
    accept(await run(signer), signingRefusals)
    return show(signer)
  }

  return defineApi([
    route.post(
      `${base}/consent`,
      { ...writing },
      {
        summary: 'Agree to electronic records, with the code that is printed in the PDF',
        description:
          'With `agrees: false` the code is only looked at. Ten wrong ones, and none is taken for an hour.',
        tags,
        params,
        body: bodies.consent,
        response,
      },
      (request, reply) => act(request, reply, (signer) => agreeToRecords(services, signer, request.body)),
    ),
    route.post(
      `${base}/pages/:number`,
      { ...writing },
      {
        summary: 'A page was read, or read and initialed',
        tags,
        params: params.extend({ number: z.coerce.number().int().min(1).max(200) }),
        body: bodies.page,
        response,
      },
      async (request, reply) => {
        const marked = { ...request.body, page: request.params.number, locale: request.locale }
        return act(request, reply, (signer) => markPage(services, signer, marked))
      },
    ),
    route.post(
      `${base}/signature`,
      { ...writing },
      {
        summary: 'Sign the contract',
        description:
          '`confirmed` has the places of the sentences that the paper asks to confirm, from 1. However often it is sent, there is one signature, and every answer says when.',
        tags,
        params,
        body: bodies.signature,
        response,
      },
      async (request, reply) => {
        const signature = { ...request.body, locale: request.locale }
        return act(request, reply, (signer) => signContract(services, signer, signature))
      },
    ),
    route.post(
      `${base}/less`,
      { ...writing },
      {
        summary: 'Take less than was offered, in cents',
        description:
          'Another contract takes the place of this one, and is there to read at once; where the desk has to look at it first, the answer is the one that ended.',
        tags,
        params,
        body: bodies.less,
        response,
      },
      (request, reply) => act(request, reply, (signer) => takeLess(services, signer, request.body)),
    ),
    route.post(
      `${base}/refusal`,
      { ...writing },
      { summary: 'No, thank you', tags, params, body: bodies.refusal, response },
      (request, reply) => act(request, reply, (signer) => declineOffer(services, signer, request.body ?? {})),
    ),
    route.post(
      `${base}/paper-way`,
      { ...writing },
      { summary: 'Sign on paper instead', tags, params, body: bodies.plain, response },
      (request, reply) => act(request, reply, (signer) => choosePaper(services, signer, request.body ?? {})),
    ),
    route.post(
      `${base}/withdrawal`,
      { ...writing },
      {
        summary: 'No more electronic records: from now on we mail paper',
        tags,
        params,
        body: bodies.plain,
        response,
      },
      (request, reply) =>
        act(request, reply, (signer) => withdrawConsent(services, signer, request.body ?? {})),
    ),
    route.post(
      `${base}/explanation`,
      { ...writing },
      {
        summary: 'Have the attorney explain it: we mail them, once a day',
        tags,
        params,
        body: bodies.plain,
        response,
      },
      (request, reply) => act(request, reply, (signer) => askToExplain(services, signer, request.body ?? {})),
    ),
  ])
}
