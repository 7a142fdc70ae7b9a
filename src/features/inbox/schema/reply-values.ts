import { z } from 'zod'
import { applicationStatusValues } from '#domain/application-status.ts'
import { casePartyValues } from '#domain/case-file.ts'

export const replyValuesSchema = z.object({
  /** Null if the message came from an address the application doesn't know. */
  party: z.enum(casePartyValues).nullable(),
  status: z.enum(applicationStatusValues).nullable(),
  values: z.record(z.string(), z.string()),
})
export type ReplyValues = z.output<typeof replyValuesSchema>
