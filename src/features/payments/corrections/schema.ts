import { z } from 'zod'
import { fundingMethodValues } from '#domain/decisions.ts'
import { amountMistake } from '#features/decisions/schema/form.ts'
import { secondSignature } from '#features/people/signatures/schema.ts'
import { limits } from '#features/price/schema/fields.ts'
import { daySchema } from '#lib/day-schema.ts'

const paymentSchema = z.object({
  /** Cents. */
  amount: z.int(amountMistake).min(1, amountMistake).max(limits.advance, amountMistake),
  fundedOn: daySchema,
  method: z.enum(fundingMethodValues, 'Choose how the money went out'),
})
export type Payment = z.output<typeof paymentSchema>

const words = z.string().trim().max(1000, 'Keep it under 1000 characters')

export const newPaymentCorrectionSchema = paymentSchema.extend({
  reason: words.min(1, 'Write what was wrong'),
  /** A correction that is sent again has the same key. */
  submissionKey: z.string().min(8).max(100),
})
export type NewPaymentCorrection = z.output<typeof newPaymentCorrectionSchema>

export const correctionRefusalSchema = z.object({ reason: words.min(1, 'Say why, for the person who asked') })

const moment = z.iso.datetime()

export const paymentCorrectionSchema = z.object({
  id: z.uuid(),
  from: paymentSchema,
  to: paymentSchema,
  reason: z.string(),
  by: z.string().nullable(),
  byId: z.uuid().nullable(),
  signedAt: moment,
  ...secondSignature,
})
export type PaymentCorrection = z.output<typeof paymentCorrectionSchema>

export const paidOutSchema = z.object({
  /** Null while no money went out. */
  payment: paymentSchema.nullable(),
  /** The days that a correction may name. */
  days: z.object({ first: z.iso.date(), last: z.iso.date() }).nullable(),
  /** Null while a correction is possible, or why not. */
  locked: z.string().nullable(),
  /** The latest first. */
  corrections: z.array(paymentCorrectionSchema),
})
export type PaidOut = z.output<typeof paidOutSchema>
