import { z } from 'zod'
import { awaitedValues, roleValues } from '#domain/roles.ts'
import { codeSchema } from '#features/people/second-factor/schema.ts'

/** Longer than any password, too short to keep the hash busy. */
const longest = 200

export const signInSchema = z.object({
  /** Without it, the password is the first owner's. */
  email: z.email('Enter an email address').max(longest).optional(),
  password: z.string('Please enter a password').min(1, 'Please enter a password').max(longest),
})

export const newPasswordSchema = z
  .string()
  .min(12, 'Use at least 12 characters')
  .max(longest, `Use at most ${longest} characters`)

/** The password, or what people with a second factor show instead. */
export const confirmationSchema = z.object({
  password: signInSchema.shape.password.optional(),
  code: codeSchema.shape.code.optional(),
})

export const passwordChangeSchema = z.object({
  currentPassword: z.string().min(1, 'Please enter your current password').max(longest),
  newPassword: newPasswordSchema,
})

export const firstPasswordSchema = z.object({ password: newPasswordSchema })

export type PasswordChange = z.output<typeof passwordChangeSchema>

export const sessionStateSchema = z.object({ isAuthenticated: z.boolean() })

export const signedInSchema = z.union([
  z.object({ isAuthenticated: z.literal(true) }),
  z.object({ next: z.enum(awaitedValues) }),
])

export const sessionSchema = sessionStateSchema.extend({
  next: z.enum(awaitedValues).optional(),
  person: z.object({ name: z.string(), email: z.string().nullable(), role: z.enum(roleValues) }).optional(),
  asksForEmail: z.boolean(),
  offersPasskey: z.boolean(),
})
