import { z } from 'zod'
import { applicationStatusValues } from '#domain/application-status.ts'
import { linkReasonValues, linkVerdictValues } from '#domain/message-links.ts'
import { messageWithRepliesSchema } from '#features/contact/schema.ts'

const moment = z.iso.datetime()

export const fileOfMessageSchema = z.object({
  applicationId: z.uuid(),
  reference: z.string(),
  name: z.string(),
  firm: z.string().nullable(),
  status: z.enum(applicationStatusValues),
  submittedAt: moment,
  reason: z.enum(linkReasonValues),
})
export type FileOfMessage = z.output<typeof fileOfMessageSchema>

const linkSchema = fileOfMessageSchema.extend({ linkedBy: z.string().nullable(), linkedAt: moment })

export const filesOfMessageSchema = z.object({
  link: linkSchema.nullable(),
  /** Found by what the sender typed, which nobody has checked. The likeliest comes first. */
  suggestions: z.array(fileOfMessageSchema),
})
export type FilesOfMessage = z.output<typeof filesOfMessageSchema>

export const linkRequestSchema = z.object({ verdict: z.enum(linkVerdictValues) })

export const messagesOfFileSchema = z.object({
  linked: z.array(
    messageWithRepliesSchema.extend({
      reason: z.enum(linkReasonValues),
      linkedBy: z.string().nullable(),
      linkedAt: moment,
    }),
  ),
  /** How many more may belong here. The inbox shows them, so that nobody can fill an application with words. */
  suggested: z.int(),
})
export type MessagesOfFile = z.output<typeof messagesOfFileSchema>
