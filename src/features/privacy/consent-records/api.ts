import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import { printPaper } from '#lib/papers/print/print-paper.ts'
import { rowId } from '#lib/row-id.ts'
import { describeConsents, describeProofs } from './content.ts'
import { findConsentProofs, hashWords, listConsentProofs, readCompany, readConsents } from './data.ts'
import { consentProofSchema, proofExportSchema, proofSearchSchema } from './schema.ts'

const asPdf = {
  produces: ['application/pdf'],
  response: { 200: z.any().meta({ type: 'string', format: 'binary' }) },
}

export const consentProofsApi = (services: { db: Database; rowSealer: RowSealer }) =>
  defineApi([
    route.get(
      '/api/applications/:id/consents.pdf',
      { access: 'files', logs: 'consent-proof' },
      {
        summary: 'What an applicant agreed to, with hashes',
        description:
          'Each consent in the words shown, with its version, time, page, network address and browser, and the SHA-256 of the words; and the keyed hashes that recognize the person after a deletion. The same records give the same bytes.',
        tags: ['applications'],
        params: z.object({ id: rowId }),
        ...asPdf,
      },
      async (request, reply) => {
        const found = await readConsents(services, request.params.id)
        if (!found) throw notFound('There is no such application.')
        return reply
          .type('application/pdf')
          .header('content-disposition', `attachment; filename="consents-${found.applicant.reference}.pdf"`)
          .send(await printPaper(describeConsents(found, hashWords)))
      },
    ),
    route.post(
      '/api/admin/consent-proofs/search',
      { access: 'owner', logs: 'person-open' },
      {
        summary: 'What somebody agreed to whose data was deleted',
        description:
          'By email, by phone number, or by name and date of birth; what matches any of them. A POST, so that none of it is in a log.',
        tags: ['admin'],
        body: proofSearchSchema,
        response: { 200: z.array(consentProofSchema) },
      },
      async (request) => findConsentProofs(services, request.body),
    ),
    route.get(
      '/api/admin/consent-proofs/export.pdf',
      { access: 'owner', logs: 'consent-proof' },
      {
        summary: 'Proofs of somebody whose data was deleted, as found by the search',
        tags: ['admin'],
        querystring: proofExportSchema,
        ...asPdf,
      },
      async (request, reply) => {
        const proofs = await listConsentProofs(services.db, request.query.id)
        if (proofs.length === 0) throw notFound('There is no such proof.')
        const company = await readCompany(services.db)
        return reply
          .type('application/pdf')
          .header('content-disposition', 'attachment; filename="consents-of-a-deleted-person.pdf"')
          .send(await printPaper(describeProofs(proofs, company, hashWords)))
      },
    ),
  ])
