import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { notFound } from '#lib/errors.ts'
import { findItem, listSection } from './data.ts'
import { contentItemSchema, contentKeySchema, contentSectionSchema } from './schema.ts'

export const contentApi =
  ({ db }: { db: Database }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/content/section/:section',
      {
        config: { access: 'public' },
        schema: {
          summary: 'Stored texts of one section',
          tags: ['content'],
          params: z.object({ section: contentSectionSchema }),
          response: { 200: z.array(contentItemSchema) },
        },
      },
      async (request) => listSection(db, request.params.section),
    )

    app.get(
      '/api/content/:key',
      {
        config: { access: 'public' },
        schema: {
          summary: 'One stored text; 404 while the page shows its default',
          tags: ['content'],
          params: z.object({ key: contentKeySchema }),
          response: { 200: contentItemSchema },
        },
      },
      async (request) => {
        const item = await findItem(db, request.params.key)
        if (!item) throw notFound('There is no content with this key.')
        return item
      },
    )
  }
