import { z } from 'zod'
import { type ApplicationStatus, applicationStatusValues } from '#domain/application-status.ts'
import { shownRowSchema } from '#features/desk/list/schema.ts'

export const laneLength = 20

/** Nobody works on these. */
export const foldedStatuses: readonly ApplicationStatus[] = ['declined', 'withdrawn']

export const laneSchema = z.object({
  status: z.enum(applicationStatusValues),
  count: z.number(),
  /** Most urgent first; empty in a folded column. */
  applications: z.array(shownRowSchema),
})
export type Lane = z.output<typeof laneSchema>

export const boardSchema = z.object({
  lanes: z.array(laneSchema),
  /** Counting stopped at the limit: there are at least this many. */
  isMore: z.boolean(),
})
export type Board = z.output<typeof boardSchema>
