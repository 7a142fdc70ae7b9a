import { z } from 'zod'
import { writeLine } from '#db/csv.ts'
import type { Database } from '#db/database.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { listCells } from './content/csv.ts'
import { readFigures } from './data/report.ts'
import { groupingValues } from './schema/groupings.ts'
import { figuresQuerySchema, figuresSchema } from './schema/report.ts'

const tags = ['applications']
const config = { access: 'files', logs: 'nothing' } as const

/** Numbers that name nobody: whoever may open the files may know how many there are and what was paid. */
export const figuresApi = ({ db }: { db: Database }) =>
  defineApi([
    route.get(
      '/api/figures',
      {
        config,
        schema: {
          summary: 'Applications, answers and money by week, home state, case type and law firm',
          description:
            'Applications count on the day they came, answers on the day of the first that was not undone, money on the day it moved; days are the office’s. Amounts are cents.',
          tags,
          querystring: figuresQuerySchema,
          response: { 200: figuresSchema },
        },
      },
      async (request) => readFigures(db, request.query),
    ),
    route.get(
      '/api/figures.csv',
      {
        config,
        schema: {
          summary: 'The same as a spreadsheet, grouped by one of them',
          description:
            'UTF-8 with a byte order mark, every value in quotes. A text that a spreadsheet would take for a formula begins with an apostrophe.',
          tags,
          querystring: figuresQuerySchema.safeExtend({ by: z.enum(groupingValues).default('week') }),
          produces: ['text/csv'],
          response: { 200: z.any().meta({ type: 'string' }) },
        },
      },
      async (request, reply) => {
        const { by, ...query } = request.query
        const figures = await readFigures(db, query, { mostFirms: 10_000 })
        const name = `figures-by-${by.toLowerCase()}-${figures.first}-to-${figures.last}.csv`
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(`\uFEFF${listCells(figures, by).map(writeLine).join('')}`)
      },
    ),
  ])
