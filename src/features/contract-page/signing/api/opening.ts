import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { hidePlace } from '#features/access/api.ts'
import { caseOpeningRefusals } from '#features/access/content.ts'
import { forWriting, openCase, openClientFile } from '#features/access/mutations.ts'
import { findSigner } from '#features/contracts/signers/data.ts'
import type { Signer } from '#features/contracts/signers/schema.ts'
import { signingRefusals } from '#features/contracts/signing/content/refusals.ts'
import { readSigning } from '#features/contracts/signing/data/signing.ts'
import type { SigningServices } from '#features/contracts/signing/mutations/standing.ts'
import type { Signing } from '#features/contracts/signing/schema.ts'
import { uploadLimit } from '#features/documents/files/api.ts'
import type { Config } from '#lib/config.ts'
import type { Visitor } from '#lib/page-context.ts'
import type { Printing } from '#lib/papers/print/printing.ts'
import { accept, refuse, toProblem } from '#lib/refusals.ts'

export type CaseContractServices = SigningServices & {
  printing: Printing
  config: Pick<Config, 'publicUrl' | 'rateLimitFactor'>
}

/** Somebody who applied uses their case page. Somebody whose attorney applied has a link of their own. */
export type Base = '/api/case/:token/contract' | '/api/client/:token/contract'

export const tags = ['case']
export const params = z.object({ token: z.string().min(1).max(200) })

/** Who may do what at one of the two addresses. */
export function openDoor(base: Base, services: CaseContractServices) {
  const { db, rowSealer, config } = services
  const { publicUrl, rateLimitFactor: factor } = config
  const isClients = base === '/api/client/:token/contract'
  const signers = { db, rowSealer, publicUrl }
  const visitorOf = (request: FastifyRequest): Visitor => ({
    ...{ address: request.ip, cookie: request.headers.cookie, factor },
    browser: request.headers['user-agent'],
  })

  async function show(signer: Signer): Promise<{ signing: Signing }> {
    const signing = await readSigning(services, signer.applicationId, signer)
    if (!signing) throw toProblem(refuse('unknown'), signingRefusals)
    return { signing }
  }

  /** The person who is looking. An attorney's own link can't sign for the client. */
  async function open(request: FastifyRequest, reply: FastifyReply, token: string): Promise<Signer> {
    hidePlace(reply)
    const visitor = visitorOf(request)
    const opened = isClients
      ? await openClientFile({ db }, token, visitor)
      : await openCase({ db, publicUrl }, token, visitor)
    const { application } = accept(
      request.method === 'GET' ? opened : forWriting(opened),
      caseOpeningRefusals,
    )
    const place = { applicationId: application.id, party: 'person' } as const
    const isTheirs = (application.role === 'attorney') === isClients
    const signer = isTheirs ? await findSigner(signers, place, visitor) : undefined
    if (!signer) throw toProblem(refuse('unknown'), signingRefusals)
    return signer
  }

  return {
    ...{ open, show, visitorOf, signers },
    reading: { access: 'public', rateLimit: uploadLimit(4 * factor) } as const,
    writing: { access: 'public', rateLimit: uploadLimit(2 * factor) } as const,
  }
}
