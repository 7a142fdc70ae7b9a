import { z } from 'zod'

/** Any other year is a slip of the finger. */
const earliestDay = '2000-01-01'
const latestDay = '2099-12-31'

/** For visitors, in their language. */
export const dayIn = (words: { date: string; range: string }) =>
  z.iso.date({ error: words.date }).refine((day) => day >= earliestDay && day <= latestDay, words.range)

export const daySchema = dayIn({
  date: 'Use a date, like 2026-12-19',
  range: 'Use a date from 2000 to 2099',
})
