import { Readable } from 'node:stream'
import { z } from 'zod'
import type { Services } from '#db/services.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { authorOf } from '#lib/access.ts'
import { noteAccess } from '#lib/access-log/note-access.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import { accept } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { firmRefusals } from './content.ts'
import { readDeletion, readFirmRecord } from './data/firm.ts'
import { countFirms, listFirms, writeFirmLines } from './data/list.ts'
import { keepAllPaces } from './data/pace.ts'
import { addFirm, changeFirm, deleteFirm } from './mutations.ts'
import { firmChangeSchema, firmDeletionSchema, firmSchema, newFirmSchema } from './schema/firm.ts'
import {
  firmCountsSchema,
  firmFiltersSchema,
  firmLineSchema,
  firmPageSchema,
  firmQuerySchema,
} from './schema/list.ts'

const route = routesUnder('law firms')
const config = { access: 'files' } as const
const params = z.object({ id: rowId })

export const firmsApi = (services: Services) => {
  const { db } = services
  const reading = { ...services, allPaces: keepAllPaces(services.db) }
  const requireFirm = async (id: string) => {
    const firm = await readFirmRecord(reading, id)
    if (!firm) throw notFound(firmRefusals.unknown[1] ?? '')
    return firm
  }
  return defineApi([
    route.get(
      '/api/firms',
      { ...config, logs: 'firms-read' },
      {
        summary: 'Law firms with a record, by name, or those that match',
        description:
          'Looks in names, domains, phones and people. X-Total-Count tells how many match; X-Next, if it is there, goes into `after` for the next page. Where nothing is spelled as typed, a search finds what is nearest to it.',
        querystring: firmQuerySchema,
        response: { 200: z.array(firmLineSchema) },
      },
      async (request, reply) => {
        const { firms, total, next } = await listFirms(reading, request.query)
        reply.header('x-total-count', total)
        if (next !== null) reply.header('x-next', encodeURIComponent(next))
        return firms
      },
    ),
    route.get(
      '/api/firms/page',
      { ...config, logs: 'firms-read' },
      {
        summary: 'The same list with what a screen needs beside it',
        querystring: firmQuerySchema,
        response: { 200: firmPageSchema },
      },
      async (request) => listFirms(reading, request.query),
    ),
    route.get(
      '/api/firms/counts',
      { ...config, logs: 'nothing' },
      {
        summary: 'How many firms there are, are slow, may be double, and how many files have none',
        response: { 200: firmCountsSchema },
      },
      async () => countFirms(reading),
    ),
    route.get(
      '/api/firms/export.csv',
      { ...config, logs: 'itself' },
      {
        summary: 'The firms that match, as a spreadsheet',
        querystring: firmFiltersSchema,
        produces: ['text/csv'],
        response: { 200: z.any().meta({ type: 'string' }) },
      },
      async (request, reply) => {
        const { q, ...filters } = request.query
        await noteAccess(request, db, 'firms-export', { details: { ...filters, ...(q && { q: true }) } })
        const day = new Date().toISOString().slice(0, 10)
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="law-firms-${day}.csv"`)
          .send(Readable.from(writeFirmLines(reading, request.query)))
      },
    ),
    route.post(
      '/api/firms',
      { ...config, logs: 'firm-change' },
      {
        summary: 'Make a record of a law firm',
        description:
          'With the same `submissionKey` it is made once. 422 for the domain of a mail service where anybody can have an address.',
        body: newFirmSchema,
        response: { 201: firmSchema },
      },
      async (request, reply) => {
        const { id } = accept(await addFirm(services, request.body, await authorOf(request)), firmRefusals)
        return reply.code(201).send(await requireFirm(id))
      },
    ),
    route.get(
      '/api/firms/:id',
      { ...config, logs: 'firm-open' },
      {
        summary: 'A law firm with its people, clients and pace',
        description: 'For a firm that was merged into another: the other one.',
        params,
        response: { 200: firmSchema },
      },
      async (request) => requireFirm(request.params.id),
    ),
    route.patch(
      '/api/firms/:id',
      { ...config, logs: 'firm-change' },
      {
        summary: 'Change names, domains, addresses, phone or note; 409 if it isn’t as it was read',
        params,
        body: firmChangeSchema,
        response: { 200: firmSchema },
      },
      async (request) => {
        const { id } = accept(await changeFirm(services, request.params.id, request.body), firmRefusals)
        return requireFirm(id)
      },
    ),
    route.get(
      '/api/firms/:id/deletion',
      { ...config, logs: 'nothing' },
      { summary: 'What deleting the record would take along', params, response: { 200: firmDeletionSchema } },
      async (request) => {
        const deletion = await readDeletion(db, request.params.id)
        if (!deletion) throw notFound(firmRefusals.unknown[1] ?? '')
        return deletion
      },
    ),
    route.delete(
      '/api/firms/:id',
      { ...config, logs: 'firm-delete' },
      {
        summary: 'Delete the record, its people and its links; files stay as people typed them',
        params,
        querystring: z.object({ version: z.coerce.number().int().min(1) }),
        response: { 204: z.null() },
      },
      async (request, reply) => {
        const { version } = request.query
        const reviewer = await reviewerOf(request)
        accept(await deleteFirm(services, request.params.id, { version, reviewer }), firmRefusals)
        return reply.code(204).send(null)
      },
    ),
  ])
}
