import { z } from 'zod'
import { stateCodes } from '#domain/states.ts'
import { dayIn, daySchema } from '#lib/day-schema.ts'
import { capNames, capOrigins } from '#lib/price/cap-names.ts'
import { parseDecimal, parseDollars } from '#lib/price/money.ts'
import { compoundingNames, compoundings, type MonthlyTerms } from '#lib/price/monthly-terms.ts'
import { type Locale, mapLocales, staffLocale } from '#site/locale.ts'
import { estimateWords } from './content/estimate.ts'

/** Together they keep every sum exact. A larger rate would be a yearly one. */
export const limits = {
  rate: 10,
  months: 120,
  advance: 10_000_000_00,
  recovery: 1_000_000_000_00,
  fee: 10_000_00,
  multiple: 100,
} as const

const hasTwoDecimals = (value: number) => Number(value.toFixed(2)) === value

const typed = <Value extends z.ZodType>(parse: (text: string) => unknown, error: string, value: Value) =>
  z.string(error).transform(parse).pipe(value)

const wordedFields = mapLocales((locale) => {
  const words = estimateWords[locale].mistakes
  const mistakes = {
    rate: words.rate(limits.rate),
    compounding: words.compounding(compoundings.join(', ')),
    multiple: words.multiple(limits.multiple),
    months: words.months(limits.months),
  }
  const rate = z.number(mistakes.rate).min(0, mistakes.rate).max(limits.rate, mistakes.rate)
  const multiple = z
    .number(mistakes.multiple)
    .min(1, mistakes.multiple)
    .max(limits.multiple, mistakes.multiple)
  const months = z.int(mistakes.months).min(1, mistakes.months).max(limits.months, mistakes.months)
  const dollars = (least: number, most: number) => {
    const error = words.amount(most / 100)
    return typed(parseDollars, error, z.int(error).min(least, error).max(most, error))
  }
  return {
    ...{ mistakes, rate, multiple, months, dollars },
    compounding: z.enum(compoundings, { error: mistakes.compounding }),
    typedMonths: typed(parseDecimal, mistakes.months, months),
    typedRate: typed(parseDecimal, mistakes.rate, rate),
    typedMultiple: typed(parseDecimal, mistakes.multiple, multiple),
  }
})

const { mistakes, rate, multiple, months, dollars, compounding, typedMonths, typedRate, typedMultiple } =
  wordedFields[staffLocale]

const termsSchema = z.strictObject({
  monthlyRate: rate.refine(hasTwoDecimals, mistakes.rate),
  compounding,
  /** Cents, charged once. */
  fee: z
    .int('Use whole cents')
    .min(0, 'Use 0 or more')
    .max(limits.fee, `Use at most $${limits.fee / 100}`),
  capMultiple: multiple.refine(hasTwoDecimals, mistakes.multiple).nullable(),
  mostMonths: months.nullable(),
}) satisfies z.ZodType<MonthlyTerms>

/** Terms as they are told: those for a year may compound yearly. */
const toldTermsSchema = termsSchema.extend({ compounding: z.enum(compoundingNames) })

export const estimateQuerySchemas = mapLocales((locale) => {
  const words = estimateWords[locale].mistakes
  const { dollars, compounding, typedMonths, typedRate, typedMultiple } = wordedFields[locale]
  return z
    .object({
      amount: dollars(1, limits.advance).describe('The advance in dollars, cents after a point'),
      months: typedMonths.describe('Until the case pays'),
      state: z
        .string(words.state)
        .transform((code) => code.toUpperCase())
        .pipe(z.enum(stateCodes, { error: words.state }))
        .optional()
        .describe('Where the person lives; without it no state’s caps are applied'),
      settlement: dollars(0, limits.recovery).optional().describe('What the case pays, gross, in dollars'),
      attorneyFee: dollars(0, limits.recovery)
        .optional()
        .describe('Paid out of the settlement, in dollars; 0 if left out'),
      liens: dollars(0, limits.recovery)
        .optional()
        .describe('Medical and other liens, in dollars; 0 if left out'),
      on: dayIn(words.day).optional().describe('The rules and terms of this day; today if left out'),
      rate: typedRate
        .optional()
        .describe('Of an offer of your own, in percent a month; without it our terms are used'),
      compounding: compounding.optional().describe('Of that offer; monthly if left out'),
      fee: dollars(0, limits.fee).optional().describe('Of that offer, once, in dollars'),
      capMultiple: typedMultiple
        .optional()
        .describe('The most that offer lets be owed, as a multiple of the advance'),
      mostMonths: typedMonths.optional().describe('After which that offer’s charges stop'),
    })
    .superRefine((query, context) => {
      if (query.rate !== undefined) return
      for (const name of ['compounding', 'fee', 'capMultiple', 'mostMonths'] as const) {
        if (query[name] !== undefined)
          context.addIssue({ code: 'custom', path: [name], message: words.alone })
      }
    })
})
export type EstimateQuery = z.output<(typeof estimateQuerySchemas)[Locale]>

const cents = z.int().min(0)

const oneTimeChargeSchema = z.object({ name: z.string(), amount: cents, isHeldBack: z.boolean() })

export const estimateSchema = z.object({
  advance: cents,
  /** The advance less what is held back of it. */
  received: cents,
  oneTimeCharges: z.array(oneTimeChargeSchema),
  charges: cents,
  owed: cents,
  /** What remains of the settlement for the client; null if none was sent. */
  kept: cents.nullable(),
  cappedBy: z.enum(capNames).nullable(),
  cappedFor: z.enum(capOrigins).nullable(),
  /** Whose law it is. */
  cappedIn: z.enum(stateCodes).nullable(),
  caps: z.array(
    z.object({
      ...{ name: z.enum(capNames), origin: z.enum(capOrigins), owed: cents, binds: z.boolean() },
      state: z.enum(stateCodes).optional(),
    }),
  ),
  uncapped: cents,
  months: z.int(),
  monthsCharged: z.int(),
  /** A cap of the state is a share of the recovery: send `settlement` to have it applied. */
  needsSettlement: z.boolean(),
  state: z.enum(stateCodes).nullable(),
  /** The owner has no rule for the state yet, and the limits of our notes on its law are counted in. */
  isSuggested: z.boolean(),
  /** `version` is that of our terms; null for an offer of the reader. */
  terms: z.object({ version: z.int().nullable(), ...toldTermsSchema.shape }),
})
export type EstimateAnswer = z.output<typeof estimateSchema>

export const termsVersionSchema = toldTermsSchema.extend({
  version: z.int(),
  effectiveFrom: z.iso.date(),
  setAt: z.iso.datetime(),
  setBy: z.string().nullable(),
})
export type TermsVersion = z.output<typeof termsVersionSchema>

export const termsAnswerSchema = z.object({
  /** In New York, where days begin. */
  today: z.iso.date(),
  current: z.int().nullable(),
  versions: z.array(termsVersionSchema),
})
export type TermsAnswer = z.output<typeof termsAnswerSchema>

const orNone = <Value extends z.ZodType>(value: Value) =>
  z.union([z.literal('').transform(() => null), value])
export const termsDraftSchema = z.object({
  monthlyRate: typedRate,
  compounding,
  fee: dollars(0, limits.fee),
  capMultiple: orNone(typedMultiple),
  mostMonths: orNone(typedMonths),
  effectiveFrom: daySchema,
})
export type TermsDraft = z.input<typeof termsDraftSchema>

export const newTermsSchema = termsSchema.extend({
  effectiveFrom: daySchema.optional(),
  /** The latest version you have seen, 0 if none. Refused if another one came meanwhile. */
  basedOn: z.int().min(0),
})
export type NewTerms = z.output<typeof newTermsSchema>
