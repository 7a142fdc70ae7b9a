import { z } from 'zod'
import { limits } from '#features/price/schema.ts'
import { formatCents } from '#site/format.ts'

const mistake = `Enter a sum in dollars, up to ${formatCents(limits.advance)}`

export const signatureSettingsSchema = z.object({
  /** In cents; null when one signature is always enough. */
  secondAbove: z.int(mistake).min(0, mistake).max(limits.advance, mistake).nullable(),
  /** The version that was read, 0 if nobody ever set it. */
  version: z.int().min(0),
})
export type SignatureSettings = z.output<typeof signatureSettingsSchema>

export const signatureAnswerSchema = signatureSettingsSchema.extend({
  signers: z.array(z.string()),
})
export type SignatureAnswer = z.output<typeof signatureAnswerSchema>
