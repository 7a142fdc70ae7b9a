import { z } from 'zod'
import { earnings } from '#domain/caps.ts'
import { stateCodes } from '#domain/states.ts'
import { dayIn, daySchema } from '#lib/day-schema.ts'
import { capNames, capOrigins } from '#lib/price/cap-names.ts'
import { parseDecimal, parseDollars } from '#lib/price/money.ts'
import { compoundingNames, compoundings } from '#lib/price/monthly-terms.ts'
import { type Period, periodMonths, periods } from '#lib/price/time.ts'
import { type Locale, mapLocales, staffLocale } from '#site/locale.ts'
import { estimateWords } from './content/estimate.ts'

/** Together they keep every sum exact. A larger rate would be a yearly one. */
export const limits = {
  rate: 10,
  months: 120,
  advance: 10_000_000_00,
  recovery: 1_000_000_000_00,
  fee: 10_000_00,
  /** One-time charges of one set of terms, and letters of a charge's name. */
  charges: 6,
  name: 60,
  /** Days. */
  grace: 31,
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

const { mistakes, rate, multiple, months, dollars, compounding, typedMonths, typedMultiple } =
  wordedFields[staffLocale]

const graceMistake = `Use whole days, 0 to ${limits.grace}.`
const grace = z.int(graceMistake).min(0, graceMistake).max(limits.grace, graceMistake)

const oldNames = ['monthlyRate', 'compounding', 'fee'] as const
const newNames = ['rate', 'per', 'isCompounding', 'earned', 'oneTimeCharges'] as const
const missing = {
  monthlyRate: mistakes.rate,
  compounding: mistakes.compounding,
  fee: 'Use whole cents',
  rate: 'Use a percentage',
  per: 'Use month, half-year or year',
  isCompounding: 'Use true or false',
  earned: `Use ${earnings.join(', ')}`,
  oneTimeCharges: 'Use a list, which may be empty',
} as const

const sum = (most: number) =>
  z
    .int('Use whole cents')
    .min(0, 'Use 0 or more')
    .max(most, `Use at most $${most / 100}`)
const twoDecimals = (value: z.ZodNumber, error: string) => value.refine(hasTwoDecimals, error)

const oneTimeChargeSchema = z.strictObject({
  name: z.string().trim().min(1, 'Name it').max(limits.name, `Use at most ${limits.name} letters`),
  amount: sum(limits.fee).min(1, 'Use more than $0'),
  isHeldBack: z.boolean(),
})

/** For two periods the same in a month: 10% a month is 60% for six. */
const mostRate = (per: Period) => limits.rate * periodMonths[per]
const rateMistake = (per: Period) => `Use a percentage from 0 to ${mostRate(per)}, with at most two decimals.`

function holdRate(
  { rate, per }: { rate?: number | undefined; per?: Period | undefined },
  context: z.RefinementCtx,
) {
  if (rate === undefined || per === undefined) return
  if (rate >= 0 && rate <= mostRate(per) && hasTwoDecimals(rate)) return
  context.addIssue({ code: 'custom', path: ['rate'], message: rateMistake(per) })
}

/** The names by the month that our first terms had. A year's charges may compound yearly. */
const monthlyShape = {
  monthlyRate: z.number(),
  compounding: z.enum(compoundingNames),
  /** Cents: all one-time charges together. */
  fee: z.int(),
  capMultiple: z.number().nullable(),
  mostMonths: z.int().nullable(),
}
const priceShape = {
  rate: z.number(),
  per: z.enum(periods),
  isCompounding: z.boolean(),
  earned: z.enum(earnings),
  oneTimeCharges: z.array(oneTimeChargeSchema),
  graceDays: z.int(),
}
const toldTermsSchema = z.object({ ...monthlyShape, ...priceShape })
export type ToldTerms = z.output<typeof toldTermsSchema>

/** With how a state's rule lets them compound, if less often. */
export const heldTermsSchema = toldTermsSchema.extend({ compoundsEvery: z.enum(periods).optional() })

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
  /** Where they are other than elsewhere; null for everywhere else. */
  state: z.enum(stateCodes).nullable(),
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

/** Where the latest terms can't be used as they are, and which limit is in the way. */
const unusableSchema = z.object({ state: z.enum(stateCodes), reason: z.string() })
export const termsAndStatesSchema = termsAnswerSchema.extend({ cannotUseIn: z.array(unusableSchema) })
export type TermsAndStates = z.output<typeof termsAndStatesSchema>

const orNone = <Value extends z.ZodType>(value: Value) =>
  z.union([z.literal('').transform(() => null), value])
const percentage = typed(parseDecimal, rateMistake('year'), z.number(rateMistake('year')))

export const termsDraftSchema = z
  .object({
    state: orNone(z.enum(stateCodes)),
    rate: percentage,
    per: z.enum(periods),
    isCompounding: z.enum(['simple', 'compounding']).transform((choice) => choice === 'compounding'),
    earned: z.enum(earnings),
    oneTimeCharges: z
      .array(
        z.object({
          name: oneTimeChargeSchema.shape.name,
          amount: dollars(1, limits.fee),
          isHeldBack: z.enum(['added', 'held-back']).transform((choice) => choice === 'held-back'),
        }),
      )
      .max(limits.charges),
    capMultiple: orNone(typedMultiple),
    mostMonths: orNone(typedMonths),
    graceDays: typed(parseDecimal, graceMistake, grace),
    effectiveFrom: daySchema,
  })
  .superRefine(holdRate)
export type TermsDraft = z.input<typeof termsDraftSchema>
export type TermsParsed = z.output<typeof termsDraftSchema>

/** By the newer names, or by the older ones. */
export const newTermsSchema = z
  .strictObject({
    monthlyRate: twoDecimals(rate, mistakes.rate).optional(),
    compounding: compounding.optional(),
    fee: sum(limits.fee).optional(),
    rate: z.number(rateMistake('month')).optional(),
    per: z.enum(periods, 'Use month, half-year or year').optional(),
    isCompounding: z.boolean().optional(),
    earned: z.enum(earnings, `Use ${earnings.join(', ')}`).optional(),
    oneTimeCharges: z
      .array(oneTimeChargeSchema)
      .max(limits.charges, `Use at most ${limits.charges}`)
      .optional(),
    graceDays: grace.optional(),
    capMultiple: twoDecimals(multiple, mistakes.multiple).nullable(),
    mostMonths: months.nullable(),
    state: z.enum(stateCodes).nullable().optional(),
    effectiveFrom: daySchema.optional(),
    /** The latest version you have seen, 0 if none. Refused if another one came meanwhile. */
    basedOn: z.int().min(0),
  })
  .superRefine((terms, context) => {
    const isNew = terms.rate !== undefined || terms.per !== undefined
    const [needed, others] = isNew ? [newNames, oldNames] : [oldNames, newNames]
    for (const name of needed)
      if (terms[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: missing[name] })
    for (const name of others)
      if (terms[name] !== undefined)
        context.addIssue({
          code: 'custom',
          path: [name],
          message: 'Use either monthlyRate, compounding and fee, or rate, per and what belongs to it',
        })
    holdRate(terms, context)
  })
export type NewTerms = z.output<typeof newTermsSchema>
