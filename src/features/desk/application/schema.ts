import { z } from 'zod'
import { contractStatusValues } from '#domain/contracts.ts'

export const sheetsSchema = z.object({
  /** Null while contracts are off. */
  contract: z.object({ status: z.enum(contractStatusValues).nullable() }).nullable(),
})
export type Sheets = z.output<typeof sheetsSchema>
