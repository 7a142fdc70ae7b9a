import { z } from 'zod'

/** Longer than any password, too short to keep the hash busy. */
const longest = 200

export const signInSchema = z.object({
  password: z.string('Please enter a password').min(1, 'Please enter a password').max(longest),
})

const newPasswordSchema = z
  .string()
  .min(12, 'Use at least 12 characters')
  .max(longest, `Use at most ${longest} characters`)

export const passwordChangeSchema = z.object({
  currentPassword: z.string().min(1, 'Please enter your current password').max(longest),
  newPassword: newPasswordSchema,
})

export type PasswordChange = z.output<typeof passwordChangeSchema>

export const sessionStateSchema = z.object({ isAuthenticated: z.boolean() })

export const signedInBrowserSchema = z.object({
  /** The name that application timelines use for it. */
  code: z.string(),
  isThisOne: z.boolean(),
  browser: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
})

export type SignedInBrowser = z.output<typeof signedInBrowserSchema>
