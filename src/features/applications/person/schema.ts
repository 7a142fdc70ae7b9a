import { z } from 'zod'
import { deletionReasonValues } from '#site/choices/application-review.ts'
import { applicationStatusValues } from '#site/choices/application-status.ts'
import { applicantRoleValues } from '#site/choices/applications.ts'
import { contactSubjectValues } from '#site/choices/contact.ts'

/** What two records have in common. Whoever applies can type any of it, the email address of somebody else most easily. */
export const sameValues = ['birth date', 'phone', 'name', 'email', 'attorney and client'] as const
export type Same = (typeof sameValues)[number]

/** Two of these make it the same person; everything else is a reason to look. */
const telling: readonly Same[] = ['birth date', 'phone', 'name']

export const isSamePerson = (same: readonly Same[]) => same.filter((one) => telling.includes(one)).length >= 2

/** What is kept about the person of an application, and what may be. */
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
      /** Of this person for certain: it was asked about, or has two of birth date, phone and name in common. */
      isCertain: z.boolean(),
      same: z.array(z.enum(sameValues)),
    }),
  ),
  messages: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      subject: z.enum(contactSubjectValues),
      receivedAt: z.iso.datetime(),
      isCertain: z.boolean(),
      same: z.array(z.enum(sameValues)),
    }),
  ),
})
export type Person = z.output<typeof personSchema>

/** Left out: all that is certainly of this person. */
const applicationIds = z.array(z.uuid()).min(1).max(100).optional()
const messageIds = z.array(z.uuid()).max(1000).optional()
const oneOrMore = (value: unknown) => (typeof value === 'string' ? [value] : value)

/** As a form sends it: a name for each box that is ticked. */
export const exportQuerySchema = z.object({
  application: z.preprocess(oneOrMore, applicationIds),
  message: z.preprocess(oneOrMore, messageIds),
})

export const deletionSchema = z.object({
  reason: z.enum(deletionReasonValues, { error: 'Choose a reason' }),
  applicationIds,
  messageIds,
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
