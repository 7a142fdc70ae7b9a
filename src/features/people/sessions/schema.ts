import { z } from 'zod'

export const signedInBrowserSchema = z.object({
  code: z.string(),
  isThisOne: z.boolean(),
  browser: z.string().nullable(),
  address: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
})

export type SignedInBrowser = z.output<typeof signedInBrowserSchema>
