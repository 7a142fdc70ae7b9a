import { z } from 'zod'
import { applicationStatusValues } from '#domain/application-status.ts'
import { applicantRoleValues } from '#domain/applications.ts'
import { deadlineSchema, disclosureSchema, turnValues } from '#features/case/status/schema.ts'
import { firmMoneySchema, moneySchema, owedSchema } from '#features/contract-page/money/schema.ts'
import { signingSchema } from '#features/contracts/signing/schema.ts'
import { contactSchema, correctionSchema } from '#features/corrections/schema.ts'
import { visibleDecisionSchema } from '#features/decisions/schema/records.ts'
import { caseItemSchema } from '#features/documents/checklist/schema.ts'
import { linkUploadRequestSchemas } from '#features/documents/files/schema/files.ts'
import { firmStateSchema } from '#features/firms/counsel/schema.ts'
import { threadMessageSchema } from '#features/messages/thread/schema.ts'
import { pick } from '#site/locale.ts'

export const caseSchema = z.object({
  reference: z.string(),
  role: z.enum(applicantRoleValues),
  name: z.string(),
  /** The person the case is about. */
  caseName: z.string(),
  status: z.enum(applicationStatusValues),
  /** Why stays at the desk: we write to the applicant what's meant for them. */
  statusSince: z.iso.datetime(),
  /** Once it can't be taken back. */
  decision: visibleDecisionSchema.nullable(),
  /** The one that was sent last. An attorney reads and signs theirs on a page of its own. */
  contract: signingSchema.nullable(),
  /** Of that contract, once it left us. */
  money: moneySchema.nullable(),
  /** What would be owed today; null where nothing could be. */
  owed: owedSchema.nullable(),
  /** For an attorney who applied: what they hold back for us. */
  firmMoney: z.array(firmMoneySchema),
  /** An offer stands, and the contract for it isn't there yet. */
  preparesContract: z.boolean(),
  /** What came back of the advance; null while nothing did. */
  paidBack: z.object({ amount: z.int(), on: z.iso.date(), isAll: z.boolean() }).nullable(),
  submittedAt: z.iso.datetime(),
  turn: z.enum(turnValues),
  /** Null when there's nothing left for us to decide. */
  clock: deadlineSchema.nullable(),
  /** Open items of our last request. */
  asked: z.array(z.uuid()),
  /** In the order of the labels: send again, needed, if you have it, received, accepted. */
  items: z.array(caseItemSchema),
  /** Null for an attorney's application. */
  firm: firmStateSchema.nullable(),
  messages: z.array(threadMessageSchema),
  contact: contactSchema,
  corrections: z.array(correctionSchema),
  /** The questions as worded then, with the answers as sent. */
  answers: z.array(
    z.object({
      title: z.string(),
      answers: z.array(
        z.object({
          question: z.string(),
          answer: z.string().nullable(),
          corrected: z.object({ answer: z.string().nullable(), at: z.iso.datetime() }).optional(),
        }),
      ),
    }),
  ),
  told: z.array(disclosureSchema),
  reviewer: z.string().nullable(),
  canWithdraw: z.boolean(),
  /** False for co-counsel, who read. */
  mayWrite: z.boolean(),
})
export type Case = z.output<typeof caseSchema>

/** `itemId`: what it answers on the checklist. */
export const caseUploadSchemas = pick(linkUploadRequestSchemas, (schema) =>
  schema.extend({ itemId: z.uuid().optional() }),
)
