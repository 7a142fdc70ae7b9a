import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { replaceCaseLink } from '#features/correspondence/page-links/mutations.ts'
import { applicationParams } from '#features/documents/files/api.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept } from '#lib/refusals.ts'
import { firmRefusals } from './content.ts'
import { readFirm } from './data.ts'
import { askFirm, changeFirm, verifyFirm } from './mutations.ts'
import { type Firm, firmChangeSchema, firmSchema, seenFirmSchema } from './schema.ts'

const config = { access: 'files' } as const
const schema = { tags: ['law firms'], params: applicationParams, response: { 200: firmSchema } }

export const firmApi = (services: { db: Database; rowSealer: RowSealer; enqueue: Enqueue }) => {
  async function requireFirm(applicationId: string): Promise<Firm> {
    const firm = await readFirm(services, applicationId)
    if (!firm) throw notFound(firmRefusals.unknown[1] ?? '')
    return firm
  }

  return defineApi([
    route.get(
      '/api/applications/:applicationId/firm',
      { ...config, logs: 'file-open' },
      { ...schema, summary: 'The law firm of an application, and what it told us' },
      async (request) => requireFirm(request.params.applicationId),
    ),
    route.put(
      '/api/applications/:applicationId/firm',
      { ...config },
      {
        ...schema,
        summary: 'Correct what the applicant typed about the firm; another address is not verified',
        body: firmChangeSchema,
      },
      async (request) =>
        accept(await changeFirm(services, request.params.applicationId, request.body), firmRefusals).firm,
    ),
    route.post(
      '/api/applications/:applicationId/firm/verify',
      { ...config },
      {
        ...schema,
        summary: 'Mark the address as checked by phone; 409 when it is no longer as it was read',
        body: seenFirmSchema,
      },
      async (request) => {
        const { params, body } = request
        const reviewer = await reviewerOf(request)
        return accept(await verifyFirm(services, params.applicationId, body.version, reviewer), firmRefusals)
          .firm
      },
    ),
    route.post(
      '/api/applications/:applicationId/firm/ask',
      { ...config },
      {
        ...schema,
        summary: 'Mail the firm the link to its page',
        description: 'Only to a verified address, every three days at most, three times in all.',
      },
      async (request) =>
        accept(await askFirm(services, request.params.applicationId, await reviewerOf(request)), firmRefusals)
          .firm,
    ),
    route.post(
      '/api/applications/:applicationId/firm/link',
      { ...config },
      { ...schema, summary: 'Replace the link to the firm’s page: the old one ends' },
      async (request) => {
        const { applicationId } = request.params
        await requireFirm(applicationId)
        const whose = { applicationId, party: 'firm' } as const
        accept(await replaceCaseLink(services, whose, await reviewerOf(request)), firmRefusals)
        return requireFirm(applicationId)
      },
    ),
  ])
}
