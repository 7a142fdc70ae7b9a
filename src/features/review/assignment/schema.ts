import { z } from 'zod'
import { seenApplicationsSchema } from '#features/review/schema.ts'

const assigneeId = z.uuid().nullable()

export const assignmentSchema = z.object({ assigneeId, version: z.number().int().min(1) })

export const bulkAssignmentSchema = z.object({ assigneeId, applications: seenApplicationsSchema })
export type BulkAssignment = z.output<typeof bulkAssignmentSchema>
