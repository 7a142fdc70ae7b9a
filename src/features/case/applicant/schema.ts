import { z } from 'zod'
import { applicationStatusValues } from '#domain/application-status.ts'
import { applicantRoleValues } from '#domain/applications.ts'
import { clockSchema, toldSchema, turnValues } from '#features/case/status/schema.ts'
import { contactSchema, correctionSchema } from '#features/corrections/schema.ts'
import { visibleDecisionSchema } from '#features/decisions/schema/records.ts'
import { caseItemSchema } from '#features/documents/checklist/schema.ts'
import { linkUploadRequestSchema } from '#features/documents/files/schema/files.ts'
import { firmStateSchema } from '#features/firms/schema.ts'
import { threadMessageSchema } from '#features/messages/thread/schema.ts'

/** The case as whoever applied sees it. */
export const caseSchema = z.object({
  reference: z.string(),
  role: z.enum(applicantRoleValues),
  /** Of whoever applied. */
  name: z.string(),
  /** Of the person the case is about. */
  caseName: z.string(),
  status: z.enum(applicationStatusValues),
  /** Since when it has this status. Why is the desk's own: what is meant for the applicant is written to them. */
  statusSince: z.iso.datetime(),
  /** What we offered, paid or refused, once it can't be taken back. */
  decision: visibleDecisionSchema.nullable(),
  submittedAt: z.iso.datetime(),
  turn: z.enum(turnValues),
  /** Null when there's nothing left for us to decide. */
  clock: clockSchema.nullable(),
  /** The items that our last request named and that are still open. */
  asked: z.array(z.uuid()),
  /** In the order in which they matter: send again, asked for, needed, received, accepted. */
  items: z.array(caseItemSchema),
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
      answers: z.array(
        z.object({
          question: z.string(),
          answer: z.string().nullable(),
          /** What it was last corrected to, by them or by us. */
          corrected: z.object({ answer: z.string().nullable(), at: z.iso.datetime() }).optional(),
        }),
      ),
    }),
  ),
  told: z.array(toldSchema),
  /** The colleague who works on it. */
  reviewer: z.string().nullable(),
  canWithdraw: z.boolean(),
})
export type Case = z.output<typeof caseSchema>

/** As by an upload link, and what it answers on the checklist. */
export const caseUploadSchema = linkUploadRequestSchema.extend({ itemId: z.uuid().optional() })
