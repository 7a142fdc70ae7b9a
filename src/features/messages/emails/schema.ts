import { z } from 'zod'
import { casePartyValues } from '#domain/case-file.ts'
import { documentTypeValues } from '#domain/documents.ts'
import { submissionKeySchema } from '#features/applications/follow-ups/schema.ts'
import { bodySchema, subjectSchema } from '#features/messages/templates/schema.ts'

/** As long as the mail of a decision waits. */
export const undoSeconds = 60
const mostAttachments = 10
/** Mail servers take this much, and it fits a person's mailbox. */
export const mostAttachedBytes = 10 * 1024 * 1024

export const letterSchema = z.object({
  party: z.enum(casePartyValues, 'Choose whom to write to'),
  subject: subjectSchema,
  text: bodySchema,
  documentIds: z
    .array(z.uuid())
    .max(mostAttachments, `Attach at most ${mostAttachments} documents`)
    .transform((ids) => [...new Set(ids)])
    .default([]),
})
export type EmailLetter = z.output<typeof letterSchema>

export const newMailSchema = letterSchema.extend({
  submissionKey: submissionKeySchema,
})
export type NewMail = z.output<typeof newMailSchema>

const mailStates = ['waiting', 'leaving', 'sent', 'held-back', 'undone'] as const

export const applicationEmailSchema = z.object({
  id: z.uuid(),
  party: z.enum(casePartyValues),
  subject: z.string(),
  text: z.string(),
  attachments: z.int(),
  writtenBy: z.string().nullable(),
  writtenAt: z.iso.datetime(),
  leavesAt: z.iso.datetime(),
  state: z.enum(mailStates),
  sentAt: z.iso.datetime().nullable(),
  messageId: z.uuid().nullable(),
})
export type ApplicationEmail = z.output<typeof applicationEmailSchema>

export const emailFormSchema = z.object({
  parties: z.array(
    z.object({
      party: z.enum(casePartyValues),
      name: z.string(),
      /** Null with a problem beside it if we can't write to them. */
      address: z.string().nullable(),
      problem: z.string().nullable(),
      values: z.record(z.string(), z.string()),
    }),
  ),
  documents: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      documentType: z.enum(documentTypeValues),
      sizeBytes: z.int(),
      /** Who may get it by mail. */
      parties: z.array(z.enum(casePartyValues)),
      problem: z.string().nullable(),
    }),
  ),
})
export type EmailForm = z.output<typeof emailFormSchema>

export const mailPreviewSchema = z.object({
  to: z.string(),
  subject: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  link: z.string(),
  afterword: z.string(),
  signature: z.string(),
  files: z.array(z.string()),
})
export type MailPreview = z.output<typeof mailPreviewSchema>
