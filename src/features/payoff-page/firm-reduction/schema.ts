import { z } from 'zod'
import { shownReductionSchema } from '#features/payoffs/reductions/schema.ts'

export const reductionPageSchema = z.object({
  /** Cents owed on the claim today. */
  owed: z.int(),
  /** The gross that was reported. */
  gross: z.int().nullable(),
  /** The open request, or else the last one. */
  reduction: shownReductionSchema.nullable(),
  /** Days that an answer usually holds. */
  days: z.int(),
  mayAsk: z.boolean(),
  mayAccept: z.boolean(),
})
export type ReductionPage = z.output<typeof reductionPageSchema>
