import { z } from 'zod'
import { stateCodes } from '#domain/states.ts'
import { settlingSchema } from '#features/payoffs/reductions/schema.ts'
import { afterwardSchema } from '#features/payoffs/refunds/schema.ts'

const day = z.iso.date()
/** Cents. */
const cents = z.int()
const file = z.object({ id: z.uuid(), name: z.string() })

const endingSchema = z.object({
  contractId: z.uuid(),
  number: z.string(),
  file,
  amount: cents,
  missing: cents,
  lastDay: day,
  endsAt: z.iso.datetime(),
  zone: z.string(),
  finalOn: day,
  state: z.enum(['open', 'arrival', 'noticed', 'late', 'mail']),
})

/** An advance whose money is out. Its ledger says what is owed. */
const outSchema = z.object({
  advanceId: z.uuid(),
  file,
  /** Of its contract, if it has one. */
  number: z.string().nullable(),
  state: z.enum(stateCodes),
  paidOn: day,
  paidOut: cents,
})

export const moneyOutSchema = z.object({
  /** Claims that somebody wants to settle with us: asked for less, reported as over. */
  settling: z.array(settlingSchema),
  /** Refunds due, checks that came back, write-offs to sign, and what ended. */
  afterwards: z.array(afterwardSchema),
  /** Contracts in their time to cancel, the first to end first. */
  endings: z.array(endingSchema),
  /** The latest first, as many as fit a page. */
  out: z.array(outSchema),
  total: z.int(),
  paidOut: cents,
})
export type MoneyOut = z.output<typeof moneyOutSchema>
