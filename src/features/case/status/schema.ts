import { z } from 'zod'
import { calendarSchema } from '#features/calendar/schema.ts'

const moment = z.iso.datetime()

/** Who has to do something next. */
export const turnValues = ['applicant', 'desk', 'firm', 'nobody'] as const
export type Turn = (typeof turnValues)[number]

/** The promised answer, in business hours. */
export const clockSchema = z.object({
  isRunning: z.boolean(),
  /** When the file came to us, this time. Null while the clock doesn't run. */
  startedAt: moment.nullable(),
  dueAt: moment.nullable(),
  hoursPassed: z.number(),
  hoursPromised: z.number(),
  isLate: z.boolean(),
  /** The hours it counts. */
  calendar: calendarSchema,
})

/** What we told the firm, which is all that leaves our house. */
const toldValues = ['firm-asked', 'firm-documents-requested', 'firm-message'] as const
export const toldSchema = z.object({ what: z.enum(toldValues), at: moment })
export type Told = z.output<typeof toldSchema>
