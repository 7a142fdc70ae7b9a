import { z } from 'zod'
import { applicationStatusValues } from '#domain/application-status.ts'
import { casePartyValues, itemStateValues, requestEndingValues } from '#domain/case-file.ts'
import { documentTypeValues } from '#domain/documents.ts'

const longestText = 4_000
const mostItems = 100

export const newRequestSchema = z.object({
  party: z.enum(casePartyValues),
  itemIds: z
    .array(z.uuid())
    .min(1, 'Choose at least one document')
    .max(mostItems, `Choose at most ${mostItems} documents`)
    .transform((ids) => [...new Set(ids)]),
  text: z
    .string()
    .trim()
    .min(1, 'Say what you need')
    .max(longestText, `Keep it under ${longestText} characters`),
  /** A request that is sent again has the same key. */
  submissionKey: z.string().min(8).max(100),
  setStatus: z.boolean().default(false),
})
export type NewRequest = z.output<typeof newRequestSchema>

const requestItemSchema = z.object({
  id: z.uuid(),
  documentType: z.enum(documentTypeValues),
  name: z.string(),
  state: z.enum(itemStateValues),
  isOpen: z.boolean(),
})

export const requestSchema = z.object({
  id: z.uuid(),
  party: z.enum(casePartyValues),
  items: z.array(requestItemSchema),
  subject: z.string(),
  text: z.string(),
  requestedBy: z.string().nullable(),
  requestedAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  reminders: z.array(
    z.object({
      nth: z.int(),
      dueAt: z.iso.datetime(),
      sentAt: z.iso.datetime().nullable(),
      isSkipped: z.boolean(),
    }),
  ),
  nextReminderAt: z.iso.datetime().nullable(),
  pausedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  ending: z.enum(requestEndingValues).nullable(),
})
export type DocumentRequest = z.output<typeof requestSchema>

const draftSchema = z.object({
  party: z.enum(casePartyValues),
  address: z.string().nullable(),
  problem: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  items: z.array(requestItemSchema.extend({ isRequired: z.boolean() })),
})
export type RequestDraft = z.output<typeof draftSchema>

export const requestsSchema = z.object({
  status: z.enum(applicationStatusValues),
  requests: z.array(requestSchema),
  drafts: z.array(draftSchema),
})
export type Requests = z.output<typeof requestsSchema>
