import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { listedApplicationSchema } from '#features/applications/schema/rows.ts'
import { consentVersion } from '#features/questions/content/agreements.ts'
import { listHomeRules } from '#features/questions/steps/home-state.ts'
import { readRules } from '#features/rules/data.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { noteReading } from '#lib/access-log/note-reading.ts'
import { defineApi, route } from '#lib/define-api.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { staffLocale } from '#site/locale.ts'
import { listSaid } from './data.ts'
import { type PhoneRefusal, takeByPhone } from './mutations.ts'
import { phoneApplicationSchema, phoneFormSchema, takenSchema } from './schema.ts'

const tags = ['applications']

const refusals: RefusalAnswers<PhoneRefusal> = {
  'consent-changed': [
    409,
    'The wording of the agreements has changed meanwhile. Read the new words to them before you send it.',
  ],
  'closed-state': [422],
}

export const phoneApi = (services: { db: Database; rowSealer: RowSealer; enqueue: Enqueue }) =>
  defineApi([
    route.get(
      '/api/applications/phone',
      { access: 'files', logs: 'nothing' },
      {
        summary: 'What the form for an application by phone starts with',
        tags,
        response: { 200: phoneFormSchema },
      },
      async () => {
        const texts = await readTexts(services.db, identityTexts, staffLocale)
        const rules = listHomeRules(await readRules(services.db))
        return { company: texts['global.brand.name'], consentVersion, rules }
      },
    ),
    route.get(
      '/api/applications/phone/known',
      { access: 'files', logs: 'itself' },
      {
        summary: 'Up to ten files in which all these words stand: the number, address or name of who calls',
        tags,
        querystring: z.object({ q: z.string().trim().min(1).max(200) }),
        response: { 200: z.array(listedApplicationSchema) },
      },
      async (request) => {
        const known = await listSaid(services.db, request.query.q)
        await noteReading(request, services.db, 'list', known)
        return known
      },
    ),
    route.post(
      '/api/applications/phone',
      { access: 'files', logs: 'phone-application' },
      {
        summary: 'Keep an application taken by phone, with the agreements that were read aloud',
        description:
          'The answers are those of `POST /api/applications`, checked by the same rules. `read` names the agreements that were read aloud word for word. Sent twice with one `key`, it is one application.',
        tags,
        body: phoneApplicationSchema,
        response: { 200: takenSchema },
      },
      async (request) => {
        const outcome = await takeByPhone(services, request.body, await reviewerOf(request))
        const { id, reference, hadOtherAnswers } = accept(outcome, refusals)
        return { id, reference, hadOtherAnswers }
      },
    ),
  ])
