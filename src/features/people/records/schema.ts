import { z } from 'zod'
import { accessActionValues } from '#site/choices/access.ts'

export const accessQuerySchema = z.object({
  /** Those before this one, as the last of a page says. */
  before: z.coerce.number().int().positive().optional(),
})

export const accessRecordSchema = z.object({
  id: z.number(),
  happenedAt: z.iso.datetime(),
  action: z.enum(accessActionValues),
  /** Of the signed-in browser, as the settings name it. */
  session: z.string().nullable(),
  address: z.string(),
  browser: z.string().nullable(),
  /** Of the application it was about, while that is kept. */
  reference: z.string().nullable(),
  details: z.record(z.string(), z.unknown()).nullable(),
})
export type AccessRecord = z.output<typeof accessRecordSchema>
