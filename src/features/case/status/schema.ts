import { z } from 'zod'
import { calendarSchema } from '#features/calendar/schema.ts'

const moment = z.iso.datetime()

export const turnValues = ['applicant', 'desk', 'firm', 'nobody'] as const
export type Turn = (typeof turnValues)[number]

export const deadlineSchema = z.object({
  isRunning: z.boolean(),
  /** When the application last came to us. Null while the clock is stopped. */
  startedAt: moment.nullable(),
  dueAt: moment.nullable(),
  hoursPassed: z.number(),
  hoursPromised: z.number(),
  isLate: z.boolean(),
  calendar: calendarSchema,
})

/** Nothing else leaves our house. */
const disclosureValues = ['firm-asked', 'firm-documents-requested', 'firm-message'] as const
export const disclosureSchema = z.object({ what: z.enum(disclosureValues), at: moment })
export type Disclosure = z.output<typeof disclosureSchema>
