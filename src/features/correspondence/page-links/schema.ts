import { z } from 'zod'
import { linkDays } from '#domain/case-file.ts'

const { least, most } = linkDays
const mistake = `Use whole days from ${least} to ${most}`

/** For how many days after a case was closed its links work. */
export const linkDaysSchema = z.object({ days: z.int(mistake).min(least, mistake).max(most, mistake) })
