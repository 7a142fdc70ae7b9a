import { z } from 'zod'
import { applicationStatusValues } from '#domain/application-status.ts'
import { applicantRoleValues } from '#domain/applications.ts'

const comingSchema = z.object({
  documents: z.int(),
  requests: z.int(),
  messages: z.int(),
  notes: z.int(),
  calls: z.int(),
  followUps: z.int(),
  mails: z.int(),
  contactMessages: z.int(),
})
export type Coming = z.output<typeof comingSchema>

const sideSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  version: z.int(),
  role: z.enum(applicantRoleValues),
  status: z.enum(applicationStatusValues),
  firstName: z.string(),
  lastName: z.string(),
  clientFirstName: z.string().nullable(),
  clientLastName: z.string().nullable(),
  submittedAt: z.iso.datetime(),
  assignee: z.string().nullable(),
  /** By the name of the question; null without an answer. */
  answers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  coming: comingSchema,
  firmEmail: z.string().nullable(),
  /** Why this one can't stay. */
  obstacle: z.string().nullable(),
})
export type Side = z.output<typeof sideSchema>

export const pairSchema = z.object({
  files: z.tuple([sideSchema, sideSchema]),
  /** Stays unless somebody chooses the other. */
  suggestedId: z.uuid(),
})
export type Pair = z.output<typeof pairSchema>

const version = z.int().min(1)

export const mergeSchema = z.object({
  otherId: z.uuid(),
  /** Both as they were read: refused if somebody else was faster. */
  version,
  otherVersion: version,
  /** Questions whose answers come from the other application. */
  take: z.array(z.string().max(100)).max(100),
  /** Only a person can tell. */
  isOnePerson: z.literal(true, { error: 'Confirm that both files are one person’s' }),
  reason: z
    .string()
    .trim()
    .min(1, 'Say how you know, for whoever reads this later')
    .max(1000, 'Enter at most 1,000 characters'),
  /** They know that we don't fund people in the other application's state. */
  knowsClosed: z.boolean().optional(),
})
export type Merge = z.output<typeof mergeSchema>

export const mergeResultSchema = z.object({ mergeId: z.uuid(), keptId: z.uuid(), reference: z.string() })

export const undoHours = 24

export const mergedApplicationSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  mergedAt: z.iso.datetime(),
  by: z.string().nullable(),
  reason: z.string(),
  /** Null if it can no longer be undone, or not now. */
  undoUntil: z.iso.datetime().nullable(),
})
export type MergedApplication = z.output<typeof mergedApplicationSchema>
