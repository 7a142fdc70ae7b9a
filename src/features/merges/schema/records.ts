import { z } from 'zod'

/** A merge can be taken back for a day. */
export const undoHours = 24

/** A file that was merged into this one. */
export const mergedFileSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  mergedAt: z.iso.datetime(),
  by: z.string().nullable(),
  /** How they knew that it is one person. */
  reason: z.string(),
  /** Null once its time is over, or while it can't be taken back for another reason. */
  undoUntil: z.iso.datetime().nullable(),
})
export type MergedFile = z.output<typeof mergedFileSchema>
