import { z } from 'zod'

/** How long a contract stays after it ended, at least and at most, in years. */
export const keepYearsRange = { least: 3, most: 30 }

const yearsMistake = `Use whole years from ${keepYearsRange.least} to ${keepYearsRange.most}`

export const contractSettingsSchema = z.object({
  isOn: z.boolean(),
  /** Counted from the day it ended. */
  keepYears: z.int(),
  /** 0 until somebody sets them. */
  version: z.int(),
})
export type ContractSettings = z.output<typeof contractSettingsSchema>

/** What is left out stays as it is. */
export const contractSettingsChangeSchema = z.object({
  isOn: z.boolean('Say whether contracts are on'),
  keepYears: z
    .int(yearsMistake)
    .min(keepYearsRange.least, yearsMistake)
    .max(keepYearsRange.most, yearsMistake)
    .optional(),
  /** The version that was read: another one is a conflict. */
  version: z.int('Say which version was read').min(0).optional(),
})
export type ContractSettingsChange = z.output<typeof contractSettingsChangeSchema>
