import type { Database } from '#db/database.ts'
import { authorOf } from '#lib/access.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { readTemplate } from './data.ts'
import { saveTemplate, type TemplateRefusal } from './mutations.ts'
import { templateChangeSchema, templateParams, templateSchema } from './schema.ts'

const noFirm = 'An attorney’s application has no other law firm to ask'

const refusals: RefusalAnswers<TemplateRefusal> = {
  changed: [409, 'Somebody else changed this list meanwhile. Nothing was saved.'],
  'no firm': [400, `${noFirm}.`, { items: [noFirm] }],
}

const tags = ['checklist']

export const templatesApi = ({ db }: { db: Database }) =>
  defineApi([
    route.get(
      '/api/checklist-templates/:role',
      { access: 'owner', logs: 'nothing' },
      {
        summary: 'What new applications of a role are asked for',
        tags,
        params: templateParams,
        response: { 200: templateSchema },
      },
      async ({ params }) => readTemplate(db, params.role),
    ),
    route.put(
      '/api/checklist-templates/:role',
      { access: 'owner', logs: 'checklists-changed' },
      {
        summary: 'Change what new applications of a role are asked for',
        description: 'With the `version` it was made from: 409 when that is not the last.',
        tags,
        params: templateParams,
        body: templateChangeSchema,
        response: { 200: templateSchema },
      },
      async (request) => {
        const { role } = request.params
        accept(await saveTemplate({ db, by: await authorOf(request) }, role, request.body), refusals)
        return readTemplate(db, role)
      },
    ),
  ])
