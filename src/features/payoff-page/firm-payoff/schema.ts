import { z } from 'zod'
import { letterSchema, payoffOfferSchema } from '#features/payoffs/letters/schema.ts'

const day = z.iso.date()

export const payoffPageSchema = z.object({
  offer: payoffOfferSchema,
  /** The newest first. What only the firm may open isn't among those of a person. */
  letters: z.array(letterSchema),
  /** Co-counsel read; a person makes one where no attorney settles with us. */
  mayMake: z.boolean(),
  /** Where what is owed changes, and how much of it is the advance. */
  course: z.array(z.object({ from: day, owed: z.int(), out: z.int() })),
  through: day.nullable(),
})
export type PayoffPage = z.output<typeof payoffPageSchema>
