import { z } from 'zod'
import { writeLine } from '#db/csv.ts'
import type { Database } from '#db/database.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { listCells } from './content/csv.ts'
import { readReport } from './data/report.ts'
import { groupingValues } from './schema/groupings.ts'
import { reportQuerySchema, reportSchema } from './schema/report.ts'

const tags = ['applications']
const config = { access: 'files', logs: 'nothing' } as const

/** These numbers name nobody, so everybody who may open applications may read them. */
export const reportsApi = ({ db }: { db: Database }) =>
  defineApi([
    route.get(
      '/api/figures',
      { ...config },
      {
        summary: 'Applications, answers and money by week, home state, case type and law firm',
        description:
          'Applications count on the day they came, answers on the day of the first that was not undone, money on the day it moved; days are the office’s. Amounts are cents.',
        tags,
        querystring: reportQuerySchema,
        response: { 200: reportSchema },
      },
      async (request) => readReport(db, request.query),
    ),
    route.get(
      '/api/figures.csv',
      { ...config },
      {
        summary: 'The same as a spreadsheet, grouped by one of them',
        description:
          'UTF-8 with a byte order mark, every value in quotes. A text that a spreadsheet would take for a formula begins with an apostrophe.',
        tags,
        querystring: reportQuerySchema.safeExtend({ by: z.enum(groupingValues).default('week') }),
        produces: ['text/csv'],
        response: { 200: z.any().meta({ type: 'string' }) },
      },
      async (request, reply) => {
        const { by, ...query } = request.query
        const report = await readReport(db, query, { mostFirms: 10_000 })
        const name = `figures-by-${by.toLowerCase()}-${report.first}-to-${report.last}.csv`
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(`\uFEFF${listCells(report, by).map(writeLine).join('')}`)
      },
    ),
  ])
