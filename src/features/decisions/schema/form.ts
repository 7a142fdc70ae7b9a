import { z } from 'zod'
import { fundingAmountValues } from '#domain/applications.ts'
import { decisionConcernValues, declineReasonValues, fundingMethodValues } from '#domain/decisions.ts'
import { stateCodes } from '#domain/states.ts'
import { riskGrades } from '#domain/value.ts'
import { listedApplicationSchema } from '#features/applications/schema/rows.ts'
import { limits } from '#features/price/schema/fields.ts'
import { termsVersionSchema } from '#features/price/schema/terms.ts'
import { numberedRuleSchema } from '#features/rules/schema.ts'
import { warningSchema } from '#features/underwriting/schema/sheet.ts'
import { daySchema } from '#lib/day-schema.ts'
import { formatCents } from '#site/staff-format.ts'
import { decisionSchema, visibleDecisionSchema } from './records.ts'

export const amountMistake = `Enter an amount in dollars, up to ${formatCents(limits.advance)}`
const cents = z.int(amountMistake).min(1, amountMistake).max(limits.advance, amountMistake)
const words = (most: number) => z.string().trim().max(most, `Keep it under ${most} characters`)

/** For an approval and a payment. */
const weighed = {
  /** Why it is decided although something stands against it; needed where something does. */
  concernsReason: words(1000).optional(),
  /** Whom to ask for the second signature. */
  askedId: z.uuid().optional(),
  /** Why one person signs alone; needed where two should and nobody else could. */
  aloneReason: words(1000).optional(),
}

const signed = {
  /** The version that the reviewer saw. */
  version: z.int().min(1),
  /** A decision that is sent again has the same key. */
  submissionKey: z.string().min(8).max(100),
}

/** Amounts are whole cents. */
export const newDecisionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('approved'),
    ...signed,
    amount: cents,
    termsVersion: z.int('Choose the terms'),
    /** The version of the state's rule that the reviewer saw: another one means other figures. */
    ruleVersion: z.int().min(0),
    /** For an application that doesn't say where the client lives. */
    state: z.enum(stateCodes, 'Choose the state where the client lives').optional(),
    /** What the value sheet advised when the reviewer saw it, null for nothing: another sum is a conflict. */
    advised: z.int().nullable().optional(),
    ...weighed,
    line: words(500).optional(),
    note: words(1000).optional(),
  }),
  z.object({
    kind: z.literal('funded'),
    ...signed,
    amount: cents,
    fundedOn: daySchema,
    method: z.enum(fundingMethodValues, 'Choose how the money goes out'),
    ...weighed,
    note: words(1000).optional(),
  }),
  z.object({
    kind: z.literal('declined'),
    ...signed,
    reason: z.enum(declineReasonValues, 'Choose a reason'),
    letter: words(4000).min(1, 'Write what the person will read'),
    note: words(1000).optional(),
    tellsFirm: z.boolean().default(false),
  }),
])
export type NewDecision = z.output<typeof newDecisionSchema>
export type NewDecisionOf<Kind extends NewDecision['kind']> = Extract<NewDecision, { kind: Kind }>

export const refusalSchema = z.object({ reason: words(1000).min(1, 'Say why, for the person who asked') })

const adviceSchema = z.object({
  number: z.int(),
  isClosed: z.boolean(),
  /** Cents; null while something is missing. */
  advised: z.int().nullable(),
  grade: z.enum(riskGrades),
  /** The limit that holds. */
  binding: z.object({ label: z.string(), why: z.string() }).nullable(),
  missing: z.array(z.string()),
  warnings: z.array(warningSchema),
  isUnsourced: z.boolean(),
})

export const decisionFormSchema = z.object({
  application: listedApplicationSchema,
  asksFor: z.enum(fundingAmountValues),
  /** In New York. */
  today: z.iso.date(),
  /** Null when the application doesn't say where the client lives. */
  home: z.enum(stateCodes).nullable(),
  rule: numberedRuleSchema.nullable(),
  /** Why we can't offer anything there. */
  closed: z.string().nullable(),
  /** The current ones and those before, the latest first. */
  terms: z.array(termsVersionSchema),
  currentTerms: z.int().nullable(),
  secondAbove: z.int().nullable(),
  /** Cents that the reader may approve or pay out without a second person; null for any sum. */
  ownLimit: z.int().nullable(),
  /** How long one person alone waits. */
  aloneHours: z.int(),
  /** What stands against a yes, whatever the amount. */
  concerns: z.array(z.enum(decisionConcernValues)),
  signers: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** Documents that nobody has accepted or rejected. */
  unjudged: z.int(),
  recipient: z.object({ name: z.string(), email: z.string() }),
  company: z.string(),
  /** Null if there is no firm, or we can't write to it. */
  firm: z.object({ name: z.string() }).nullable(),
  /** What the value sheet says; null without one. */
  value: adviceSchema.nullable(),
  /** How long a new offer would stand. */
  offerDays: z.int(),
  standing: decisionSchema.nullable(),
  /** Contracts are on, so the contract's page pays it out. */
  needsContract: z.boolean(),
  /** Why the offer that stands can't be paid. */
  offerProblem: z.string().nullable(),
  offered: visibleDecisionSchema.nullable(),
  waiting: decisionSchema.nullable(),
  funding: decisionSchema.nullable(),
})
export type DecisionForm = z.output<typeof decisionFormSchema>

export const decidedSchema = z.object({
  decision: decisionSchema,
  application: listedApplicationSchema,
})
export type Decided = z.output<typeof decidedSchema>
