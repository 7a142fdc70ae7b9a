import { z } from 'zod'
import { applicationStatusValues } from '#domain/application-status.ts'
import { applicationCaseTypeValues } from '#domain/applications.ts'
import { earnings } from '#domain/caps.ts'
import { fundingMethodValues } from '#domain/decisions.ts'
import { advanceCounts, advanceEndingValues, ledgerEntryValues } from '#domain/money.ts'
import { stateCodes } from '#domain/states.ts'
import { limits } from '#features/price/schema/fields.ts'
import { toldChargeSchema } from '#features/price/schema/terms.ts'
import { daySchema } from '#lib/day-schema.ts'
import { clean, manyLines } from '#lib/person-fields.ts'
import { periods } from '#lib/price/time.ts'
import { formatCents } from '#site/staff-format.ts'

/** What is owed can be several times the advance. */
const mostCents = limits.advance * 10
export const paymentMistake = `Enter an amount in dollars, up to ${formatCents(mostCents)}`
const cents = z.int(paymentMistake).min(1, paymentMistake).max(mostCents, paymentMistake)
const tooLong = (most: number) => `Keep it under ${most} characters`
const words = (most: number) =>
  z
    .string()
    .transform((text) => clean(text).replaceAll(/\s+/g, ' '))
    .pipe(z.string().max(most, tooLong(most)))
const reason = (missing: string) => manyLines({ missing, max: 1000, tooLong: tooLong(1000) })
/** What is sent again has the same key. */
const submissionKey = z.string().min(8).max(100)

export const onSchema = z.object({ on: daySchema.optional() })

export const newPaymentSchema = z.object({
  amount: cents,
  on: daySchema,
  submissionKey,
  method: z.enum(fundingMethodValues, 'Choose how it came').optional(),
  /** What names it at the bank. */
  reference: words(200).optional(),
  /** Who sent it. */
  payer: words(200).optional(),
  /** The number of the payoff letter that it answers. */
  letter: z.string().trim().max(30, 'A letter’s number looks like BF-7K3MQ-9TW2X').optional(),
  /** How many entries the writer had seen: another one may be the same money. Without it we compare nothing. */
  seen: z.int().min(0).optional(),
})
export type NewPayment = z.output<typeof newPaymentSchema>

const changeSchema = z.object({ on: z.iso.date(), owed: z.int() })

/** Cents. */
export const balanceSchema = z.object({
  funded: z.int(),
  charges: z.int(),
  paid: z.int(),
  /** Reduced or written off. */
  reduced: z.int(),
  owed: z.int(),
  /** Came beyond what was owed, so it goes back. */
  overpaid: z.int(),
  /** The first day from which more is owed if nothing is paid. */
  next: changeSchema.nullable(),
})

/** Of an advance on the page's day, with the part of what is owed that is the advance itself. */
const advanceBalanceSchema = balanceSchema.extend({ out: z.int() })

const entrySchema = z.object({
  id: z.uuid(),
  kind: z.enum(ledgerEntryValues),
  /** Cents, as recorded. A correction says what the entry changes by. */
  amount: z.int(),
  on: z.iso.date(),
  corrects: z.uuid().nullable(),
  replaces: z.uuid().nullable(),
  method: z.enum(fundingMethodValues).nullable(),
  reference: z.string().nullable(),
  payer: z.string().nullable(),
  reason: z.string().nullable(),
  by: z.string().nullable(),
  recordedAt: z.iso.datetime(),
})
export type Entry = z.output<typeof entrySchema>

export const recordedSchema = z.object({ balance: balanceSchema, entry: entrySchema })

const partSchema = z.object({
  advanceId: z.uuid(),
  number: z.int(),
  contract: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  amount: z.int(),
  entry: entrySchema,
})
export const splitSchema = z.object({ balance: balanceSchema, parts: z.array(partSchema) })

export const newEntryCorrectionSchema = z.object({
  /** Null to take the entry out. */
  instead: z.object({ amount: cents, on: daySchema }).nullable(),
  reason: reason('Write what was wrong'),
  submissionKey,
})
export type NewEntryCorrection = z.output<typeof newEntryCorrectionSchema>

export const entryRefusalSchema = z.object({
  reason: reason('Say why, for the person who asked'),
})

/** A correction that waits for its second signature. */
export const entryCorrectionSchema = z.object({
  id: z.uuid(),
  entryId: z.uuid(),
  /** What stands. */
  from: z.object({ amount: z.int(), on: z.iso.date() }),
  /** Null to take it out. */
  to: z.object({ amount: z.int(), on: z.iso.date() }).nullable(),
  reason: z.string(),
  by: z.string().nullable(),
  byId: z.uuid().nullable(),
  signedAt: z.iso.datetime(),
  /** From when on the first may finish it alone. */
  aloneFrom: z.iso.datetime().nullable(),
})
export type EntryCorrection = z.output<typeof entryCorrectionSchema>

/** A line of the ledger: what somebody recorded, or a charge that follows from the terms. */
const lineSchema = z.object({
  /** Null for a charge: it isn't recorded, it follows. */
  entry: entrySchema.nullable(),
  kind: z.enum([...ledgerEntryValues, 'charge']),
  on: z.iso.date(),
  /** The advance that it is on, counted on its claim. */
  advance: z.int(),
  /** Which step of the advance begins; null where charges don't go by steps. */
  step: z.int().nullable(),
  /** Percent of `of`, where the charge is the whole rate on what is out. */
  rate: z.number().nullable(),
  of: z.int().nullable(),
  /** What it changes of what is owed; what came in is below zero, and counts as far as something was owed. */
  amount: z.int(),
  /** Owed on the claim after this line, and on its own advance. */
  owed: z.int(),
  owedOfAdvance: z.int(),
  isToCome: z.boolean(),
  /** What stands of what was recorded, once corrections are counted; null where nothing can be corrected. */
  stands: z.int().nullable(),
})
export type LedgerLine = z.output<typeof lineSchema>

const termsSchema = z.object({
  rate: z.number(),
  per: z.enum(periods),
  isCompounding: z.boolean(),
  earned: z.enum(earnings),
  oneTimeCharges: z.array(toldChargeSchema),
  capMultiple: z.number().nullable(),
  mostMonths: z.int().nullable(),
  graceDays: z.int(),
})

const advanceSchema = z.object({
  id: z.uuid(),
  number: z.int(),
  /** Null for one that was paid out without a contract. */
  contract: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  counted: z.enum(advanceCounts),
  terms: termsSchema,
  /** More is owed each day, and lines tell it by the end of each step. */
  isDaily: z.boolean(),
  fundedOn: z.iso.date().nullable(),
  endedOn: z.iso.date().nullable(),
  ending: z.enum(advanceEndingValues).nullable(),
  balance: advanceBalanceSchema,
  /** Which step has begun on the page's day, and of how many. */
  step: z.object({ now: z.int(), of: z.int() }).nullable(),
})
export type LedgerAdvanceLine = z.output<typeof advanceSchema>

const momentSchema = z.object({
  on: z.iso.date(),
  /** Owed from this day on, each advance in the order of `advances`. */
  owed: z.array(z.int()),
  /** The most that each can come to, less what was paid; the same order. */
  most: z.array(z.int()),
})

export const ledgerSchema = z.object({
  today: z.iso.date(),
  /** The day that everything but `lines` and `moments` is of. */
  on: z.iso.date(),
  file: z.object({
    id: z.uuid(),
    reference: z.string(),
    name: z.string(),
    status: z.enum(applicationStatusValues),
    state: z.enum(stateCodes).nullable(),
    caseType: z.enum(applicationCaseTypeValues).nullable(),
    firm: z.object({
      name: z.string().nullable(),
      attorney: z.string().nullable(),
      phone: z.string().nullable(),
    }),
  }),
  mayRecord: z.boolean(),
  /** How many entries there are. */
  seen: z.int(),
  /** The oldest first. */
  advances: z.array(advanceSchema),
  all: advanceBalanceSchema,
  lines: z.array(lineSchema),
  moments: z.array(momentSchema),
  corrections: z.array(entryCorrectionSchema),
})
export type Ledger = z.output<typeof ledgerSchema>
