import { z } from 'zod'
import { applicationStatusValues } from '#domain/application-status.ts'
import { followUpKindValues } from '#domain/speaking.ts'

const isoMoment = z.iso.datetime()

/** What somebody means to do about a file, and when. */
export const followUpSchema = z.object({
  id: z.uuid(),
  kind: z.enum(followUpKindValues),
  dueAt: isoMoment,
  words: z.string().nullable(),
  /** Whose it is; null when they are gone. */
  owner: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** What it was set with. */
  noteId: z.uuid().nullable(),
  callId: z.uuid().nullable(),
  setBy: z.string().nullable(),
  createdAt: isoMoment,
  doneAt: isoMoment.nullable(),
  doneBy: z.string().nullable(),
  version: z.int(),
})
export type FollowUp = z.output<typeof followUpSchema>

/** With the file that it is about, for lists of several. */
export const dueFollowUpSchema = followUpSchema.extend({
  applicationId: z.uuid(),
  reference: z.string(),
  /** Of the person whose case it is. */
  name: z.string(),
  status: z.enum(applicationStatusValues),
})
export type DueFollowUp = z.output<typeof dueFollowUpSchema>

const day = 24 * 60 * 60_000
const dueAtMistake = 'Choose a time from today on, within two years'

/** A form may lie open for a while: a time that has just passed is fine. */
const dueAt = isoMoment.refine((moment) => {
  const ahead = Date.parse(moment) - Date.now()
  return ahead > -day && ahead < 2 * 366 * day
}, dueAtMistake)

/** What a note or a call sets along with it. */
export const plannedSchema = z.object({
  kind: z.enum(followUpKindValues).default('call'),
  dueAt,
  /** Without it, it is of whoever sets it. */
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
  /** A follow-up sent twice has the same key and is set once. */
  submissionKey: submissionKeySchema,
})
export type NewFollowUp = z.output<typeof newFollowUpSchema>

export const followUpChangeSchema = z
  .object({
    isDone: z.boolean().optional(),
    dueAt: dueAt.optional(),
    ownerId: z.uuid().optional(),
    /** The version that was read: refused when somebody else changed it meanwhile. */
    version: z.int().min(1),
  })
  .refine(
    ({ isDone, dueAt, ownerId }) => isDone !== undefined || dueAt !== undefined || ownerId !== undefined,
    'Say what to change: isDone, dueAt or ownerId',
  )
export type FollowUpChange = z.output<typeof followUpChangeSchema>

export const dueFollowUpsSchema = z.object({
  /** How many are due by the end of today, and of these, how many are past their time. */
  due: z.int(),
  late: z.int(),
  followUps: z.array(dueFollowUpSchema),
})
