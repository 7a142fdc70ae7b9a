import { z } from 'zod'
import { applicationStatusValues } from '#domain/application-status.ts'
import { followUpKindValues } from '#domain/speaking.ts'

const isoMoment = z.iso.datetime()

export const followUpSchema = z.object({
  id: z.uuid(),
  kind: z.enum(followUpKindValues),
  dueAt: isoMoment,
  words: z.string().nullable(),
  /** Null when the owner is gone. */
  owner: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  noteId: z.uuid().nullable(),
  callId: z.uuid().nullable(),
  setBy: z.string().nullable(),
  createdAt: isoMoment,
  doneAt: isoMoment.nullable(),
  doneBy: z.string().nullable(),
  version: z.int(),
})
export type FollowUp = z.output<typeof followUpSchema>

export const dueFollowUpSchema = followUpSchema.extend({
  applicationId: z.uuid(),
  reference: z.string(),
  name: z.string(),
  status: z.enum(applicationStatusValues),
})
export type DueFollowUp = z.output<typeof dueFollowUpSchema>

const day = 24 * 60 * 60_000
const dueAtMistake = 'Choose a time from today on, within two years'

/** A form may stay open for a while: a time that just passed is fine. */
const dueAt = isoMoment.refine((moment) => {
  const ahead = Date.parse(moment) - Date.now()
  return ahead > -day && ahead < 2 * 366 * day
}, dueAtMistake)

export const plannedSchema = z.object({
  kind: z.enum(followUpKindValues).default('call'),
  dueAt,
  /** Without it, the person who sets the follow-up owns it. */
  ownerId: z.uuid().optional(),
})
export type Planned = z.output<typeof plannedSchema>

export const submissionKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{8,100}$/, 'Send a submissionKey of 8 to 100 characters')

export const newFollowUpSchema = plannedSchema.extend({
  words: z
    .string()
    .trim()
    .max(1000, 'Write at most 1,000 characters')
    .transform((text) => text.toWellFormed())
    .optional(),
  submissionKey: submissionKeySchema,
})
export type NewFollowUp = z.output<typeof newFollowUpSchema>

export const followUpChangeSchema = z
  .object({
    isDone: z.boolean().optional(),
    dueAt: dueAt.optional(),
    ownerId: z.uuid().optional(),
    /** Refused if somebody else has changed it since this version. */
    version: z.int().min(1),
  })
  .refine(
    ({ isDone, dueAt, ownerId }) => isDone !== undefined || dueAt !== undefined || ownerId !== undefined,
    'Say what to change: isDone, dueAt or ownerId',
  )
export type FollowUpChange = z.output<typeof followUpChangeSchema>

export const dueFollowUpsSchema = z.object({
  due: z.int(),
  late: z.int(),
  followUps: z.array(dueFollowUpSchema),
})
