import { z } from 'zod'
import { type GradePart, gradeParts } from '#domain/value.ts'
import { limitChangeSchema, limitReasonSchema } from '#features/people/signatures/schema.ts'

const hasTwoDecimals = (value: number) => Number(value.toFixed(2)) === value
const shareMistake = 'Enter a percentage from 0 to 100, with at most two decimals'
const share = z
  .number(shareMistake)
  .min(0, shareMistake)
  .max(100, shareMistake)
  .refine(hasTwoDecimals, shareMistake)
const weightMistake = 'Enter a weight from 0 to 10, with at most two decimals'
const weight = z
  .number(weightMistake)
  .min(0, weightMistake)
  .max(10, weightMistake)
  .refine(hasTwoDecimals, weightMistake)
const mostCents = 1_000_000_000_00
const limitMistake = 'Enter a sum in dollars, up to $1,000,000,000, or leave it empty'

const likelyShare = z
  .object({ A: share, B: share, C: share, D: share })
  .superRefine(({ A, B, C, D }, context) => {
    const shares = { A, B, C, D }
    const names = ['A', 'B', 'C', 'D'] as const
    for (const [place, name] of names.entries()) {
      const better = names[place - 1]
      if (better && shares[name] > shares[better])
        context.addIssue({ code: 'custom', path: [name], message: `Use at most what grade ${better} gets` })
    }
  })

const weights = z
  .object(
    Object.fromEntries(gradeParts.map(({ value }) => [value, weight])) as Record<GradePart, typeof weight>,
  )
  .refine((each) => Object.values(each).some((one) => one > 0), {
    path: [gradeParts[0].value],
    message: 'At least one part has to count',
  })

/** Percentages have at most two decimals; the limit is cents. */
export const valueTermsSchema = z.object({
  likelyShare,
  lowShare: share,
  claimLimit: z.int(limitMistake).min(0, limitMistake).max(mostCents, limitMistake).nullable(),
  weights,
})

export const valueTermsChangeSchema = valueTermsSchema.extend({
  /** The version that was read, 0 if nobody ever set them. */
  version: z.int().min(0),
  /** Why the claim limit is raised or lifted; needed where nobody else could sign. */
  reason: limitReasonSchema,
})
export type ValueTermsChange = z.output<typeof valueTermsChangeSchema>

export const valueTermsAnswerSchema = valueTermsSchema.extend({
  version: z.int(),
  signers: z.array(z.string()),
  /** A claim limit that was raised or lifted and waits for its second signature. */
  waiting: z.array(limitChangeSchema),
})
export type ValueTermsAnswer = z.output<typeof valueTermsAnswerSchema>
