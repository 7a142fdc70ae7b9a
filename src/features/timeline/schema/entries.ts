import { z } from 'zod'
import { type ApplicationEventType, consentKindValues, eventActorValues } from '#domain/application-review.ts'
import { type ApplicationStatus, applicationStatusValues } from '#domain/application-status.ts'
import {
  correctableFieldValues,
  documentChannelValues,
  rejectionReasonValues,
  representationValues,
  requestEndingValues,
} from '#domain/case-file.ts'
import { decisionEndingValues } from '#domain/decisions.ts'
import { documentTypeValues, scanStateValues } from '#domain/documents.ts'
import { callOutcomeValues, callPartyValues } from '#domain/speaking.ts'
import { riskGrades } from '#domain/value.ts'
import {
  byReviewer,
  contactLink,
  contract,
  contractStep,
  counsel,
  type DecisionFacts,
  decision,
  document,
  followUp,
  item,
  itemChange,
  linkChange,
  mail,
  maybeReviewer,
  message,
  moneyStep,
  namedPerson,
  party,
  paymentCorrection,
  type Reviewer,
  receivedMessage,
  repayment,
  request,
  reviewer,
  uploadLink,
} from './details.ts'

const status = z.enum(applicationStatusValues).nullable()

/** `details` is null if the entry is older than the details of its type. */
const entry = <const Type extends string, Details extends z.ZodType>(type: Type, details: Details) =>
  z.object({
    id: z.string(),
    type: z.literal(type),
    actor: z.enum(eventActorValues),
    fromStatus: status,
    toStatus: status,
    details: details.nullable(),
    happenedAt: z.iso.datetime(),
    /** The reference of an application that was merged into this one and brought the entry. */
    from: z.string().optional(),
  })

export const timelineEntrySchema = z.discriminatedUnion('type', [
  entry('submitted', z.null()),
  entry('taken-by-phone', reviewer),
  entry(
    'status-changed',
    // Applicants withdraw without a reviewer.
    maybeReviewer.extend({
      reason: z.string().optional(),
      undo: z.literal(true).optional(),
      decision: decision.optional(),
    }),
  ),
  entry('funding-signed', reviewer.extend({ decision, asked: namedPerson.optional() })),
  entry('funding-unsigned', reviewer.extend({ decision, ending: z.enum(decisionEndingValues) })),
  entry('payment-correction-signed', paymentCorrection),
  entry('payment-correction-ended', paymentCorrection.extend({ ending: z.enum(decisionEndingValues) })),
  entry(
    'payment-corrected',
    paymentCorrection.extend({ first: z.string().optional(), isAlone: z.literal(true).optional() }),
  ),
  entry('repayment-recorded', reviewer.extend(repayment.shape)),
  entry('repayment-corrected', reviewer.extend({ from: repayment, to: repayment.nullable() })),
  entry('note-added', reviewer.extend({ noteId: z.uuid() })),
  entry(
    'call-logged',
    reviewer.extend({ callId: z.uuid(), party: z.enum(callPartyValues), outcome: z.enum(callOutcomeValues) }),
  ),
  entry('follow-up-set', followUp),
  entry('follow-up-moved', followUp),
  entry('follow-up-done', followUp),
  entry('follow-up-reopened', followUp),
  entry('assigned', reviewer.extend({ from: namedPerson.nullable(), to: namedPerson.nullable() })),
  entry('folder-linked', reviewer.extend({ removed: z.boolean() })),
  entry('upload-link-created', uploadLink.extend({ maxUploads: z.number(), expiresInDays: z.number() })),
  entry('upload-link-changed', linkChange),
  entry('upload-link-deactivated', linkChange),
  entry(
    'document-received',
    document.extend({
      uploadLinkId: z.uuid().optional(),
      itemId: z.uuid().optional(),
      door: z.enum(documentChannelValues).optional(),
    }),
  ),
  entry('document-quarantined', document.extend({ scanState: z.enum(scanStateValues) })),
  entry('document-removed', document.extend(maybeReviewer.shape)),
  entry('document-restored', byReviewer),
  entry('document-expired', document),
  entry('document-added', byReviewer),
  entry('document-moved', byReviewer.extend({ to: z.enum(documentTypeValues) })),
  entry('document-renamed', byReviewer),
  entry('item-added', itemChange),
  entry('item-changed', itemChange),
  entry('items-ordered', reviewer),
  entry('item-waived', itemChange),
  entry('item-restored', itemChange),
  entry('item-accepted', itemChange),
  entry('item-rejected', itemChange.extend({ why: z.enum(rejectionReasonValues), told: z.boolean() })),
  entry('item-unavailable', item.extend({ party })),
  entry('documents-requested', request.extend({ documentTypes: z.array(z.enum(documentTypeValues)) })),
  entry('reminders-paused', request),
  entry('reminders-resumed', request),
  entry('reminders-wanted', z.object({ requestId: z.uuid(), party })),
  entry('request-ended', z.object({ requestId: z.uuid(), party, ending: z.enum(requestEndingValues) })),
  entry('message-received', receivedMessage),
  entry('firm-message-received', receivedMessage),
  entry('message-sent', message.extend(reviewer.shape)),
  entry('contact-message-linked', contactLink),
  entry('contact-message-unlinked', contactLink),
  entry('firm-verified', reviewer),
  entry('firm-asked', reviewer),
  entry('firm-answered', z.object({ representation: z.enum(representationValues) })),
  entry('firm-wrong-recipient', z.object({ undo: z.literal(true).optional() })),
  entry('firm-linked', counsel),
  entry('firm-unlinked', counsel),
  entry('counsel-changed', reviewer.extend({ from: z.string(), to: z.string() })),
  entry('value-started', reviewer.extend({ number: z.int() })),
  entry(
    'value-closed',
    reviewer.extend({ number: z.int(), advised: z.int().nullable(), grade: z.enum(riskGrades).nullable() }),
  ),
  entry('contract-drafted', contract),
  entry('contract-issued', contract),
  entry('contract-voided', contract.extend({ reason: z.string() })),
  // The number is the new one's.
  entry('contract-reissued', contract.extend({ reason: z.string(), replaces: z.string() })),
  entry('contract-step', contractStep),
  entry('money-step', moneyStep),
  entry('contact-corrected', z.object({ correctionId: z.uuid(), field: z.enum(correctableFieldValues) })),
  entry('duplicate-dismissed', reviewer.extend({ other: z.string(), undo: z.literal(true).optional() })),
  // `isKept`: this application stayed, and the other one was merged into it.
  entry(
    'merged',
    reviewer.extend({
      other: z.string(),
      isKept: z.boolean(),
      undo: z.literal(true).optional(),
      reason: z.string().optional(),
    }),
  ),
  entry('answers-corrected', reviewer.extend({ labels: z.array(z.string()), reason: z.string().optional() })),
  entry('case-link-replaced', reviewer.extend({ party })),
  entry('mail-written', reviewer.extend({ fileMailId: z.uuid(), party })),
  entry('mail-withdrawn', reviewer.extend({ fileMailId: z.uuid(), party })),
  entry('mail-sent', mail),
  entry('mail-held-back', mail),
  entry('mail-bounced', z.object({ party })),
  entry('reply-refused', z.object({ party })),
  entry('became-late', z.object({ dueAt: z.iso.datetime() })),
  entry('viewed', reviewer),
  entry('data-exported', reviewer),
  // From the consent records, which also keep the words agreed to.
  entry(
    'consent-given',
    z.object({
      kind: z.enum(consentKindValues),
      version: z.string().nullable(),
      page: z.string().nullable(),
      ipAddress: z.string().nullable(),
      /** This colleague read the words to them on the phone. */
      readBy: z.string().nullable().optional(),
    }),
  ),
])
export type TimelineEntry = z.output<typeof timelineEntrySchema>

type DetailsOf<Type> = NonNullable<Extract<TimelineEntry, { type: Type }>['details']>

type Happened<Type extends ApplicationEventType> = { applicationId: string; type: Type } & ([
  DetailsOf<Type>,
] extends [never]
  ? unknown
  : { details: DetailsOf<Type> }) &
  (Type extends 'submitted' ? { toStatus: ApplicationStatus } : unknown)

/** `timeline/status` records it, because more follows from it. */
export type StatusChange = {
  applicationId: string
  fromStatus: ApplicationStatus
  toStatus: ApplicationStatus
}
export type StatusDetails = Partial<Reviewer> & { undo?: true; decision?: DecisionFacts }

/** Somebody may have written why. */
type ExplainedType =
  | 'status-changed'
  | 'answers-corrected'
  | 'merged'
  | 'contract-voided'
  | 'contract-reissued'
type PlainType = Exclude<ApplicationEventType, ExplainedType>
export type NewEvent = { [Type in PlainType]: Happened<Type> }[PlainType]
