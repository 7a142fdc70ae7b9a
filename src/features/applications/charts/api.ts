import type { Database } from '#db/database.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { readFigures } from './data.ts'
import { figuresSchema } from './schema.ts'

export const figuresApi = ({ db }: { db: Database }) =>
  defineApi([
    route.get(
      '/api/applications/figures',
      {
        config: { access: 'files', logs: 'nothing' },
        schema: {
          summary: 'Applications per week, by status, state and case type',
          tags: ['applications'],
          response: { 200: figuresSchema },
        },
      },
      async () => readFigures(db),
    ),
  ])
