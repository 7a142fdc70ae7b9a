import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { TextRegistry } from '#features/texts/schema.ts'
import { authorOf } from '#lib/access.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { byLanguage } from '#lib/worded-schemas.ts'
import { localized } from '#site/locale.ts'
import { findItem, listItems, listRegistry, listSection, listVersions, previewOf } from './data.ts'
import {
  createContentItem,
  deleteContentItem,
  type Refusal,
  restoreContentVersion,
  toStorable,
  updateContentItem,
} from './mutations.ts'
import {
  contentChangeSchema,
  contentInputSchema,
  contentItemSchema,
  contentKeySchema,
  contentVersionSchema,
  expectedVersionSchema,
  previewRequestSchema,
  previewSchema,
  readSchemas,
  registryEntrySchema,
} from './schema.ts'

const route = routesUnder('content')
const byKey = z.object({ key: contentKeySchema })
const ifMatch = z.object({ 'if-match': z.string().optional() })
const visitors = { access: 'public' } as const
const administrator = { access: 'site' } as const

const missing = localized({ en: 'There is no content with this key.' })
const refusals: RefusalAnswers<Refusal> = {
  taken: [409, 'There is already content with this key.'],
  missing: [404, missing],
  changed: [409, 'Somebody else changed this content meanwhile. Nothing was saved.'],
  unfit: [400],
}

export const contentApi = ({ db, registry }: { db: Database; registry: TextRegistry }) => {
  const store = { db, registry }

  return defineApi([
    route.get(
      '/api/content/section/:section',
      { ...visitors },
      {
        summary: 'Stored texts of one section',
        params: byLanguage(readSchemas.section),
        response: { 200: z.array(contentItemSchema) },
      },
      async (request) => listSection(db, request.params.section),
    ),
    route.get(
      '/api/content/:key',
      { ...visitors },
      {
        summary: 'One stored text; 404 while the page shows its default',
        params: byLanguage(readSchemas.key),
        response: { 200: contentItemSchema },
      },
      async (request) => {
        const item = await findItem(db, request.params.key)
        if (!item) throw notFound(missing)
        return item
      },
    ),
    route.get(
      '/api/content',
      { ...administrator },
      { summary: 'Every stored text', response: { 200: z.array(contentItemSchema) } },
      async () => listItems(db),
    ),
    // Not under /api/content/, where every name is a key.
    route.get(
      '/api/content-registry',
      { ...administrator },
      {
        summary: 'Every key that a page shows, with its default and where it is seen',
        response: { 200: z.array(registryEntrySchema) },
      },
      async () => listRegistry(registry),
    ),
    route.post(
      '/api/content/preview',
      { ...administrator, logs: 'nothing' },
      {
        summary: 'A text as it would be stored and shown',
        body: previewRequestSchema,
        response: { 200: previewSchema },
      },
      async ({ body }) => {
        const { content } = accept(toStorable(registry, body.key, body), refusals)
        return previewOf(registry, { ...body, content })
      },
    ),
    route.post(
      '/api/content',
      { ...administrator, logs: 'text-change', logsFields: ['key', 'section'] },
      {
        summary: 'Store a text. HTML is made safe first: the answer has what was stored',
        body: contentInputSchema,
        response: { 201: contentItemSchema },
      },
      async (request, reply) => {
        const written = await createContentItem({ ...store, by: await authorOf(request) }, request.body)
        return reply.code(201).send(accept(written, refusals).item)
      },
    ),
    route.put(
      '/api/content/:key',
      { ...administrator, logs: 'text-change' },
      {
        summary:
          'Change a text. With the version it was made from (here or in If-Match), 409 when that is not the last',
        params: byKey,
        headers: ifMatch,
        body: contentChangeSchema,
        response: { 200: contentItemSchema },
      },
      async (request) => {
        const { params, headers, body } = request
        const version = body.version ?? versionOf(headers['if-match'])
        const written = await updateContentItem({ ...store, by: await authorOf(request) }, params.key, {
          ...body,
          version,
        })
        return accept(written, refusals).item
      },
    ),
    route.delete(
      '/api/content/:key',
      { ...administrator, logs: 'text-change' },
      {
        summary:
          'Delete a text, so that its page shows the default. The version may be named as for a change',
        params: byKey,
        headers: ifMatch,
        querystring: z.object({ version: z.coerce.number().int().min(0).optional() }),
        response: { 204: z.null() },
      },
      async (request, reply) => {
        const { params, headers, query } = request
        const expected = query.version ?? versionOf(headers['if-match'])
        const by = await authorOf(request)
        accept(await deleteContentItem({ db, by }, params.key, expected), refusals)
        return reply.code(204).send(null)
      },
    ),
    route.get(
      '/api/content/:key/versions',
      { ...administrator },
      {
        summary: 'The last 20 earlier states of a text, also of a deleted one',
        params: byKey,
        response: { 200: z.array(contentVersionSchema) },
      },
      async (request) => listVersions(db, request.params.key),
    ),
    route.post(
      '/api/content/:key/versions/:id/restore',
      { ...administrator, logs: 'text-change' },
      {
        summary: 'Make an earlier state the newest one',
        params: byKey.extend({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
        headers: ifMatch,
        body: z.object({ version: expectedVersionSchema }).nullish(),
        response: { 200: contentItemSchema },
      },
      async (request) => {
        const { params, headers, body } = request
        const expected = body?.version ?? versionOf(headers['if-match'])
        const written = await restoreContentVersion(
          { ...store, by: await authorOf(request) },
          { ...params, expected },
        )
        return accept(written, refusals).item
      },
    ),
  ])
}

/** Reads the number in `If-Match: "3"`. Anything else matches no version. */
function versionOf(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  const [, digits] = /^\s*"?(\d{1,9})"?\s*$/.exec(header) ?? []
  return digits === undefined ? -1 : Number(digits)
}
