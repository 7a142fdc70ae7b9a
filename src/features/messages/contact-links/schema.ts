import { z } from 'zod'
import { applicationStatusValues } from '#domain/application-status.ts'
import { linkReasonValues, linkVerdictValues } from '#domain/message-links.ts'
import { messageWithRepliesSchema } from '#features/contact/schema.ts'

const moment = z.iso.datetime()

/** A file that a message belongs to, or may belong to, and why. */
export const fileOfMessageSchema = z.object({
  applicationId: z.uuid(),
  reference: z.string(),
  /** Whom the case is about. */
  name: z.string(),
  firm: z.string().nullable(),
  status: z.enum(applicationStatusValues),
  submittedAt: moment,
  reason: z.enum(linkReasonValues),
})
export type FileOfMessage = z.output<typeof fileOfMessageSchema>

/** Somebody at the desk said that they belong together. */
const linkSchema = fileOfMessageSchema.extend({ linkedBy: z.string().nullable(), linkedAt: moment })

export const filesOfMessageSchema = z.object({
  link: linkSchema.nullable(),
  /** What the sender typed leads to these; nobody has checked it. The likeliest first. */
  suggestions: z.array(fileOfMessageSchema),
})
export type FilesOfMessage = z.output<typeof filesOfMessageSchema>

export const linkRequestSchema = z.object({ verdict: z.enum(linkVerdictValues) })

/** What strangers wrote by the contact form, as a file shows it. */
export const messagesOfFileSchema = z.object({
  linked: z.array(
    messageWithRepliesSchema.extend({
      reason: z.enum(linkReasonValues),
      linkedBy: z.string().nullable(),
      linkedAt: moment,
    }),
  ),
  /** How many more may belong here. They are read in the inbox, so that nobody can fill a file with words. */
  suggested: z.int(),
})
export type MessagesOfFile = z.output<typeof messagesOfFileSchema>
