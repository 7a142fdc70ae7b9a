import { z } from 'zod'
import { fundingMethodValues } from '#domain/decisions.ts'
import { limits } from '#features/price/schema/fields.ts'
import { daySchema } from '#lib/day-schema.ts'
import { formatCents } from '#site/staff-format.ts'

const mostCents = limits.advance * 10
const amountMistake = `Enter an amount in dollars, up to ${formatCents(mostCents)}`
const submissionKey = z.string().min(8).max(100)

export const newRefundSchema = z.object({
  /** Cents. */
  amount: z.int(amountMistake).min(1, amountMistake).max(mostCents, amountMistake),
  on: daySchema,
  submissionKey,
  method: z.enum(fundingMethodValues, 'Choose how it was sent').optional(),
  reference: z.string().trim().max(200, 'Keep it under 200 characters').optional(),
})
export type NewRefund = z.output<typeof newRefundSchema>

export const newReturnSchema = z.object({
  on: daySchema,
  reason: z.string().trim().min(1, 'Write what the bank says').max(1000, 'Keep it under 1000 characters'),
  submissionKey,
})
export type NewReturn = z.output<typeof newReturnSchema>

/** The first to do first. */
export const afterwardKinds = ['refund', 'returned', 'write-off', 'unreleased', 'ended'] as const

/** What follows once money came in, or won't. */
export const afterwardSchema = z.object({
  kind: z.enum(afterwardKinds),
  file: z.object({ id: z.uuid(), name: z.string() }),
  on: z.iso.date(),
  /** Cents. */
  amount: z.int(),
  sentence: z.string(),
})
export type Afterward = z.output<typeof afterwardSchema>
