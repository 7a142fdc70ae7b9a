import { z } from 'zod'
import {
  mostLiens,
  payoffParties,
  reductionReasonValues,
  reductionRungValues,
  reductionStatusValues,
} from '#domain/payoffs.ts'
import { mostGross, settlementSchema } from '#features/payoffs/settlements/schema.ts'
import { daySchema } from '#lib/day-schema.ts'
import { byLanguage } from '#lib/worded-schemas.ts'
import { mapLocales } from '#site/locale.ts'
import { reductionWords } from './content/words.ts'

const submissionKey = z.string().min(8).max(100)
const day = z.iso.date()
const moment = z.iso.datetime()
const cents = z.int()

const newReductionIn = ({ mistakes: words }: (typeof reductionWords)['en']) => {
  const amount = z.int(words.amount).min(0, words.amount).max(mostGross, words.amount)
  const pair = z.object({ full: amount, afterCut: amount })
  return z.object({
    /** Cents, everywhere. */
    gross: z.int(words.gross).min(1, words.gross).max(mostGross, words.gross),
    fee: pair,
    costs: pair,
    liens: z
      .array(pair.extend({ name: z.string(words.name).trim().min(1, words.name).max(80, words.name) }))
      .max(mostLiens, words.liens),
    /** What they ask us to take. */
    ours: amount,
    reason: z.enum(reductionReasonValues, words.reason),
    note: z.string().trim().max(2_000, words.note).optional(),
    submissionKey,
  })
}

export const newReductionSchema = byLanguage(mapLocales((locale) => newReductionIn(reductionWords[locale])))
export type NewReduction = z.output<typeof newReductionSchema>

const words = (most: number, missing: string) =>
  z.string().trim().min(1, missing).max(most, `Keep it under ${most} characters`)

export const answerSchema = z.object({
  rung: z.enum(reductionRungValues, 'Choose what we take'),
  /** Cents, for another amount. */
  takes: z.int('Enter an amount in dollars').min(0, 'Enter an amount in dollars').max(mostGross).optional(),
  reason: z.enum(reductionReasonValues, 'Choose a reason'),
  validUntil: daySchema.optional(),
  /** The firm and the person read it. */
  text: words(2_000, 'Write what the firm and the client will read'),
  submissionKey,
})
export type Answer = z.output<typeof answerSchema>

export const noSchema = z.object({ reason: words(1_000, 'Say why') })

const row = z.object({ name: z.string(), full: cents, afterCut: cents })
const sheetSchema = z.object({
  gross: cents,
  fee: row,
  costs: row,
  liens: z.array(row),
  ours: cents,
  note: z.string().optional(),
})

/** Our answer, as the firm and the person read it. */
const givenSchema = z.object({
  isGranted: z.boolean(),
  takes: cents,
  /** Owed on the day of the answer. */
  instead: cents,
  reason: z.enum(reductionReasonValues),
  text: z.string(),
  validUntil: day.nullable(),
  at: moment,
})

/** For firm and person. */
export const shownReductionSchema = z.object({
  id: z.uuid(),
  status: z.enum(reductionStatusValues),
  askedParty: z.enum(payoffParties),
  askedBy: z.string().nullable(),
  askedAt: moment,
  reason: z.enum(reductionReasonValues),
  owed: cents,
  asked: cents,
  sheet: sheetSchema,
  /** Null until somebody signed it for us. */
  answer: givenSchema.nullable(),
  acceptedAt: moment.nullable(),
  withdrawn: z.string().nullable(),
  closedAt: moment.nullable(),
})
export type ShownReduction = z.output<typeof shownReductionSchema>

const rungSchema = z.object({
  rung: z.enum(reductionRungValues),
  takes: cents,
  net: cents,
  waives: cents,
  isCut: z.boolean(),
  isOpen: z.boolean(),
})

/** Signed once, and not enough. */
const waitingSchema = z.object({
  rung: z.enum(reductionRungValues),
  takes: cents,
  reason: z.enum(reductionReasonValues),
  text: z.string(),
  validUntil: day,
  by: z.string().nullable(),
  byId: z.uuid().nullable(),
  signedAt: moment,
})

const similarSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.string().nullable(),
  gross: cents,
  owed: cents,
  taken: cents,
  endedOn: day,
})
export type Similar = z.output<typeof similarSchema>

export const deskReductionSchema = z.object({
  today: day,
  owed: cents,
  out: cents,
  next: z.object({ on: day, owed: cents }).nullable(),
  lastStep: z.object({ on: day, amount: cents }).nullable(),
  advances: z.int(),
  settlement: settlementSchema.nullable(),
  reduction: shownReductionSchema.nullable(),
  waiting: waitingSchema.nullable(),
  /** For the answer; empty where none is asked for. */
  rungs: z.array(rungSchema),
  /** What the sheet leaves for us and the client. */
  left: cents,
  validUntil: z.object({ suggested: day, latest: day }),
  may: z.object({
    /** Cents alone; null for any sum, 0 for none. */
    upTo: cents.nullable(),
    /** The waiting signature can be theirs. */
    sign: z.boolean(),
  }),
  /** Who may let go of how much, the least first. */
  reducers: z.array(z.object({ name: z.string(), upTo: cents.nullable() })),
  similar: z.array(similarSchema),
})
export type DeskReduction = z.output<typeof deskReductionSchema>

/** What of ours is told by mail. */
export const reductionNews = ['answered', 'withdrawn', 'lapsed'] as const
export type ReductionNews = (typeof reductionNews)[number]

/** For people who can't open the file anymore. Cents. */
export const wordedReductionSchema = z.object({
  status: z.string(),
  askedParty: z.enum(payoffParties),
  askedAt: moment,
  reason: z.string(),
  owed: cents,
  asked: cents,
  sheet: sheetSchema,
  askedBy: z.string().optional(),
  answer: z.string().optional(),
  takes: cents.nullable(),
  validUntil: day.nullable(),
  answeredBy: z.string().nullable(),
  acceptedAt: moment.nullable(),
  closedAt: moment.nullable(),
})

/** A line of Today: somebody wants to settle a claim with us. */
export const settlingSchema = z.object({
  kind: z.enum(['asked', 'to-sign', 'settled', 'lost']),
  file: z.object({ id: z.uuid(), name: z.string() }),
  on: day,
  /** Cents: what they ask us to take, or the gross. */
  amount: cents,
  sentence: z.string(),
})
