import { z } from 'zod'
import { type Locale, mapLocales, pick } from '#site/locale.ts'
import { callWords } from './content/calls.ts'

/** After the last change, as long as a browser keeps a draft. */
export const movingLifetime = 7 * 24 * 60 * 60_000

/** The longest application takes a fifth of this. */
export const maxMovingBytes = 64 * 1024

const base64Length = (bytes: number) => Math.ceil(bytes / 3) * 4

const partsIn = mapLocales((locale) => {
  const { mistakes } = callWords[locale]
  return {
    name: z.string().regex(/^[\w-]{22}$/, mistakes.name),
    secret: z.string().regex(/^[\w-]{43}$/, mistakes.secret),
    ciphertext: z
      .base64(mistakes.ciphertext)
      .min(1, mistakes.ciphertext)
      .max(base64Length(maxMovingBytes), mistakes.tooLong),
    version: z.int(mistakes.version).min(1),
  }
})

/** We look up any name, so that all wrong ones get the same answer. */
export const movingParams = z.object({ name: z.string().max(500) })

/** It travels inside the ciphertext, so only devices with the key know it. */
export const secretHeader = 'draft-secret'
export const secretHeaders = pick(partsIn, ({ secret }) => z.object({ [secretHeader]: secret }))
export const maybeSecretHeaders = pick(secretHeaders, (headers) => headers.partial())

export const newMovingDraftSchemas = pick(partsIn, ({ name, secret, ciphertext }) =>
  z.object({ name, secret, ciphertext }),
)
export type NewMovingDraft = z.infer<(typeof newMovingDraftSchemas)[Locale]>

export const takingSchemas = pick(partsIn, ({ version, ciphertext }) => z.object({ version, ciphertext }))
export const movingChangeSchemas = pick(takingSchemas, (taking) =>
  // Lets the link work once more.
  taking.extend({ reopens: z.boolean().optional() }),
)

export const movingReceiptSchema = z.object({ version: z.int(), expiresAt: z.iso.datetime() })
export type MovingReceipt = z.infer<typeof movingReceiptSchema>

/** `takenAt`: null while the link waits for a device. */
export const movingStateSchema = movingReceiptSchema.extend({ takenAt: z.iso.datetime().nullable() })
export type MovingState = z.infer<typeof movingStateSchema>

export const movingDraftSchema = movingReceiptSchema.extend({ ciphertext: z.string() })
export type MovingDraft = z.infer<typeof movingDraftSchema>
