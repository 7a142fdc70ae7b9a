import { z } from 'zod'

const mistake = 'Use whole days from 1 to 365'

/** How many days an offer stands, counted from the day after it was made. */
export const offerDaysSchema = z.object({ days: z.int(mistake).min(1, mistake).max(365, mistake) })
