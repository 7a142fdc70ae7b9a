import { z } from 'zod'
import { consentKindValues } from '#domain/application-review.ts'
import { applicationStatusValues } from '#domain/application-status.ts'
import { applicantRoleValues } from '#domain/applications.ts'
import {
  followUpSchema,
  plannedSchema,
  submissionKeySchema,
} from '#features/applications/follow-ups/schema.ts'
import { listedApplicationSchema, maxSelected, sealedViewSchema } from '#features/applications/schema/rows.ts'
import { decisionSchema, plainRefusals } from '#features/decisions/schema/records.ts'
import { mergedApplicationSchema } from '#features/merges/schema.ts'
import { callSchema } from '#features/messages/calls/schema.ts'
import { applicationEmailSchema } from '#features/messages/emails/schema.ts'
import { timelineEntrySchema } from '#features/timeline/schema/entries.ts'
import { formatNumber } from '#site/staff-format.ts'

const nullable = z.string().nullable()
const isoMoment = z.iso.datetime()

const sameValues = ['email', 'phone', 'name and birth date', 'attorney and client'] as const

export const duplicateSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  clientFirstName: nullable,
  clientLastName: nullable,
  role: z.enum(applicantRoleValues),
  status: z.enum(applicationStatusValues),
  submittedAt: isoMoment,
  same: z.array(z.enum(sameValues)),
  dismissed: z.object({ by: nullable, at: isoMoment }).nullable(),
})
export type Duplicate = z.output<typeof duplicateSchema>

export const noteSchema = z.object({
  id: z.uuid(),
  body: z.string(),
  /** Null if nobody was signed in. */
  writtenBy: z.string().nullable(),
  createdAt: isoMoment,
})
export type Note = z.output<typeof noteSchema>

export const applicationDetailSchema = listedApplicationSchema.extend({
  ...sealedViewSchema.shape,
  answers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  snapshot: z.record(z.string(), z.unknown()),
  consents: z.array(
    z.object({
      kind: z.enum(consentKindValues),
      statement: z.string(),
      version: nullable,
      page: nullable,
      ipAddress: nullable,
      byPhone: z.boolean(),
      readBy: nullable,
      givenAt: isoMoment,
    }),
  ),
  timeline: z.array(timelineEntrySchema),
  notes: z.array(noteSchema),
  calls: z.array(callSchema),
  mails: z.array(applicationEmailSchema),
  followUps: z.array(followUpSchema),
  duplicates: z.array(duplicateSchema),
  merged: z.array(mergedApplicationSchema),
  decisions: z.array(decisionSchema),
})
export type ApplicationDetail = z.output<typeof applicationDetailSchema>

export const reasonMissing = 'Enter a reason for this change'
const reason = z.string().trim().max(1000, 'Enter a reason of at most 1,000 characters').optional()
const version = z.number().int().min(1)

export const statusChangeSchema = z.object({ status: z.enum(applicationStatusValues), reason, version })

export const seenApplicationsSchema = z
  .array(z.object({ id: z.uuid(), version }))
  .min(1)
  .max(maxSelected, `Change at most ${formatNumber(maxSelected)} applications at once`)

export const bulkStatusChangeSchema = z.object({
  status: z.enum(applicationStatusValues),
  reason,
  applications: seenApplicationsSchema,
})
export type BulkStatusChange = z.output<typeof bulkStatusChangeSchema>

/** The versions that the change produced: any other version was changed again. */
export const undoSchema = z.object({ applications: seenApplicationsSchema })
export type Undo = z.output<typeof undoSchema>

export const refusalReasons = [
  'changed',
  'unknown',
  'reason missing',
  'nothing to undo',
  'payment not final',
  ...plainRefusals,
] as const

export const bulkOutcomeSchema = z.object({
  changed: z.array(listedApplicationSchema),
  refused: z.array(
    z.object({
      id: z.uuid(),
      reason: z.enum(refusalReasons),
      /** What stands against it, where the reason alone doesn’t say. */
      words: z.string().optional(),
      application: listedApplicationSchema.optional(),
    }),
  ),
})
export type BulkOutcome = z.output<typeof bulkOutcomeSchema>

export const newNoteSchema = z.object({
  body: z.string().trim().min(1, 'Write a note').max(10_000, 'Write a note of at most 10,000 characters'),
  submissionKey: submissionKeySchema.optional(),
  followUp: plannedSchema.optional(),
})
export type NewNote = z.output<typeof newNoteSchema>

const folderMistake = 'Enter the whole address of a Google Drive folder, like https://drive.google.com/…'

export const folderLinkSchema = z.object({
  googleDriveFolderUrl: z.preprocess(
    (value) => (value === '' ? null : value),
    z
      .url({ protocol: /^https$/, hostname: /^(drive|docs)\.google\.com$/, error: folderMistake })
      .max(1000, folderMistake)
      .nullable(),
  ),
  version,
})
export type FolderLink = z.output<typeof folderLinkSchema>
