import { z } from 'zod'
import { sameValues } from '#features/review/schema.ts'
import { applicationStatusValues, deletionReasonValues } from '#site/choices/application-review.ts'
import { applicantRoleValues } from '#site/choices/applications.ts'
import { contactSubjectValues } from '#site/choices/contact.ts'

/** What is kept about the person of an application. */
export const personSchema = z.object({
  applications: z.array(
    z.object({
      id: z.uuid(),
      reference: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      clientFirstName: z.string().nullable(),
      clientLastName: z.string().nullable(),
      role: z.enum(applicantRoleValues),
      status: z.enum(applicationStatusValues),
      submittedAt: z.iso.datetime(),
      documents: z.number(),
      /** Of this person for certain: it was asked about, or has the same email address. */
      isCertain: z.boolean(),
      same: z.array(z.enum(sameValues)),
    }),
  ),
  messages: z.array(
    z.object({ id: z.uuid(), subject: z.enum(contactSubjectValues), receivedAt: z.iso.datetime() }),
  ),
})
export type Person = z.output<typeof personSchema>

export const deletionSchema = z.object({
  reason: z.enum(deletionReasonValues, { error: 'Choose a reason' }),
  /** Left out: all that is certainly of this person. */
  applicationIds: z.array(z.uuid()).min(1).max(100).optional(),
  messageIds: z.array(z.uuid()).max(1000).optional(),
})
export type Deletion = z.output<typeof deletionSchema>

export const deletedSchema = z.object({
  applications: z.number(),
  documents: z.number(),
  messages: z.number(),
  /** Files that could not be removed at once, because the store is away; they go within a day. */
  filesLeft: z.number(),
})
export type Deleted = z.output<typeof deletedSchema>
