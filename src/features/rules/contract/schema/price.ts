import { z } from 'zod'
import {
  earnings,
  type OneTimeLimit,
  type RuleCompounding,
  rateMethods,
  ruleCompoundings,
  scheduleKinds,
} from '#domain/caps.ts'
import { chargeCents } from './figures.ts'

const oneTimeSchema = z.strictObject({
  most: chargeCents,
  per: z.enum(['contract', 'claim'], 'Say whether for each contract or for each claim'),
}) satisfies z.ZodType<OneTimeLimit>

const longestStep = 60

const scheduleSchema = z.strictObject({
  kind: z.enum(scheduleKinds, 'Say which kind of schedule'),
  /** 0 in a schedule by outcomes, which has no steps. */
  stepMonths: z
    .number()
    .int('Use whole months')
    .min(0, 'Use 0 or more')
    .max(longestStep, `Use at most ${longestStep} months`)
    .default(0),
})

/** How the law lets a price be made and told, beside its caps. */
export const priceMembers = {
  /** How often charges may compound, at most. */
  compounding: z.enum(ruleCompoundings).nullable().default(null) satisfies z.ZodType<RuleCompounding | null>,
  /** The only way in which charges may be earned; null if the law doesn't say. */
  earning: z.enum(earnings).nullable().default(null),
  oneTimeCharges: oneTimeSchema.nullable().default(null),
  /** Whether caps count all advances on a claim together. */
  capsPerClaim: z.boolean().default(false),
  rateMethod: z.enum(rateMethods).nullable().default(null),
  schedule: scheduleSchema.nullable().default(null),
}
