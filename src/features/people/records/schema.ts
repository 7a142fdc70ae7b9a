import { z } from 'zod'
import { accessActionValues } from '#site/choices/access.ts'

export const accessQuerySchema = z.object({
  /** Asks for records older than this one, the last of the previous page. */
  before: z.coerce.number().int().positive().optional(),
})

export const accessRecordSchema = z.object({
  id: z.number(),
  happenedAt: z.iso.datetime(),
  action: z.enum(accessActionValues),
  /** The browser's code, as the settings show it. */
  session: z.string().nullable(),
  address: z.string(),
  browser: z.string().nullable(),
  /** The application's reference, for as long as the application is kept. */
  reference: z.string().nullable(),
  details: z.record(z.string(), z.unknown()).nullable(),
})
export type AccessRecord = z.output<typeof accessRecordSchema>
