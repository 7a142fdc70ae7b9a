import { z } from 'zod'
import { correctionSchema } from '#features/applications/corrections/schema.ts'
import { firmStateSchema } from '#features/applications/firm/schema.ts'
import { threadMessageSchema } from '#features/applications/thread/schema.ts'
import { applicationStatusValues } from '#site/choices/application-status.ts'
import { applicantRoleValues } from '#site/choices/applications.ts'
import { itemStateValues } from '#site/choices/case-file.ts'
import { documentTypeValues } from '#site/choices/documents.ts'

const moment = z.iso.datetime()

const itemSchema = z.object({
  id: z.uuid(),
  documentType: z.enum(documentTypeValues),
  name: z.string(),
  help: z.string(),
  isRequired: z.boolean(),
  state: z.enum(itemStateValues),
  /** Why it has to be sent again. */
  reason: z.string().nullable(),
  /** They told us that they don't have it. */
  isUnavailable: z.boolean(),
  files: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      size: z.int(),
      sentAt: moment,
      /** Of a try before the last verdict. */
      isEarlier: z.boolean(),
    }),
  ),
})

/** Who has to do something next. */
export const turnValues = ['applicant', 'desk', 'firm', 'nobody'] as const
export type Turn = (typeof turnValues)[number]

/** The promised answer, in business hours. */
export const clockSchema = z.object({
  isRunning: z.boolean(),
  /** Null while it doesn't run. */
  dueAt: moment.nullable(),
  /** When the file came to us, this time. Null while it doesn't run. */
  startedAt: moment.nullable(),
  hoursPassed: z.number(),
  hoursPromised: z.number(),
  isLate: z.boolean(),
})

/** What the firm was told about the case, which is all that leaves our house. */
export const toldValues = ['firm-asked', 'firm-documents-requested', 'firm-message'] as const

export const contactSchema = z.object({
  phone: z.string(),
  email: z.string(),
  /** Null for an attorney, who isn't asked for it. */
  address: z.string().nullable(),
})

/** The case as whoever applied sees it. */
export const caseSchema = z.object({
  reference: z.string(),
  role: z.enum(applicantRoleValues),
  /** Of whoever applied. */
  name: z.string(),
  /** Of the person the case is about. */
  caseName: z.string(),
  status: z.enum(applicationStatusValues),
  submittedAt: moment,
  turn: z.enum(turnValues),
  /** Null when there's nothing left for us to decide. */
  clock: clockSchema.nullable(),
  /** In the order in which they matter: send again, needed, received, accepted. */
  items: z.array(itemSchema),
  /** Null for an attorney's application. */
  firm: firmStateSchema.nullable(),
  /** Oldest first. */
  messages: z.array(threadMessageSchema),
  contact: contactSchema,
  /** Newest first. */
  corrections: z.array(correctionSchema),
  /** The questions as they were worded, with the answers as they were sent. */
  answers: z.array(
    z.object({
      title: z.string(),
      answers: z.array(z.object({ question: z.string(), answer: z.string().nullable() })),
    }),
  ),
  told: z.array(z.object({ what: z.enum(toldValues), at: moment })),
  /** The colleague who works on it. */
  reviewer: z.string().nullable(),
  canWithdraw: z.boolean(),
})
export type Case = z.output<typeof caseSchema>
