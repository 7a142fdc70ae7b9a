import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Services } from '#db/services.ts'
import type { Match } from '#features/applications/data/rows.ts'
import {
  type Filters,
  filtersSchema,
  maxSelected,
  orderedSchema,
} from '#features/applications/schema/rows.ts'
import { csvHeader } from '#features/desk/export/content.ts'
import { readApplicationLines, readWholeList } from '#features/desk/export/data.ts'
import { readMatch } from '#features/desk/search/data.ts'
import { personOf } from '#lib/access.ts'
import { noteAccess } from '#lib/access-log/note-access.ts'
import { noteReading } from '#lib/access-log/note-reading.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import { rowId } from '#lib/row-id.ts'
import { findNeighbors, listApplications, readList, readOverview, selectMatching } from './data.ts'
import {
  listQuerySchema,
  listSchema,
  neighborsSchema,
  overviewSchema,
  selectedSchema,
  type WholeRow,
  wholeRowSchema,
} from './schema.ts'

const tags = ['applications']
const config = { access: 'files' } as const

export const listApi = (services: Services) => {
  const { db } = services
  const matchOf = async <Query extends Filters>(request: Asked<Query>) =>
    readMatch(db, request.query, (await personOf(request)).id)
  return defineApi([
    route.get(
      '/api/applications',
      { ...config, logs: 'itself' },
      {
        summary: 'Applications: all of them, newest first, or a page of those that match',
        description:
          'Without any query each one has its street address, date of birth, description and sums too; a page leaves them out. X-Total-Count tells how many match. Beyond 10,000 matches of filters, or 1,000 of a search, they are not counted on: then X-Total-Count-Exceeded is "true". Where nothing is spelled as typed, a search finds what is nearest to it. A sort begins with "-" to turn it round. `from` and `to` are days (UTC, both included) or moments.',
        tags,
        querystring: listQuerySchema,
        response: { 200: z.array(wholeRowSchema) },
      },
      async (request, reply) => {
        const isWhole = Object.values(request.query).every((value) => value === undefined)
        const { applications, total, isMore } = await listApplications(db, await matchOf(request))
        reply.header('x-total-count', total)
        if (isMore) reply.header('x-total-count-exceeded', 'true')
        if (!isWhole) {
          await noteReading(request, db, 'list', applications)
          return applications
        }
        await noteAccess(request, db, 'list-export', { details: { applications: total } })
        // A stream bypasses the serializer that the schema types.
        const whole: unknown = Readable.from(jsonArray(services))
        return reply.type('application/json; charset=utf-8').send(whole as WholeRow[])
      },
    ),
    route.get(
      '/api/applications/desk',
      { ...config, logs: 'itself' },
      {
        summary:
          'A page of the list with the number of matches and of those on each pile, read at one moment',
        description:
          'The piles are those of the search and of the other filters. Where `isMore` is true the counting was ended, as for the list, and the numbers are the least that there are.',
        tags,
        querystring: listQuerySchema,
        response: { 200: listSchema },
      },
      async (request) => {
        const page = await readList(db, await matchOf(request), { reader: (await personOf(request)).id })
        await noteReading(request, db, 'list', page.applications)
        return page
      },
    ),
    route.get(
      '/api/applications/selection',
      { ...config, logs: 'itself' },
      {
        summary: `All applications that match, at most ${maxSelected}, with what is needed to change their status`,
        tags,
        querystring: orderedSchema,
        response: { 200: selectedSchema },
      },
      async (request) => {
        const selected = await selectMatching(db, await matchOf(request))
        await noteReading(request, db, 'selection', selected.applications)
        return selected
      },
    ),
    route.get(
      '/api/applications/export.csv',
      { ...config, logs: 'itself' },
      {
        summary: 'Exactly the applications that match, as a spreadsheet',
        description:
          'UTF-8 with a byte order mark, every value in quotes, newest first. A text that a spreadsheet would take for a formula begins with an apostrophe.',
        tags,
        querystring: filtersSchema,
        produces: ['text/csv'],
        response: { 200: z.any().meta({ type: 'string' }) },
      },
      async (request, reply) => {
        const day = new Date().toISOString().slice(0, 10)
        const { q, ...filters } = request.query
        // The search words may be a name.
        await noteAccess(request, db, 'csv-export', { details: { ...filters, ...(q && { q: true }) } })
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="applications-${day}.csv"`)
          .send(Readable.from(writeCsv(services, await matchOf(request))))
      },
    ),
    route.get(
      '/api/applications/overview',
      { ...config, logs: 'nothing' },
      {
        summary: 'How many applications there are, are new since a moment, and wait too long',
        tags,
        querystring: z.object({ since: z.iso.datetime({ offset: true }).optional() }),
        response: { 200: overviewSchema },
      },
      async ({ query: { since } }) => readOverview(db, { since: since ? new Date(since) : undefined }),
    ),
    route.get(
      '/api/applications/:id/neighbors',
      { ...config, logs: 'nothing' },
      {
        summary: 'Who comes before and after an application in the list of these filters',
        tags,
        params: z.object({ id: rowId }),
        querystring: orderedSchema,
        response: { 200: neighborsSchema },
      },
      async (request) => {
        const neighbors = await findNeighbors(db, request.params.id, await matchOf(request))
        if (!neighbors) throw notFound('There is no such application.')
        return neighbors
      },
    ),
  ])
}

type Asked<Query> = Pick<FastifyRequest, 'adminSession'> & { query: Query }

/** Sends the next batch once the reader has taken the last: only a few rows are in memory. */
async function* writeCsv(services: Services, filters: Match) {
  yield `\uFEFF${csvHeader.map((name) => `"${name}"`).join(',')}\r\n`
  yield* readApplicationLines(services, filters)
}

async function* jsonArray(services: Services) {
  let before = '['
  for await (const batch of readWholeList(services)) {
    yield before + batch.map((row) => JSON.stringify(wholeRowSchema.parse(row))).join(',')
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}
