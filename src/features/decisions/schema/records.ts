import { z } from 'zod'
import { cancelStarts } from '#domain/cancellation.ts'
import {
  decisionConcernValues,
  decisionEndingValues,
  decisionKinds,
  declineReasonValues,
  fundingMethodValues,
} from '#domain/decisions.ts'
import { stateCodes } from '#domain/states.ts'
import { heldTermsSchema } from '#features/price/schema/terms.ts'
import { capNames, capOrigins } from '#lib/price/cap-names.ts'
import { offerMonths } from '#lib/price/offer.ts'

export const undoSeconds = 60

export const offerProblems = ['closed', 'outdated', 'offer ended'] as const

/** Why a status alone can't say yes. */
export const plainRefusals = [
  ...['amount needed', 'two signatures', 'other state', 'contract needed'],
  ...offerProblems,
] as const

const moment = z.iso.datetime()

const owedSchema = z.object({
  months: z.literal(offerMonths),
  charges: z.int(),
  owed: z.int(),
  cappedBy: z.enum(capNames).nullable(),
  cappedFor: z.enum(capOrigins).nullable(),
  cappedIn: z.enum(stateCodes).nullable(),
  yearlyRate: z.number(),
})

export const decisionSchema = z.object({
  id: z.uuid(),
  kind: z.enum(decisionKinds),
  /** Cents; null for a refusal. */
  amount: z.int().nullable(),
  state: z.enum(stateCodes).nullable(),
  termsVersion: z.int().nullable(),
  ruleVersion: z.int().nullable(),
  owed: z.array(owedSchema),
  /** The last day on which an offer can be paid. */
  offerEndsOn: z.iso.date().nullable(),
  method: z.enum(fundingMethodValues).nullable(),
  fundedOn: z.iso.date().nullable(),
  reason: z.enum(declineReasonValues).nullable(),
  line: z.string().nullable(),
  letter: z.string().nullable(),
  note: z.string().nullable(),
  /** What stood against it when it was signed, and why it was decided all the same. */
  concerns: z.array(z.enum(decisionConcernValues)),
  concernsReason: z.string().nullable(),
  by: z.string().nullable(),
  byId: z.uuid().nullable(),
  signedAt: moment,
  /** The application's version then: a change since makes a first signature void. */
  version: z.int(),
  /** Null when one signature was enough. */
  secondAbove: z.int().nullable(),
  /** The first signer's own limit, if the amount was above it. */
  signerLimit: z.int().nullable(),
  /** What the value sheet advised when it was signed; null without an advice. */
  advised: z.int().nullable(),
  /** The advice, if the amount was above it. */
  aboveAdvice: z.int().nullable(),
  /** From when on the first may finish it alone, and why. */
  aloneFrom: moment.nullable(),
  aloneReason: z.string().nullable(),
  isAlone: z.boolean(),
  asked: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  second: z.object({ name: z.string(), at: moment }).nullable(),
  effectiveAt: moment.nullable(),
  /** Null while it can still be undone. */
  finalAt: moment.nullable(),
  mailedAt: moment.nullable(),
  ending: z.enum(decisionEndingValues).nullable(),
  endedAt: moment.nullable(),
  refusal: z.string().nullable(),
})
export type Decision = z.output<typeof decisionSchema>

export const visibleDecisionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['approved', 'funded']),
    amount: z.int(),
    state: z.enum(stateCodes),
    owed: z.array(owedSchema),
    terms: heldTermsSchema,
    /** The state's cap as a sentence, if it depends on what the case pays. */
    shareCap: z.string().nullable(),
    cancelDays: z.int().nullable(),
    cancelFrom: z.enum(cancelStarts).nullable(),
    requiredSentences: z.array(z.string()),
    line: z.string().nullable(),
    method: z.enum(fundingMethodValues).nullable(),
    fundedOn: z.iso.date().nullable(),
    /** The last day of an offer; null for a payment. */
    endsOn: z.iso.date().nullable(),
    /** Why an offer can't be paid anymore. */
    problem: z.enum(offerProblems).nullable(),
  }),
  z.object({ kind: z.literal('declined'), letter: z.string() }),
])
export type VisibleDecision = z.output<typeof visibleDecisionSchema>
