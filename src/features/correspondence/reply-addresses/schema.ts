import { z } from 'zod'

/** The secret takes 33 of the 64 characters that may stand before the @. */
const longestName = 31

const address = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email('Enter an email address, like case@reply.example.com'))
  .refine((typed) => !typed.includes('+'), 'Leave out the “+”: we add our own')
  .refine(
    (typed) => typed.indexOf('@') <= longestName && typed.length <= 200,
    `Use at most ${longestName} characters before the @`,
  )

/** Null: replies to our mails go nowhere, and the mails say so. */
export const replySettingSchema = z.object({ address: address.nullable() })

export const replyStateSchema = z.object({
  address: z.string().nullable(),
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
  /** Whether INCOMING_MAIL_SECRET is set: without it no mail can reach us. */
  takesMail: z.boolean(),
  incomingUrl: z.string(),
})
export type ReplyState = z.output<typeof replyStateSchema>
