import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { type StateCode, stateCodes } from '#domain/states.ts'
import { authorOf } from '#lib/access.ts'
import { answerWords } from '#lib/content.ts'
import { dayIn, daySchema } from '#lib/day-schema.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { HttpProblem, notFound } from '#lib/errors.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { byLanguage } from '#lib/worded-schemas.ts'
import { localized, mapLocales } from '#site/locale.ts'
import { listOverview, listPublicStates, readHistory } from './data.ts'
import { adoptSuggestions, checkRules, type RuleRefusal, withdrawRule, writeRule } from './mutations.ts'
import {
  adoptionSchema,
  pastRuleSchema,
  publicStateSchema,
  ruleInputSchema,
  ruleVersionSchema,
  stateOverviewSchema,
} from './schema.ts'

const route = routesUnder('state rules')
const owner = { access: 'owner' } as const
const byCode = z.object({ code: z.string() })
const expectedVersion = z.number().int().min(0).optional()

const refusals: RefusalAnswers<RuleRefusal> = {
  changed: [409, 'Somebody else changed this state’s rules meanwhile. Nothing was saved.'],
  unfit: [400],
  missing: [404, 'No rule of this state is dated for that day.'],
}

const onDay = mapLocales((locale) => z.object({ on: dayIn(answerWords[locale].day).optional() }))

const noState = localized({ en: 'There is no such state.' })

/** An unknown state is a missing address, like a wrong id. */
function stateIn({ code }: z.output<typeof byCode>): StateCode {
  const found = stateCodes.find((known) => known === code.toUpperCase())
  if (!found) throw notFound(noState)
  return found
}

export const rulesApi = ({ db, enqueue }: { db: Database; enqueue: Enqueue }) =>
  defineApi([
    route.get(
      '/api/state-rules',
      { access: 'public' },
      {
        summary: 'What the law of each state asks of us',
        description:
          'The rule in force in each of the 50 states today, or `on` another day, and the one that comes next. Days begin at midnight in New York; amounts are in cents.',
        querystring: byLanguage(onDay),
        response: { 200: z.array(publicStateSchema) },
      },
      async ({ query }) => listPublicStates(db, query.on),
    ),
    route.put(
      '/api/state-rules/:code',
      { ...owner, logs: 'rule-change', logsFields: ['posture', 'effectiveFrom'] },
      {
        summary: 'Write a state’s rule from a day on',
        description:
          'From today on, unless `effectiveFrom` says otherwise. A rule for the same day is replaced and stays in the history. With the `version` it was made from, 409 when that is not the last.',
        params: byCode,
        body: ruleInputSchema,
        response: { 200: ruleVersionSchema },
      },
      async (request) => {
        const code = stateIn(request.params)
        if ((request.body.code ?? code) !== code)
          throw new HttpProblem(400, 'This rule is another state’s.', {
            code: [`Use ${code}, or leave it out`],
          })
        const services = { db, enqueue, by: await authorOf(request) }
        const [rule] = accept(await writeRule(services, code, request.body), refusals).rules
        if (!rule) throw new Error('the rule was not kept')
        return rule
      },
    ),
    route.delete(
      '/api/state-rules/:code/:effectiveFrom',
      { ...owner, logs: 'rule-change' },
      {
        summary: 'Take a dated rule back, so that the one before it goes on',
        params: byCode.extend({ effectiveFrom: daySchema }),
        querystring: z.object({ version: z.coerce.number().int().min(0).optional() }),
        response: { 204: z.null() },
      },
      async (request, reply) => {
        const { effectiveFrom } = request.params
        const services = { db, enqueue, by: await authorOf(request) }
        const which = { effectiveFrom, version: request.query.version }
        accept(await withdrawRule(services, stateIn(request.params), which), refusals)
        return reply.code(204).send(null)
      },
    ),
    route.post(
      '/api/state-rules/adopt',
      { ...owner, logs: 'rules-adopted', logsFields: ['codes'] },
      {
        summary: 'Take over the suggestions for these states',
        description:
          'Answers the rules that came of it; a suggestion that holds already changes nothing. What was there before stays in the history.',
        body: adoptionSchema,
        response: { 200: z.array(ruleVersionSchema) },
      },
      async (request) => {
        const services = { db, enqueue, by: await authorOf(request) }
        return accept(await adoptSuggestions(services, request.body.codes), refusals).rules
      },
    ),
    route.post(
      '/api/state-rules/:code/check',
      { ...owner, logs: 'rule-check' },
      {
        summary: 'Confirm that a state’s rules are what the law says today',
        description: 'The rule in force and those that are coming, in the name of whoever is signed in.',
        params: byCode,
        body: z.strictObject({ version: expectedVersion }).nullish(),
        response: { 200: z.array(ruleVersionSchema) },
      },
      async (request) => {
        const services = { db, enqueue, by: await authorOf(request) }
        const expected = request.body?.version
        return accept(await checkRules(services, stateIn(request.params), expected), refusals).rules
      },
    ),
    route.get(
      '/api/admin/state-rules',
      { ...owner },
      {
        summary: 'Each state’s rules, its suggestion, and when it was last checked',
        response: { 200: z.array(stateOverviewSchema) },
      },
      async () => listOverview(db),
    ),
    route.get(
      '/api/admin/state-rules/:code/history',
      { ...owner },
      {
        summary: 'Every version of a state’s rules, the latest first',
        params: byCode,
        response: { 200: z.array(pastRuleSchema) },
      },
      async ({ params }) => readHistory(db, stateIn(params)),
    ),
  ])
