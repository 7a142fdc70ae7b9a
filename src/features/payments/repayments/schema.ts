import { z } from 'zod'
import { limits } from '#features/price/schema/fields.ts'
import { daySchema } from '#lib/day-schema.ts'
import { formatCents } from '#site/staff-format.ts'

/** What is owed can be several times the advance. */
const mostCents = limits.advance * 10
export const repaymentMistake = `Enter an amount in dollars, up to ${formatCents(mostCents)}`
const cents = z.int(repaymentMistake).min(1, repaymentMistake).max(mostCents, repaymentMistake)
/** A repayment that is sent again has the same key. */
const submissionKey = z.string().min(8).max(100)

export const newRepaymentSchema = z.object({
  submissionKey,
  amount: cents,
  repaidOn: daySchema,
  /** How many entries the writer had seen: another one may be the same money. Without it we compare nothing. */
  seen: z.int().min(0).optional(),
})
export type NewRepayment = z.output<typeof newRepaymentSchema>

/** `instead` is null to take the repayment out. */
export const repaymentCorrectionSchema = z.object({
  submissionKey,
  instead: z.object({ amount: cents, repaidOn: daySchema }).nullable(),
})
export type RepaymentCorrection = z.output<typeof repaymentCorrectionSchema>

const repaymentSchema = z.object({
  id: z.uuid(),
  /** Cents. */
  amount: z.int(),
  repaidOn: z.iso.date(),
  by: z.string().nullable(),
  recordedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  endedBy: z.string().nullable(),
  replacedBy: z.uuid().nullable(),
})
export type Repayment = z.output<typeof repaymentSchema>

export const repaidSchema = z.object({
  today: z.iso.date(),
  funding: z.object({ amount: z.int(), fundedOn: z.iso.date() }).nullable(),
  /** Today, in the month that has begun. */
  owed: z.object({ months: z.int(), amount: z.int() }).nullable(),
  /** Null while nothing is recorded. */
  back: z.int().nullable(),
  /** The latest first. */
  repayments: z.array(repaymentSchema),
  /** It went out under a contract, whose ledger records what comes back. Missing otherwise. */
  isUnderContract: z.literal(true).optional(),
})
export type Repaid = z.output<typeof repaidSchema>
