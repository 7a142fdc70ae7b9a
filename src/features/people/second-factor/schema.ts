import { z } from 'zod'
import { awaitedValues } from '#domain/roles.ts'

/** How long people who were here before the owner asked for a second factor may do without. */
export const graceDays = 7

export const stepSchema = z.union([
  z.object({ isAuthenticated: z.literal(true) }),
  z.object({ next: z.enum(awaitedValues) }),
])

/** People type codes with the spaces and dashes they see. */
const typedCode = (message: string) =>
  z
    .string(message)
    .max(40, message)
    .transform((code) => code.replaceAll(/[\s-]/g, '').toLowerCase())
    .pipe(z.string().min(1, message))

export const codeSchema = z.object({ code: typedCode('Enter a code') })

export const appConfirmationSchema = z.object({
  setup: z.string().min(1).max(1_000),
  code: typedCode('Enter the six digits').pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits')),
})

export const waysSchema = z.object({
  firstName: z.string(),
  password: z.boolean(),
  passkey: z.boolean(),
  app: z.boolean(),
  recoveryCode: z.boolean(),
})

export const appSetupSchema = z.object({
  key: z.string(),
  uri: z.string(),
  /** The QR code: black squares in a square of this many, as the path of an SVG. */
  picture: z.object({ size: z.number(), path: z.string() }),
  /** Comes back with the first code. It holds the key, sealed. */
  setup: z.string(),
})
export type AppSetup = z.output<typeof appSetupSchema>

/** Shown this once. Null when the person has some already. */
export const newCodesSchema = z.object({ recoveryCodes: z.array(z.string()).nullable() })

export const ownFactorsSchema = z.object({
  appSince: z.iso.datetime().nullable(),
  recoveryCodes: z.object({
    madeAt: z.iso.datetime().nullable(),
    left: z.number(),
    usedAt: z.array(z.iso.datetime()),
  }),
  isRequired: z.boolean(),
})
export type OwnFactors = z.output<typeof ownFactorsSchema>
