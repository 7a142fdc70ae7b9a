import { z } from 'zod'
import { deletionReasonValues } from '#domain/application-review.ts'
import { applicationStatusValues } from '#domain/application-status.ts'
import { applicantRoleValues } from '#domain/applications.ts'
import { contactSubjectValues } from '#domain/contact.ts'

/** An applicant can type any of it, someone else's email address most easily. */
export const sameValues = ['birth date', 'phone', 'name', 'email', 'attorney and client'] as const
export type Same = (typeof sameValues)[number]

/** Two of these make it the same person; anything else is a reason to look. */
const telling: readonly Same[] = ['birth date', 'phone', 'name']

export const isSamePerson = (same: readonly Same[]) =>
  same.filter((trait) => telling.includes(trait)).length >= 2

const kept = z.object({ count: z.int(), until: z.iso.date() }).optional()

/** What stays after a deletion, until the day: tell the person. Missing without any. */
const keptRecords = {
  /** Those that were sent, sealed. */
  contracts: kept,
  /** What was paid out and what came back. */
  advances: kept,
}
export type KeptRecords = z.output<z.ZodObject<typeof keptRecords>>

export const personSchema = z.object({
  ...keptRecords,
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
      /** The application in question, or two of birth date, phone and name in common. */
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
      isLinked: z.boolean(),
      isCertain: z.boolean(),
      same: z.array(z.enum(sameValues)),
    }),
  ),
})
export type Person = z.output<typeof personSchema>

/** Without it: everything that is certainly this person's. */
const applicationIds = z.array(z.uuid()).min(1).max(100).optional()
const messageIds = z.array(z.uuid()).max(1000).optional()
const toArray = (value: unknown) => (typeof value === 'string' ? [value] : value)

/** A form sends one value per ticked box. */
export const exportQuerySchema = z.object({
  application: z.preprocess(toArray, applicationIds),
  message: z.preprocess(toArray, messageIds),
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
  /** The store is down; they go within a day. */
  filesLeft: z.number(),
  ...keptRecords,
})
export type Deleted = z.output<typeof deletedSchema>
