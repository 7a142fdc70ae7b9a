import { z } from 'zod'
import { applicationStatusValues } from '#domain/application-status.ts'
import { casePartyValues } from '#domain/case-file.ts'

/** What a reply to a message of the contact form may say of a file. */
export const replyValuesSchema = z.object({
  /** Whose own address the message came from; null if it is nobody's of the linked file. */
  party: z.enum(casePartyValues).nullable(),
  status: z.enum(applicationStatusValues).nullable(),
  /** What fills the variables of a template. */
  values: z.record(z.string(), z.string()),
})
export type ReplyValues = z.output<typeof replyValuesSchema>
