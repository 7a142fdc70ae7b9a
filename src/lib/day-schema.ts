import { z } from 'zod'

/** Any other year is a slip of the finger. */
const earliestDay = '2000-01-01'
const latestDay = '2099-12-31'

export const daySchema = z.iso
  .date({ error: 'Use a date, like 2026-12-19' })
  .refine((day) => day >= earliestDay && day <= latestDay, 'Use a date from 2000 to 2099')
