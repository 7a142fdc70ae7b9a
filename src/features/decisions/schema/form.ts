import { z } from 'zod'
import { fundingAmountValues } from '#domain/applications.ts'
import { declineReasonValues, fundingMethodValues } from '#domain/decisions.ts'
import { stateCodes } from '#domain/states.ts'
import { listedApplicationSchema } from '#features/applications/schema/rows.ts'
import { limits, termsVersionSchema } from '#features/price/schema.ts'
import { stateRuleSchema } from '#features/rules/schema.ts'
import { daySchema } from '#lib/day-schema.ts'
import { formatCents } from '#site/format.ts'
import { decisionSchema, visibleDecisionSchema } from './records.ts'

export const amountMistake = `Enter an amount in dollars, up to ${formatCents(limits.advance)}`
const cents = z.int(amountMistake).min(1, amountMistake).max(limits.advance, amountMistake)
const words = (most: number) => z.string().trim().max(most, `Keep it under ${most} characters`)

const signed = {
  /** Of the application as the reviewer saw it. */
  version: z.int().min(1),
  /** The same for a decision that is sent again. */
  submissionKey: z.string().min(8).max(100),
}

/** Amounts are whole cents. */
export const newDecisionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('approved'),
    ...signed,
    amount: cents,
    termsVersion: z.int('Choose the terms'),
    /** Of the state's rule that the reviewer saw: another one means other figures. */
    ruleVersion: z.int().min(0),
    /** Where the client lives, for an application that doesn't say. */
    state: z.enum(stateCodes, 'Choose the state where the client lives').optional(),
    line: words(500).optional(),
    note: words(1000).optional(),
  }),
  z.object({
    kind: z.literal('funded'),
    ...signed,
    amount: cents,
    fundedOn: daySchema,
    method: z.enum(fundingMethodValues, 'Choose how the money goes out'),
    /** Who is asked for the second signature, if one is needed. */
    askedId: z.uuid().optional(),
    note: words(1000).optional(),
  }),
  z.object({
    kind: z.literal('declined'),
    ...signed,
    reason: z.enum(declineReasonValues, 'Choose a reason'),
    /** What the person reads. */
    letter: words(4000).min(1, 'Write what the person will read'),
    note: words(1000).optional(),
    tellsFirm: z.boolean().default(false),
  }),
])
export type NewDecision = z.output<typeof newDecisionSchema>
export type NewDecisionOf<Kind extends NewDecision['kind']> = Extract<NewDecision, { kind: Kind }>

export const refusalSchema = z.object({ reason: words(1000).min(1, 'Say why, for the one who asked') })

const ruleSchema = stateRuleSchema.omit({ confirmedBy: true }).extend({ version: z.int() })
export type DecisionRule = z.output<typeof ruleSchema>

/** What a decision about an application starts with. */
export const decisionFormSchema = z.object({
  application: listedApplicationSchema,
  asksFor: z.enum(fundingAmountValues),
  /** In New York. */
  today: z.iso.date(),
  /** Where the client lives; null when the application doesn't say. */
  home: z.enum(stateCodes).nullable(),
  /** Of that state, or of the one that was asked about. */
  rule: ruleSchema.nullable(),
  /** Why nothing can be offered there, in words. */
  closed: z.string().nullable(),
  /** Those in force and those before, the latest first. */
  terms: z.array(termsVersionSchema),
  currentTerms: z.int().nullable(),
  secondAbove: z.int().nullable(),
  /** Everybody else who may sign. */
  signers: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** Documents that came and that nobody has judged. */
  unjudged: z.int(),
  recipient: z.object({ name: z.string(), email: z.string() }),
  /** The company, as letters say it. */
  company: z.string(),
  /** Null: there is none, or it can't be written to. */
  firm: z.object({ name: z.string() }).nullable(),
  standing: decisionSchema.nullable(),
  /** The offer that stands, as the person reads it. */
  offered: visibleDecisionSchema.nullable(),
  /** A first signature that waits for the second. */
  waiting: decisionSchema.nullable(),
  /** A payment that was made, whatever happened since. */
  funding: decisionSchema.nullable(),
})
export type DecisionForm = z.output<typeof decisionFormSchema>

export const decidedSchema = z.object({
  decision: decisionSchema,
  application: listedApplicationSchema,
})
export type Decided = z.output<typeof decidedSchema>
