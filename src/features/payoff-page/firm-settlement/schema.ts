import { z } from 'zod'
import { settlementSchema } from '#features/payoffs/settlements/schema.ts'

export const settlementPageSchema = z.object({
  settlement: settlementSchema.nullable(),
  /** They reported it themselves, so they may take it back. */
  mayUndo: z.boolean(),
  /** Cents of the claim, and through which day; null where nothing is owed. */
  payoff: z.object({ owed: z.int(), through: z.iso.date().nullable() }).nullable(),
  today: z.iso.date(),
  /** The state’s law limits us to a share of the recovery. */
  needsGross: z.boolean(),
  mayReport: z.boolean(),
})
export type SettlementPage = z.output<typeof settlementPageSchema>
