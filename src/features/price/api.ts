import type { Database } from '#db/database.ts'
import { authorOf } from '#lib/access.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { byLanguage } from '#lib/worded-schemas.ts'
import { pick } from '#site/locale.ts'
import { estimateWords } from './content/estimate.ts'
import { answerEstimate, answerTerms, type EstimateRefusal } from './data.ts'
import { setTerms, type TermsRefusal } from './mutations.ts'
import { estimateQuerySchemas, estimateSchema } from './schema/estimate.ts'
import { newTermsSchema } from './schema/new-terms.ts'
import { termsAndStatesSchema } from './schema/terms.ts'

const route = routesUnder('price')
const estimateRefusals: RefusalAnswers<EstimateRefusal> = {
  'not priced': [422],
  'too large': [422],
  'no terms': [422, pick(estimateWords, ({ noTerms }) => noTerms)],
}

const termsRefusals: RefusalAnswers<TermsRefusal> = {
  changed: [409, 'Somebody else set a price meanwhile. Nothing was saved.'],
  past: [422, 'A price can’t begin in the past.', { effectiveFrom: ['Use today or a later day'] }],
}

export const priceApi = ({ db, enqueue }: { db: Database; enqueue: Enqueue }) =>
  defineApi([
    route.get(
      '/api/price/estimate',
      { access: 'public' },
      {
        summary: 'What an advance would cost',
        description:
          'By our terms, or with `rate` by those of an offer you have, held to the caps of the state’s rule of that day; while the owner has none, to those of our notes on its law (`isSuggested`). Dollars in the query, cents in the answer. `kept` is the settlement less `attorneyFee`, `liens` and what is owed; nothing is owed beyond what those leave. 422 where we don’t fund people or name no price, for an advance that the state doesn’t allow, and without `rate` while we have no price.',
        querystring: byLanguage(estimateQuerySchemas),
        response: { 200: estimateSchema },
      },
      async ({ query, locale }) => accept(await answerEstimate(db, query, locale), estimateRefusals).estimate,
    ),
    route.get(
      '/api/admin/price/terms',
      { access: 'owner', logs: 'nothing' },
      {
        summary: 'Our terms: those in force and every version before and after',
        response: { 200: termsAndStatesSchema },
      },
      async () => answerTerms(db),
    ),
    route.post(
      '/api/admin/price/terms',
      {
        access: 'owner',
        logs: 'price-change',
        logsFields: [
          ...(['effectiveFrom', 'state', 'monthlyRate', 'compounding', 'fee'] as const),
          ...(['rate', 'per', 'isCompounding', 'earned', 'capMultiple', 'mostMonths', 'graceDays'] as const),
        ],
      },
      {
        summary: 'Set our terms from a day on',
        description:
          'From today on, unless `effectiveFrom` says otherwise. Adds a version; none is ever changed or removed, because offers name the one they were made with. Of two for the same day the later version holds. `rate` is for the time that `per` says and is earned day by day, with each step begun, or for a year in advance; `monthlyRate`, `compounding` and `fee` are the same in the older form. With `state` they hold there instead. `cannotUseIn` names the states whose rules would cut the latest terms.',
        body: newTermsSchema,
        response: { 201: termsAndStatesSchema },
      },
      async (request, reply) => {
        accept(await setTerms({ db, enqueue, by: await authorOf(request) }, request.body), termsRefusals)
        return reply.code(201).send(await answerTerms(db))
      },
    ),
  ])
