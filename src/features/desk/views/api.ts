import { z } from 'zod'
import type { Services } from '#db/services.ts'
import { eachLimit } from '#features/applications/counts/data.ts'
import { personOf } from '#lib/access.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { formatNumber } from '#site/staff-format.ts'
import { readPreferences, readViews } from './data.ts'
import { changePreferences, deleteView, saveView, type ViewRefusal } from './mutations.ts'
import {
  maxShared,
  maxViews,
  preferenceChangeSchema,
  preferencesSchema,
  viewChangeSchema,
  viewsSchema,
} from './schema.ts'

const tags = ['applications']
const config = { access: 'files' } as const
const params = z.object({ id: rowId })

const refusals: RefusalAnswers<ViewRefusal> = {
  'not yours': [403, 'Somebody else made this view. Save your own under another name.'],
  changed: [409, 'Somebody else has changed this view. Look at it again before you change it.'],
  'too many shared': [
    409,
    `There are ${maxShared} shared views. Keep it for yourself, or delete one nobody uses.`,
  ],
  'too many': [409, `You have ${maxViews} views. Delete one you no longer use.`],
}

export const viewsApi = (services: Services) => {
  const { db } = services
  return defineApi([
    route.get(
      '/api/applications/views',
      { ...config, logs: 'nothing' },
      {
        summary: 'Saved views of the list, the reader’s own and shared ones, each with its count',
        description: `Counting stops at ${formatNumber(eachLimit)}; then \`isMore\` is true.`,
        tags,
        response: { 200: viewsSchema },
      },
      async (request) => readViews(services, await personOf(request)),
    ),
    route.put(
      '/api/applications/views/:id',
      { ...config, logs: 'nothing' },
      {
        summary: 'Save a view under an id of the caller’s own, or change it; 409 if somebody was faster',
        tags,
        params,
        body: viewChangeSchema,
        response: { 200: z.object({ version: z.number() }) },
      },
      async (request) => {
        const outcome = await saveView(services, request.params.id, request.body, await personOf(request))
        return { version: accept(outcome, refusals).version }
      },
    ),
    route.delete(
      '/api/applications/views/:id',
      { ...config, logs: 'nothing' },
      { summary: 'Delete a view', tags, params, response: { 204: z.null() } },
      async (request, reply) => {
        accept(await deleteView(db, request.params.id, await personOf(request)), refusals)
        return reply.code(204).send(null)
      },
    ),
    route.get(
      '/api/applications/preferences',
      { ...config, logs: 'nothing' },
      {
        summary: 'Which columns of the list the reader has chosen',
        tags,
        response: { 200: preferencesSchema },
      },
      async (request) => readPreferences(db, (await personOf(request)).id),
    ),
    route.patch(
      '/api/applications/preferences',
      { ...config, logs: 'nothing' },
      {
        summary: 'Choose columns, or put views in order',
        tags,
        body: preferenceChangeSchema,
        response: { 200: preferencesSchema },
      },
      async (request) => {
        const { id } = await personOf(request)
        await changePreferences(db, id, request.body)
        return readPreferences(db, id)
      },
    ),
  ])
}
