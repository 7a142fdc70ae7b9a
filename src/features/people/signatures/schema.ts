import { z } from 'zod'
import { decisionEndingValues } from '#domain/decisions.ts'
import { signedLimitValues } from '#domain/signatures.ts'

const words = z.string().trim().max(1000, 'Keep it under 1000 characters')

/** Why a limit is lifted or raised; needed where nobody else could sign. */
export const limitReasonSchema = words.optional()

export const limitRefusalSchema = z.object({ reason: words.min(1, 'Say why, for the person who asked') })

const moment = z.iso.datetime()

/** How far the second of two signatures has come, whatever they are under. */
export const secondSignature = {
  /** From when on the first may finish it alone. */
  aloneFrom: moment.nullable(),
  isAlone: z.boolean(),
  second: z.object({ name: z.string(), at: moment }).nullable(),
  effectiveAt: moment.nullable(),
  ending: z.enum(decisionEndingValues).nullable(),
  refusal: z.string().nullable(),
}

/** A limit that is lifted or raised, until its second signature. */
export const limitChangeSchema = z.object({
  id: z.uuid(),
  kind: z.enum(signedLimitValues),
  /** Whose limit; null for what holds for everybody. */
  of: z.string().nullable(),
  /** Cents, or hours of the wait; null for no limit. */
  before: z.int().nullable(),
  after: z.int().nullable(),
  reason: z.string().nullable(),
  by: z.string().nullable(),
  byId: z.uuid().nullable(),
  signedAt: moment,
  aloneFrom: secondSignature.aloneFrom,
})
export type LimitChange = z.output<typeof limitChangeSchema>

const mostCents = 10_000_000_00
export const limitMistake = 'Enter a sum in dollars, up to $10,000,000, or leave it empty'

export const personLimitSchema = z.object({
  /** Cents that they may approve or pay out without a second person; null for any sum. */
  approveUpTo: z.int(limitMistake).min(0, limitMistake).max(mostCents, limitMistake).nullable(),
  reason: limitReasonSchema,
})
