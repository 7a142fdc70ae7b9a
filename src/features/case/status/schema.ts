import { z } from 'zod'
import { calendarSchema } from '#features/calendar/schema.ts'

const moment = z.iso.datetime()

export const turnValues = ['applicant', 'desk', 'firm', 'nobody'] as const
export type Turn = (typeof turnValues)[number]

export const deadlineSchema = z.object({
  /** Always true: nothing pauses it. */
  isRunning: z.boolean(),
  /** When they applied. */
  startedAt: moment,
  dueAt: moment,
  hoursPassed: z.number(),
  hoursPromised: z.number(),
  isLate: z.boolean(),
  /** Once it's late, until when we owe the answer now. Null when that is over, too. */
  newDueAt: moment.nullable(),
  calendar: calendarSchema,
})

/** Nothing else leaves our house. */
const disclosureValues = [
  'counsel-changed',
  'firm-asked',
  'firm-documents-requested',
  'firm-message',
] as const
export const disclosureSchema = z.object({ what: z.enum(disclosureValues), at: moment })
export type Disclosure = z.output<typeof disclosureSchema>
