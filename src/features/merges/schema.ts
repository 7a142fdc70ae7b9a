import { z } from 'zod'
import { applicationStatusValues } from '#domain/application-status.ts'
import { applicantRoleValues } from '#domain/applications.ts'

/** What comes along from a file, counted. */
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
  /** Every question of the role by name; null if left empty. */
  answers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  coming: comingSchema,
  /** The address of its law firm, as it stands. */
  firmEmail: z.string().nullable(),
  /** Why this one can't be the file that stays. */
  obstacle: z.string().nullable(),
})
export type Side = z.output<typeof sideSchema>

/** Two files before they are merged. */
export const pairSchema = z.object({
  files: z.tuple([sideSchema, sideSchema]),
  /** The file that stays unless somebody chooses the other. */
  suggestedId: z.uuid(),
})
export type Pair = z.output<typeof pairSchema>

const version = z.int().min(1)

export const mergeSchema = z.object({
  /** The file that goes into the one that stays. */
  otherId: z.uuid(),
  /** Of both, as they were read: refused if somebody else was faster. */
  version,
  otherVersion: version,
  /** The questions whose answers come from the other file. */
  take: z.array(z.string().max(100)).max(100),
  /** Only a person can tell. */
  isOnePerson: z.literal(true, { error: 'Confirm that both files are one person’s' }),
  reason: z
    .string()
    .trim()
    .min(1, 'Say how you know, for whoever reads this later')
    .max(1000, 'Enter at most 1,000 characters'),
  /** They know that we don't fund people in the state that comes along. */
  knowsClosed: z.boolean().optional(),
})
export type Merge = z.output<typeof mergeSchema>

/** The merge that was made, which can be undone. */
export const mergeResultSchema = z.object({ mergeId: z.uuid(), keptId: z.uuid(), reference: z.string() })

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
