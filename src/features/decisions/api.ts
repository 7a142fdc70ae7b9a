import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { stateCodes } from '#domain/states.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { contractNeeded, otherState } from './content/offer.ts'
import { readDecisionForm } from './data/form.ts'
import { toDecision } from './data/records.ts'
import { decide, undoDecision } from './mutations/decide.ts'
import type { DecisionOutcome, DecisionRefusal } from './mutations/locked.ts'
import { refuseSecond, signSecond } from './mutations/second.ts'
import { decidedSchema, decisionFormSchema, newDecisionSchema, refusalSchema } from './schema/form.ts'

const tags = ['decisions']
const params = z.object({ id: rowId })
const decisionParams = z.object({ id: rowId, decisionId: rowId })
const whoseOf = ({ id, decisionId }: z.output<typeof decisionParams>) => ({ applicationId: id, decisionId })

const unknown = 'There is no such application.'
const chooseState = 'Choose the state where the client lives'
const refusals: RefusalAnswers<DecisionRefusal> = {
  unknown: [404, unknown],
  changed: [409, 'Somebody else has changed this application meanwhile. Look at it again before you decide.'],
  'rule changed': [
    409,
    'The state’s rule has changed meanwhile, and with it what would be owed. Look again.',
  ],
  'may not sign': [403, 'Only owners and reviewers who work here may decide.'],
  funded: [409, 'This application is funded: the money is out. Nothing else can be decided about it.'],
  withdrawn: [409, 'The applicant withdrew. Reopen the application before you decide.'],
  'no state': [422, `${chooseState}.`, { state: [chooseState] }],
  closed: [422],
  outdated: [409],
  'offer ended': [409],
  'no terms': [422, 'These terms aren’t in force. Choose others.', { termsVersion: ['Choose the terms'] }],
  'too large': [422],
  'too small': [422],
  'not approved': [409, 'There is no offer with an amount to pay out. Approve it with an amount first.'],
  'contract needed': [409, contractNeeded],
  'other amount': [422],
  'wrong day': [422],
  'other state': [409, otherState],
  'already signed': [409, 'This payment is signed already and waits for the second signature.'],
  concerns: [422],
  'value changed': [409, 'The value sheet has changed meanwhile, and with it what it advises. Look again.'],
  alone: [422],
  'sign alone': [409, 'Nobody else here may sign anymore. Sign it again alone, with a reason.'],
  'too early': [409, 'One person alone waits before it counts. Sign it in {wait}.'],
  'wrong signer': [422, 'Choose somebody else who may sign.', { askedId: ['Choose somebody else'] }],
  'no longer waiting': [409, 'This payment doesn’t wait for a signature anymore. Look at it again.'],
  'same person': [409, 'You signed first. The second signature is somebody else’s.'],
  void: [
    409,
    'The file or the people changed since the first signature, so it is void. It has to be signed again.',
  ],
  ended: [409, 'This decision doesn’t stand anymore. Look at the application again.'],
  'key used': [409, 'This decision was sent before, and said something else then. Look at it again.'],
  final: [409, 'The mail has left, so this can’t be undone. Make a new decision instead.'],
}

type DecisionServices = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }

export const decisionsApi = (services: DecisionServices) => {
  const answer = async (outcome: DecisionOutcome) => {
    const { decision, application } = accept(outcome, refusals)
    return { decision: await toDecision(services, decision), application }
  }
  return defineApi([
    route.get(
      '/api/applications/:id/decision',
      { access: 'files', logs: 'file-open' },
      {
        summary: 'What a decision about an application starts with: terms, the state’s rule, who may sign',
        description: '`state`: where the client lives, for an application that doesn’t say.',
        tags,
        params,
        querystring: z.object({ state: z.enum(stateCodes).optional() }),
        response: { 200: decisionFormSchema },
      },
      async (request) => {
        const reader = (await reviewerOf(request)).person?.id ?? ''
        const form = await readDecisionForm(services, request.params.id, { reader, ...request.query })
        if (!form) throw notFound(unknown)
        return form
      },
    ),
    route.post(
      '/api/applications/:id/decisions',
      {
        access: 'files',
        logs: 'decision',
        logsFields: ['kind', 'amount', 'termsVersion', 'method', 'fundedOn', 'reason'],
      },
      {
        summary: 'Approve with an amount, fund, or decline',
        description:
          'Sets the status at once; the mail leaves a minute later, and until then it can be undone. Amounts are cents. A payment above the owner’s sum, or an amount above the person’s own limit, waits for a second signature, and the status stays as it is. Where something stands against a yes, `concernsReason` is needed; where two should sign and nobody else could, `aloneReason`.',
        tags,
        params,
        body: newDecisionSchema,
        response: { 201: decidedSchema },
      },
      async (request, reply) => {
        const reviewer = await reviewerOf(request)
        const outcome = await decide(services, request.params.id, request.body, reviewer)
        return reply.code(201).send(await answer(outcome))
      },
    ),
    route.post(
      '/api/applications/:id/decisions/:decisionId/signature',
      { access: 'files', logs: 'decision-signature' },
      {
        summary: 'Sign a payment that somebody else signed first',
        tags,
        params: decisionParams,
        response: { 200: decidedSchema },
      },
      async (request) =>
        answer(await signSecond(services, whoseOf(request.params), await reviewerOf(request))),
    ),
    route.post(
      '/api/applications/:id/decisions/:decisionId/refusal',
      { access: 'files', logs: 'decision-refusal' },
      {
        summary: 'Say no to a payment that waits for a signature, or take your own signature back',
        tags,
        params: decisionParams,
        body: refusalSchema,
        response: { 200: decidedSchema },
      },
      async (request) => {
        const { reason } = request.body
        return answer(
          await refuseSecond(services, { ...whoseOf(request.params), reason }, await reviewerOf(request)),
        )
      },
    ),
    route.post(
      '/api/applications/:id/decisions/:decisionId/undo',
      { access: 'files', logs: 'decision-undo' },
      {
        summary: 'Take a decision back with its mail, until that leaves',
        tags,
        params: decisionParams,
        response: { 200: decidedSchema },
      },
      async (request) =>
        answer(await undoDecision(services, whoseOf(request.params), await reviewerOf(request))),
    ),
  ])
}
