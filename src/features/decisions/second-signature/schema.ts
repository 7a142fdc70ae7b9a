import { z } from 'zod'
import { limits } from '#features/price/schema.ts'
import { formatCents } from '#site/format.ts'

const mistake = `Enter a sum in dollars, up to ${formatCents(limits.advance)}`

/** What the owner asks of whoever pays money out. */
export const signatureSettingsSchema = z.object({
  /** Above this sum, in cents, two people sign; null when one is always enough. */
  secondAbove: z.int(mistake).min(0, mistake).max(limits.advance, mistake).nullable(),
  /** The version that was read: refused when somebody else changed it meanwhile. 0 while it was never set. */
  version: z.int().min(0),
})
export type SignatureSettings = z.output<typeof signatureSettingsSchema>

export const signatureAnswerSchema = signatureSettingsSchema.extend({
  /** Everybody who may sign. */
  signers: z.array(z.string()),
})
export type SignatureAnswer = z.output<typeof signatureAnswerSchema>
