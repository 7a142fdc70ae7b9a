import { z } from 'zod'
import { wordedAdvanceSchema } from '../schema.ts'

export const keptAdvanceSchema = wordedAdvanceSchema.extend({
  id: z.uuid(),
  contractId: z.uuid().nullable(),
  /** The day on which it goes, unless its contract stays longer. */
  until: z.iso.date(),
})
export type KeptAdvance = z.output<typeof keptAdvanceSchema>
