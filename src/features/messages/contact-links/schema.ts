import { z } from 'zod'
import { applicationStatusValues } from '#domain/application-status.ts'
import { linkReasonValues, linkVerdictValues } from '#domain/message-links.ts'
import { messageWithRepliesSchema } from '#features/contact/schema.ts'

const moment = z.iso.datetime()

export const applicationOfMessageSchema = z.object({
  applicationId: z.uuid(),
  reference: z.string(),
  name: z.string(),
  firm: z.string().nullable(),
  status: z.enum(applicationStatusValues),
  submittedAt: moment,
  reason: z.enum(linkReasonValues),
})
export type ApplicationOfMessage = z.output<typeof applicationOfMessageSchema>

const linkSchema = applicationOfMessageSchema.extend({ linkedBy: z.string().nullable(), linkedAt: moment })

export const applicationsOfMessageSchema = z.object({
  link: linkSchema.nullable(),
  /** Found by what the sender typed, which nobody has checked. The likeliest comes first. */
  suggestions: z.array(applicationOfMessageSchema),
})
export type ApplicationsOfMessage = z.output<typeof applicationsOfMessageSchema>

export const linkRequestSchema = z.object({ verdict: z.enum(linkVerdictValues) })

export const messagesOfApplicationSchema = z.object({
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
export type MessagesOfApplication = z.output<typeof messagesOfApplicationSchema>
