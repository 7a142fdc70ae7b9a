import { z } from 'zod'
import { correctableFieldValues } from '#site/choices/case-file.ts'

/** What an applicant corrected about themselves. */
export const correctionSchema = z.object({
  id: z.uuid(),
  field: z.enum(correctableFieldValues),
  old: z.string(),
  new: z.string(),
  correctedAt: z.iso.datetime(),
})
export type Correction = z.output<typeof correctionSchema>
