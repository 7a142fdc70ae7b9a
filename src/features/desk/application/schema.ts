import { z } from 'zod'
import { contractStatusValues } from '#domain/contracts.ts'

export const sheetsSchema = z.object({
  /** Null if the file has no contract and contracts are off. */
  contract: z
    .object({
      isOn: z.boolean(),
      status: z.enum(contractStatusValues).nullable(),
      /** Of the one that counts, which isn't over. */
      live: z.enum(contractStatusValues).nullable(),
    })
    .nullable(),
  /** Null until money left under a contract. */
  ledger: z.object({ owed: z.int() }).nullable(),
})
export type Sheets = z.output<typeof sheetsSchema>
