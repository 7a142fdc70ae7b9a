import { z } from 'zod'
import { applicationMailValues } from '#domain/application-review.ts'
import { casePartyValues } from '#domain/case-file.ts'
import { contractEventValues, contractParties } from '#domain/contracts.ts'
import {
  decisionConcernValues,
  decisionKinds,
  declineReasonValues,
  fundingMethodValues,
} from '#domain/decisions.ts'
import { documentTypeValues } from '#domain/documents.ts'
import { counselRoles } from '#domain/firms.ts'
import { linkReasonValues } from '#domain/message-links.ts'
import { moneyStepValues } from '#domain/money.ts'
import { followUpKindValues } from '#domain/speaking.ts'

export const namedPerson = z.object({ id: z.uuid(), name: z.string() })

/** The name they had then, and the first characters of the session's hash. The first entries have only the session. */
export const reviewer = z.object({ session: z.string(), person: namedPerson.optional() })
export type Reviewer = z.output<typeof reviewer>

/** Older entries don't say who it was. */
export const maybeReviewer = reviewer.partial()

export const uploadLink = maybeReviewer.extend({ uploadLinkId: z.uuid() })
export const linkChange = uploadLink.extend({
  expiresAt: z.iso.datetime().optional(),
  maxUploads: z.number().optional(),
})
export const document = z.object({ documentId: z.uuid(), documentType: z.enum(documentTypeValues) })
export const byReviewer = document.extend(reviewer.shape)
export const item = z.object({ itemId: z.uuid(), documentType: z.enum(documentTypeValues) })
export const itemChange = item.extend(reviewer.shape)
/** The decision itself is with the decisions. */
export const decision = z.object({
  id: z.uuid(),
  amount: z.int().optional(),
  termsVersion: z.int().optional(),
  method: z.enum(fundingMethodValues).optional(),
  fundedOn: z.iso.date().optional(),
  why: z.enum(declineReasonValues).optional(),
  first: z.string().optional(),
  kind: z.enum(decisionKinds).optional(),
  concerns: z.array(z.enum(decisionConcernValues)).optional(),
  isAlone: z.literal(true).optional(),
})
export type DecisionFacts = z.output<typeof decision>
/** Cents, and the day when they came. */
export const repayment = z.object({ repaymentId: z.uuid(), amount: z.int(), repaidOn: z.iso.date() })
/** Cents, the day and the way. */
const payment = z.object({
  amount: z.int(),
  fundedOn: z.iso.date(),
  method: z.enum(fundingMethodValues),
})
export const paymentCorrection = reviewer.extend({ correctionId: z.uuid(), from: payment, to: payment })
export const party = z.enum(casePartyValues)
// The firm's name as it was then: records are renamed and merged.
export const counsel = reviewer.extend({
  firm: z.string(),
  role: z.enum(counselRoles),
  attorney: z.string().optional(),
})
export const followUp = reviewer.extend({
  followUpId: z.uuid(),
  kind: z.enum(followUpKindValues),
  dueAt: z.iso.datetime(),
  to: namedPerson.nullable(),
})
/** The amount in cents. */
export const contract = reviewer.extend({ contractId: z.uuid(), number: z.string(), amount: z.int() })
export type ContractDetails = z.output<typeof contract>
/** What somebody who isn't at the desk did about it, the clock, or the desk on paper. */
export const contractStep = maybeReviewer.extend({
  ...{ contractId: z.uuid(), number: z.string(), amount: z.int() },
  event: z.enum(contractEventValues),
  party: z.enum(contractParties),
})
/** Cents, and the day it is about. The person, the clock or the desk did it. No word that anybody wrote is in it. */
export const moneyStep = maybeReviewer.extend({
  step: z.enum(moneyStepValues),
  party: z.enum(contractParties),
  ...{ contractId: z.uuid().optional(), advanceId: z.uuid().optional() },
  ...{ amount: z.int().optional(), before: z.int().optional(), on: z.iso.date().optional() },
  method: z.enum(fundingMethodValues).optional(),
  isAlone: z.literal(true).optional(),
})
export type MoneyStepDetails = z.output<typeof moneyStep>
export const request = reviewer.extend({ requestId: z.uuid(), party })
export const message = z.object({ messageId: z.uuid(), party })
export const receivedMessage = message.extend({
  byMail: z.literal(true).optional(),
  otherSender: z.literal(true).optional(),
})
export const contactLink = reviewer.extend({ messageId: z.uuid(), reason: z.enum(linkReasonValues) })
export const mail = z.object({
  mail: z.enum(applicationMailValues),
  party: party.optional(),
  fileMailId: z.uuid().optional(),
  itemIds: z.array(z.uuid()).optional(),
  /** SHA-256 of its id, and of its recipient and subject: the next with the same subject gets a number. */
  mailHash: z.string().optional(),
  subjectHash: z.string().optional(),
})
