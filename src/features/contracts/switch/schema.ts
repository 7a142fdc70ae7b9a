import { z } from 'zod'

/** How long a contract stays after it ended, at least and at most, in years. */
export const keepYearsRange = { least: 3, most: 30 }

export const contractSettingsSchema = z.object({
  isOn: z.boolean(),
  keepYears: z.int(),
  version: z.int(),
})
export type ContractSettings = z.output<typeof contractSettingsSchema>
