import { z } from 'zod'
import { cancelStarts } from '#domain/cancellation.ts'
import type { RuleCap, RuleCapKind } from '#domain/caps.ts'
import { postures } from '#domain/posture.ts'
import { ruleActs, ruleOrigins } from '#domain/rules.ts'
import { stateCodes } from '#domain/states.ts'
import { daySchema } from '#lib/day-schema.ts'
import { findContradictions } from './contract/schema/contradictions.ts'
import { doubtedMembers } from './contract/schema/doubts.ts'
import { cents, filledLine, line, whole } from './contract/schema/figures.ts'
import { contractLawSchema, contractMemberSchema } from './contract/schema/law.ts'
import { priceMembers } from './contract/schema/price.ts'

const percentUpTo = (max: number) =>
  z
    .number({ error: 'Enter a percentage' })
    .positive('Use more than 0%')
    .max(max, `Use at most ${max}%`)
    .refine((percent) => Number(percent.toFixed(2)) === percent, 'Use at most two decimals')

/** No law allows more; a larger number lacks its decimal point. */
const rate = percentUpTo(200)
const share = percentUpTo(100)

export const ruleCapSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('yearly-rate'),
    percent: rate,
    from: cents.optional(),
    below: cents.optional(),
  }),
  z.strictObject({ kind: z.literal('half-year-rate'), percent: rate }),
  z.strictObject({
    kind: z.literal('yearly-per-thousand'),
    percent: rate,
    dollars: z.number().int('Use whole dollars').min(1).max(1_000),
  }),
  z.strictObject({ kind: z.literal('servicing'), percent: share }),
  z.strictObject({
    kind: z.literal('share-of-recovery'),
    percent: share,
    plusAdvance: z.boolean(),
    of: z.enum(['gross', 'net']),
  }),
]) satisfies z.ZodType<RuleCap>

/** All caps bind at once, so no two may contradict or repeat each other. */
const capsSchema = z
  .array(ruleCapSchema)
  .max(8, 'Use at most 8 caps')
  .superRefine((caps, context) => {
    for (const [place, cap] of caps.entries()) {
      const message = findCapMistake(cap, caps.slice(0, place), caps)
      if (message) context.addIssue({ code: 'custom', path: [place], message })
    }
  })

function findCapMistake(cap: RuleCap, before: readonly RuleCap[], all: readonly RuleCap[]) {
  const has = (...kinds: RuleCapKind[]) => all.some(({ kind }) => kinds.includes(kind))
  if (cap.kind === 'yearly-rate') {
    const { from = 0, below = Number.POSITIVE_INFINITY } = cap
    if (from >= below) return 'The smallest advance has to be smaller than the largest'
    const overlaps = before.some(
      (other) =>
        other.kind === 'yearly-rate' &&
        (other.from ?? 0) < below &&
        from < (other.below ?? Number.POSITIVE_INFINITY),
    )
    return overlaps ? 'Two yearly rates are for the same advances' : undefined
  }
  if (before.some(({ kind }) => kind === cap.kind)) return 'There is already a cap of this kind'
  if (cap.kind === 'servicing') {
    return has('yearly-rate') ? undefined : 'A servicing charge comes on top of a yearly rate: add that, too'
  }
  if (cap.kind === 'half-year-rate' || cap.kind === 'yearly-per-thousand') {
    const others = (['yearly-rate', 'half-year-rate', 'yearly-per-thousand'] as const).filter(
      (kind) => kind !== cap.kind,
    )
    return has(...others) ? 'Use one way to cap the rate, not two' : undefined
  }
  return undefined
}

export const stateRuleSchema = z.object({
  code: z.enum(stateCodes),
  posture: z.enum(postures),
  /** From midnight in New York. Null: nobody wrote a rule, and the state is open. */
  effectiveFrom: z.iso.date().nullable(),
  /** For people who live there. Empty if there is nothing to say. */
  sentence: z.string(),
  caps: z.array(ruleCapSchema),
  ...priceMembers,
  cancelDays: z.number().nullable(),
  /** From which day the days to cancel count; null without them. */
  cancelFrom: z.enum(cancelStarts).nullable(),
  mostMonths: z.number().nullable(),
  /** Cents. */
  largestAdvance: z.number().nullable(),
  license: z.string().nullable(),
  /** Whether we take applications and name our price before there is a license number. */
  takesWithoutLicense: z.boolean(),
  /** The law wants these on a page for people who live there. */
  requiredSentences: z.array(z.string()),
  /** What the law asks of the contract; null if nobody has said. */
  contract: contractLawSchema.nullable(),
  source: z.string(),
  checkedOn: z.iso.date().nullable(),
  /** Only staff see who checked it. */
  confirmedBy: z.string().nullable(),
  origin: z.enum(ruleOrigins),
})
export type StateRule = z.output<typeof stateRuleSchema>

/** By version, as offers are bound by it. */
export const numberedRuleSchema = stateRuleSchema.omit({ confirmedBy: true }).extend({ version: z.int() })
export type NumberedRule = z.output<typeof numberedRuleSchema>

const publicRuleSchema = stateRuleSchema.omit({ confirmedBy: true })

export const publicStateSchema = publicRuleSchema.extend({ next: publicRuleSchema.nullable() })
export type PublicState = z.output<typeof publicStateSchema>

/** Only the posture is required. Unknown members are refused: a misspelled cap must not disappear silently. */
const ruleMembers = z.strictObject({
  posture: z.enum(postures, { error: `Use one of: ${postures.join(', ')}` }),
  effectiveFrom: daySchema.nullish(),
  /** If left out or empty, the usual one of the posture. */
  sentence: line(400).optional(),
  caps: capsSchema.default([]),
  ...priceMembers,
  cancelDays: whole(365).nullable().default(null),
  /** If left out, as the state's statute has it, or the later of signing and getting the money. */
  cancelFrom: z.enum(cancelStarts).nullable().default(null),
  mostMonths: whole(600).nullable().default(null),
  largestAdvance: cents.nullable().default(null),
  license: filledLine(120).nullable().default(null),
  takesWithoutLicense: z.boolean().default(false),
  requiredSentences: z.array(filledLine(400)).max(8, 'Use at most 8 sentences').default([]),
  contract: contractMemberSchema.default(null),
  source: line(400).default(''),
  /** When somebody last looked up the law. Saving a day confirms it. */
  checkedOn: daySchema.nullable().default(null),
  version: z.number().int().min(0).optional(),
  /** Callers may send back what they got. The server decides these. */
  code: z.enum(stateCodes).optional(),
  confirmedBy: z.string().nullish(),
  origin: z.enum(ruleOrigins).optional(),
  next: z.unknown().optional(),
})

export const ruleInputSchema = ruleMembers.superRefine((rule, context) => {
  for (const { path, message } of findContradictions(rule))
    context.addIssue({ code: 'custom', path, message })
})
export type RuleInput = z.output<typeof ruleInputSchema>

export const adoptionSchema = z.strictObject({
  codes: z
    .array(z.enum(stateCodes, { error: 'Use the codes of states, like NY' }))
    .min(1, 'Choose at least one state')
    .max(stateCodes.length, 'Name each state once'),
})

export const ruleVersionSchema = stateRuleSchema.extend({
  /** Grows with every change of the state's rules. The server refuses a change based on an older version. */
  version: z.number().int().min(0),
})
export type RuleVersion = z.output<typeof ruleVersionSchema>

export const pastRuleSchema = ruleVersionSchema.extend({
  act: z.enum(ruleActs),
  writtenAt: z.iso.datetime(),
  writtenBy: z.string().nullable(),
})
export type PastRule = z.output<typeof pastRuleSchema>

export const suggestedMembers = [
  'posture',
  'sentence',
  'caps',
  'compounding',
  'earning',
  'oneTimeCharges',
  'capsPerClaim',
  'rateMethod',
  'schedule',
  'cancelDays',
  'cancelFrom',
  'mostMonths',
  'largestAdvance',
  'requiredSentences',
  'contract',
  'source',
] as const
export type SuggestedMember = (typeof suggestedMembers)[number]

export const suggestionSchema = stateRuleSchema
  .pick(Object.fromEntries(suggestedMembers.map((name) => [name, true])) as Record<SuggestedMember, true>)
  .extend({
    /** Null: the law is in force already. */
    effectiveFrom: z.iso.date().nullable(),
    confidence: z.enum(['high', 'middling', 'low']),
    /** False if we only read about the source. */
    isSeen: z.boolean(),
    /** The law says something of these, and we haven't seen it, or not all of it. */
    notSeen: z.array(z.enum(doubtedMembers)),
    /** Known from a summary of the law alone. */
    fromSummary: z.array(z.enum(doubtedMembers)),
    /** For the owner: what we don't know, and what the numbers leave out. */
    note: z.string().nullable(),
  })
/** Comes with the program. It binds nobody until the owner takes it over. */
export type Suggestion = z.output<typeof suggestionSchema>

export const stateOverviewSchema = z.object({
  code: z.enum(stateCodes),
  version: z.number().int().min(0),
  rule: stateRuleSchema,
  coming: z.array(stateRuleSchema),
  suggestion: suggestionSchema,
  changes: z.array(z.enum(suggestedMembers)),
  /** Since the oldest check among its rules. Null: one of them was never checked. */
  daysSinceChecked: z.number().nullable(),
  check: z.enum(['never', 'late', 'fine']),
  refused: z.number().int().min(0),
})
export type StateOverview = z.output<typeof stateOverviewSchema>
