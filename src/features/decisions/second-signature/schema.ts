import { z } from 'zod'
import { limitChangeSchema, limitReasonSchema } from '#features/people/signatures/schema.ts'
import { limits } from '#features/price/schema/fields.ts'
import { formatCents } from '#site/staff-format.ts'

const mistake = `Enter a sum in dollars, up to ${formatCents(limits.advance)}`

const signatureSettingsSchema = z.object({
  /** In cents; null when one signature is always enough. */
  secondAbove: z.int(mistake).min(0, mistake).max(limits.advance, mistake).nullable(),
  /** The version that was read, 0 if nobody ever set it. */
  version: z.int().min(0),
})
const hoursMistake = 'Use whole hours from 1 to 168'

export const signatureChangeSchema = signatureSettingsSchema.extend({
  /** How long one person alone waits; without it, as before. */
  aloneHours: z.int(hoursMistake).min(1, hoursMistake).max(168, hoursMistake).optional(),
  /** Why fewer signatures are asked for; needed where nobody else could sign that. */
  reason: limitReasonSchema,
})
export type SignatureChange = z.output<typeof signatureChangeSchema>

export const signatureAnswerSchema = signatureSettingsSchema.extend({
  aloneHours: z.int(),
  signers: z.array(z.string()),
  /** Who signs payments under a contract. */
  payers: z.array(z.string()),
  /** What was raised or lifted and waits for its second signature. */
  waiting: z.array(limitChangeSchema),
})
export type SignatureAnswer = z.output<typeof signatureAnswerSchema>
