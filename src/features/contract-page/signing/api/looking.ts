import { z } from 'zod'
import { paperAnswerSchema } from '#features/contract-forms/editor/schema.ts'
import { openPdf, openTree } from '#features/contracts/archive/mutations.ts'
import { findSent } from '#features/contracts/records/data/rows.ts'
import { signerCodeRefusals } from '#features/contracts/signers/content/refusals.ts'
import { askForSignerCode, openSigner } from '#features/contracts/signers/mutations.ts'
import type { Signer } from '#features/contracts/signers/schema.ts'
import { signingRefusals } from '#features/contracts/signing/content/refusals.ts'
import { openContract } from '#features/contracts/signing/mutations/reading.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { accept, refuse, toProblem } from '#lib/refusals.ts'
import { byLanguage } from '#lib/worded-schemas.ts'
import { pick } from '#site/locale.ts'
import { contractCallSchemas, signingAnswerSchema } from '../schema.ts'
import { type Base, type CaseContractServices, openDoor, params, tags } from './opening.ts'

const response = { 200: signingAnswerSchema }
const anyBytes = z.any().meta({ type: 'string', format: 'binary' })
const codeBody = byLanguage(pick(contractCallSchemas, ({ session }) => session))

/** Looking at a contract by a link, and proving who looks. */
export function lookingApi<Address extends Base>(base: Address, services: CaseContractServices) {
  const { db, enqueue } = services
  const { open, show, visitorOf, signers, reading, writing } = openDoor(base, services)
  /** A question about the head alone would read it whole, too. */
  const file = { ...reading, exposeHeadRoute: false } as const
  async function findFile({ applicationId }: Signer) {
    const contract = await findSent(db, applicationId)
    if (!contract) throw toProblem(refuse('unknown'), signingRefusals)
    return contract
  }
  const fileRefusals = {
    'not printed': signingRefusals.unknown,
    broken: signingRefusals['broken paper'],
  } as const

  return defineApi([
    route.get(
      base,
      reading,
      { summary: 'How far the contract that was sent has come', tags, params, response },
      async (request, reply) => show(await open(request, reply, request.params.token)),
    ),
    route.get(
      `${base}/pdf`,
      file,
      {
        summary: 'The contract as PDF: the sealed bytes as they were sent, or finished with every signature',
        tags,
        params,
        querystring: z.object({ finished: z.string().optional() }),
        produces: ['application/pdf'],
        response: { 200: anyBytes },
      },
      async (request, reply) => {
        const signer = await open(request, reply, request.params.token)
        const { id, number } = await findFile(signer)
        const kind = request.query.finished === undefined ? 'shown' : 'finished'
        const { bytes } = accept(await openPdf(services, id, kind), fileRefusals)
        await openContract(services, signer)
        return reply
          .headers({
            'content-type': 'application/pdf',
            'content-disposition': `inline; filename="${number}.pdf"`,
          })
          .send(bytes)
      },
    ),
    route.get(
      `${base}/paper`,
      file,
      {
        summary: 'The words of the same paper, as a tree, without the code that is on the PDF alone',
        tags,
        params,
        response: { 200: paperAnswerSchema },
      },
      async (request, reply) => {
        const signer = await open(request, reply, request.params.token)
        const { id } = await findFile(signer)
        return { paper: accept(await openTree(services, id, 'shown'), fileRefusals).paper }
      },
    ),
    route.post(
      `${base}/code`,
      { ...writing },
      {
        summary: 'Mail a code to the address on file',
        description:
          'Whatever changes a contract needs a browser in which it was typed. At most three an hour.',
        tags,
        params,
        response: { 202: z.object({ codeTo: z.string().nullable() }) },
      },
      async (request, reply) => {
        const signer = await open(request, reply, request.params.token)
        const { signing } = await show(signer)
        accept(await askForSignerCode({ ...signers, enqueue }, signer), signerCodeRefusals)
        return reply.code(202).send({ codeTo: signing.codeTo })
      },
    ),
    route.post(
      `${base}/session`,
      { ...writing },
      {
        summary: 'Type the mailed code. Sets a cookie for 12 hours',
        tags,
        params,
        body: codeBody,
        response,
      },
      async (request, reply) => {
        const { token } = request.params
        const signer = await open(request, reply, token)
        const place = { applicationId: signer.applicationId, party: signer.party }
        const outcome = await openSigner(signers, place, request.body.code, visitorOf(request))
        const { setCookie } = accept(outcome, signerCodeRefusals)
        reply.header('set-cookie', setCookie)
        return show({ ...signer, isKnown: true })
      },
    ),
  ])
}
