import type { Database } from '#db/database.ts'
import { readToday } from '#features/rules/data.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { HttpProblem } from '#lib/errors.ts'
import { rateLimit } from '#lib/rate-limit.ts'
import { byLanguage } from '#lib/worded-schemas.ts'
import { pick } from '#site/locale.ts'
import { checkWords } from './content/words.ts'
import { answerCheck } from './data.ts'
import { checkAnswerSchema, checkQuerySchemas } from './schema.ts'

/** For browsers without scripts; others send nothing. */
export const checkRateLimit = (factor: number) => ({ ...rateLimit(60, 10, factor), groupId: 'check' })

const route = routesUnder('self-check')

export const checkApi = ({ db }: { db: Database }) =>
  defineApi([
    route.get(
      '/api/check',
      { access: 'public' },
      {
        summary: 'Whether we can probably help',
        description:
          'By where the person lives, whether they have an attorney, the kind of case and the day it happened. `no`: nobody who lives there can apply. `unlikely`: no attorney, a time to sue that may be over, or a kind of case that we don’t fund. For programs; the page `/check` computes by itself and sends nothing.',
        querystring: byLanguage(checkQuerySchemas),
        response: { 200: checkAnswerSchema },
      },
      async ({ query: { on, ...query }, locale }) => {
        const today = await readToday(db)
        if (on > today) {
          const ahead = pick(checkWords, ({ refused }) => refused.ahead)
          throw new HttpProblem(400, ahead, { on: [ahead[locale]] })
        }
        return answerCheck(db, { ...query, when: { on } }, today, locale)
      },
    ),
  ])
