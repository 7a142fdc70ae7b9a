import { z } from 'zod'
import { letterEndings, letterKindValues, payoffParties } from '#domain/payoffs.ts'

const day = z.iso.date()
const cents = z.int()
const next = z.object({ on: day, owed: cents }).nullable()

export const newPayoffLetterSchema = z.object({
  /** The last day on which it holds: before the next step. */
  goodThrough: z.iso.date('Use a day, such as 2027-05-03'),
  /** What the case pays, before fees, costs and liens. */
  gross: z
    .int('Use whole cents')
    .min(1, 'Use more than nothing')
    .max(100_000_000_00, 'That can’t be right')
    .optional(),
  submissionKey: z
    .string()
    .regex(/^[\x21-\x7e]{8,100}$/)
    .optional(),
})
export type NewPayoffLetter = z.output<typeof newPayoffLetterSchema>

export const letterSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(letterKindValues),
  /** Counts the letters of a claim. */
  ordinal: z.int(),
  owed: cents,
  goodThrough: day.nullable(),
  next,
  /** Of each advance, and whose letter it isn't. */
  parts: z.array(
    z.object({
      ...{ advanceId: z.uuid(), account: z.string().nullable(), fundedOn: day },
      ...{ funded: cents, charges: cents, paid: cents, reduced: cents, owed: cents },
    }),
  ),
  others: z.object({ count: z.int(), owed: cents }),
  gross: cents.nullable(),
  madeAt: z.iso.datetime(),
  madeBy: z.enum(payoffParties),
  by: z.string().nullable(),
  /** The letter before, by its count. */
  replaces: z.int().nullable(),
  ending: z.enum(letterEndings).nullable(),
  endedAt: z.iso.datetime().nullable(),
})
export type Letter = z.output<typeof letterSchema>

const problems = ['off', 'not paid out', 'nothing owed', 'wrong day', 'gross', 'too many'] as const

/** What a letter would say now. */
export const payoffOfferSchema = z.object({
  today: day,
  /** The last day that a letter of today may have, and the day of these figures. */
  latest: day,
  through: day,
  /** The law limits us to a share of what the case pays. */
  asksGross: z.boolean(),
  problem: z.enum(problems).nullable(),
  figures: letterSchema
    .pick({ owed: true, next: true, parts: true, others: true, gross: true })
    .extend({ isDaily: z.boolean(), graceDays: z.int() })
    .nullable(),
  /** The letter that a new one replaces. */
  live: letterSchema.nullable(),
  /** Whose letter it will be. */
  to: z.string(),
  hasBank: z.boolean(),
})
export type PayoffOffer = z.output<typeof payoffOfferSchema>

export const askedPayoffSchema = z.object({
  through: z.iso.date().optional(),
  gross: z.coerce.number().int().min(1).max(100_000_000_00).optional(),
  /** Of one contract alone. */
  contract: z.uuid().optional(),
})
export type AskedPayoff = z.output<typeof askedPayoffSchema>
