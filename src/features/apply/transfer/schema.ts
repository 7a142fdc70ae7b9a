import { z } from 'zod'

/** After the last change, as long as a browser keeps a draft. */
export const movingLifetime = 7 * 24 * 60 * 60_000

/** The longest application takes a fifth of this. */
export const maxMovingBytes = 64 * 1024

const base64Length = (bytes: number) => Math.ceil(bytes / 3) * 4

const secretSchema = z.string().regex(/^[\w-]{43}$/, 'Send 256 random bits in base64url')
const ciphertextSchema = z
  .base64('Send the encrypted draft in base64')
  .min(1, 'Send the encrypted draft in base64')
  .max(base64Length(maxMovingBytes), 'This draft is too long to be moved')
const versionSchema = z.int('Say which version you have').min(1)

/** We look up any name, so that all wrong ones get the same answer. */
export const movingParams = z.object({ name: z.string().max(500) })

/** It travels inside the ciphertext, so only devices with the key know it. */
export const secretHeader = 'draft-secret'
export const secretHeaders = z.object({ [secretHeader]: secretSchema })
export const maybeSecretHeaders = secretHeaders.partial()

export const newMovingDraftSchema = z.object({
  name: z.string().regex(/^[\w-]{22}$/, 'Name it by 128 random bits in base64url'),
  secret: secretSchema,
  ciphertext: ciphertextSchema,
})
export type NewMovingDraft = z.infer<typeof newMovingDraftSchema>

export const movingChangeSchema = z.object({
  version: versionSchema,
  ciphertext: ciphertextSchema,
  /** Lets the link work once more. */
  reopens: z.boolean().optional(),
})
export const takingSchema = movingChangeSchema.omit({ reopens: true })

export const movingReceiptSchema = z.object({ version: z.int(), expiresAt: z.iso.datetime() })
export type MovingReceipt = z.infer<typeof movingReceiptSchema>

/** `takenAt`: null while the link waits for a device. */
export const movingStateSchema = movingReceiptSchema.extend({ takenAt: z.iso.datetime().nullable() })
export type MovingState = z.infer<typeof movingStateSchema>

export const movingDraftSchema = movingReceiptSchema.extend({ ciphertext: z.string() })
export type MovingDraft = z.infer<typeof movingDraftSchema>
