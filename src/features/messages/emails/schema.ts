import { z } from 'zod'
import { casePartyValues } from '#domain/case-file.ts'
import { documentTypeValues } from '#domain/documents.ts'
import { submissionKeySchema } from '#features/applications/follow-ups/schema.ts'
import { bodySchema, subjectSchema } from '#features/messages/templates/schema.ts'

/** As long as a decision's mail waits. */
export const undoSeconds = 60
const mostAttachments = 10
/** What mail servers take without asking, and what fits a person's mailbox. */
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
export type FileLetter = z.output<typeof letterSchema>

export const newMailSchema = letterSchema.extend({
  /** A mail sent twice has the same key and leaves once. */
  submissionKey: submissionKeySchema,
})
export type NewMail = z.output<typeof newMailSchema>

const mailStates = ['waiting', 'leaving', 'sent', 'held-back', 'undone'] as const

/** A mail from the file. */
export const fileMailSchema = z.object({
  id: z.uuid(),
  party: z.enum(casePartyValues),
  subject: z.string(),
  text: z.string(),
  /** How many documents go with it. */
  attachments: z.int(),
  writtenBy: z.string().nullable(),
  writtenAt: z.iso.datetime(),
  /** Until then it can be taken back. */
  leavesAt: z.iso.datetime(),
  state: z.enum(mailStates),
  sentAt: z.iso.datetime().nullable(),
  /** The same words in the thread. */
  messageId: z.uuid().nullable(),
})
export type FileMail = z.output<typeof fileMailSchema>

/** What a mail from the file starts with. */
export const mailDeskSchema = z.object({
  parties: z.array(
    z.object({
      party: z.enum(casePartyValues),
      name: z.string(),
      /** Null when nobody can be written to there, and why. */
      address: z.string().nullable(),
      problem: z.string().nullable(),
      /** What fills the variables of a template. */
      values: z.record(z.string(), z.string()),
    }),
  ),
  documents: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      documentType: z.enum(documentTypeValues),
      sizeBytes: z.int(),
      /** To whom it may go by mail. */
      parties: z.array(z.enum(casePartyValues)),
      /** Why it may go to nobody. */
      problem: z.string().nullable(),
    }),
  ),
})
export type MailDesk = z.output<typeof mailDeskSchema>

/** The mail as its reader gets it. */
export const mailPreviewSchema = z.object({
  to: z.string(),
  subject: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  link: z.string(),
  afterword: z.string(),
  signature: z.string(),
  /** The names of what is attached. */
  files: z.array(z.string()),
})
export type MailPreview = z.output<typeof mailPreviewSchema>
