import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { authorOf } from '#lib/access.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { listTemplates } from './data.ts'
import { removeTemplate, saveTemplate, type TemplateRefusal } from './mutations.ts'
import { mailTemplateSchema, mostTemplates, templateChangeSchema, templateRemovalSchema } from './schema.ts'

const tags = ['templates']
const params = z.object({ id: rowId })

const refusals: RefusalAnswers<TemplateRefusal> = {
  changed: [409, 'Somebody else changed this template meanwhile. Look at it again before you save.'],
  'too many': [422, `There are ${mostTemplates} templates already. Remove one first.`],
  'not yours': [403, 'Only the owner changes templates that others use. Save yours under a new name.'],
}

export const mailTemplatesApi = (services: { db: Database; rowSealer: RowSealer }) =>
  defineApi([
    route.get(
      '/api/templates',
      { access: 'files', logs: 'nothing' },
      {
        summary: 'Templates for mails and replies, by name',
        description: 'Version 0 is as it came with the program.',
        tags,
        response: { 200: z.array(mailTemplateSchema) },
      },
      async () => listTemplates(services),
    ),
    route.put(
      '/api/templates/:id',
      { access: 'files', logs: 'template-change' },
      {
        summary: 'Save a template under an id of your own, or change one as the owner',
        description: 'With the `version` it was made from, 0 for a new one: 409 when that is not the last.',
        tags,
        params,
        body: templateChangeSchema,
        response: { 200: mailTemplateSchema },
      },
      async (request) => {
        const session = await request.adminSession()
        const editor = { by: await authorOf(request), isOwner: session?.person.role === 'owner' }
        return accept(await saveTemplate(services, request.params.id, request.body, editor), refusals)
          .template
      },
    ),
    route.delete(
      '/api/templates/:id',
      { access: 'owner', logs: 'template-change' },
      {
        summary: 'Remove a template',
        tags,
        params,
        querystring: templateRemovalSchema,
        response: { 204: z.null() },
      },
      async (request, reply) => {
        const { params, query } = request
        const outcome = await removeTemplate(services, params.id, query.version, await authorOf(request))
        accept(outcome, refusals)
        return reply.code(204).send(null)
      },
    ),
  ])
