import { z } from 'zod'
import { applicationStatusValues } from '#domain/application-status.ts'
import { applicantRoleValues, applicationCaseTypeValues, fundingAmountValues } from '#domain/applications.ts'
import { casePartyValues, itemStateValues } from '#domain/case-file.ts'
import { stateCodes } from '#domain/states.ts'
import { messageQuerySchema, messageSchema } from '#features/contact/schema.ts'
import { applicationsOfMessageSchema } from '#features/messages/contact-links/schema.ts'

/** `unanswered` is "To answer". Suspected spam appears only under `spam`. */
export const inboxStates = [
  'unanswered',
  'waiting',
  'no-file',
  'all',
  'unread',
  'overdue',
  'answered',
  'spam',
] as const
export type InboxState = (typeof inboxStates)[number]

/** After that, nobody waits for a reply anymore. */
export const waitingDays = 14

export const inboxQuerySchema = messageQuerySchema.extend({
  state: z.enum(inboxStates).default('unanswered'),
  file: z.uuid().optional(),
})
export type InboxQuery = z.output<typeof inboxQuerySchema>

const moment = z.iso.datetime()
const file = z.object({
  applicationId: z.uuid(),
  reference: z.string(),
  name: z.string(),
  status: z.enum(applicationStatusValues),
})

const rowSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('contact'),
    ...messageSchema.shape,
    at: moment,
    files: applicationsOfMessageSchema,
    /** Open for longer than we promise. */
    isOverdue: z.boolean(),
  }),
  z.object({
    kind: z.literal('case'),
    id: z.uuid(),
    party: z.enum(casePartyValues),
    name: z.string(),
    message: z.string(),
    isOurs: z.boolean(),
    isUnread: z.boolean(),
    isSettled: z.boolean(),
    at: moment,
    file,
  }),
])
export type InboxRow = z.output<typeof rowSchema>
export type CaseRow = Extract<InboxRow, { kind: 'case' }>

export const inboxPageSchema = z.object({
  rows: z.array(rowSchema),
  total: z.int(),
})

export const inboxCountsSchema = z.object({
  unanswered: z.int(),
  waiting: z.int(),
  'no-file': z.int(),
  all: z.int(),
  unread: z.int(),
  overdue: z.int(),
  spam: z.int(),
})
export type InboxCounts = z.output<typeof inboxCountsSchema>

/** Loaded without opening the application, so it stays unread. */
export const applicationSummarySchema = file.extend({
  role: z.enum(applicantRoleValues),
  caseType: z.enum(applicationCaseTypeValues),
  state: z.enum(stateCodes).nullable(),
  fundingAmount: z.enum(fundingAmountValues),
  firm: z.string().nullable(),
  submittedAt: moment,
  clockSince: moment.nullable(),
  dueAt: moment.nullable(),
  needed: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      party: z.enum(casePartyValues),
      state: z.enum(itemStateValues),
      reason: z.string().nullable(),
    }),
  ),
  threads: z.array(z.object({ party: z.enum(casePartyValues), lastAt: moment })),
})
export type ApplicationSummary = z.output<typeof applicationSummarySchema>
