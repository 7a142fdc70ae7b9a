import { z } from 'zod'
import { earnings } from '#domain/caps.ts'
import { stateCodes } from '#domain/states.ts'
import { daySchema } from '#lib/day-schema.ts'
import { parseDecimal } from '#lib/price/money.ts'
import { type Period, periodMonths, periods } from '#lib/price/time.ts'
import { staffLocale } from '#site/locale.ts'
import { hasTwoDecimals, limits, oneTimeChargeSchema, sum, typed, wordedFields } from './fields.ts'

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

const twoDecimals = (value: z.ZodNumber, error: string) => value.refine(hasTwoDecimals, error)

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

const orNone = <Value extends z.ZodType>(value: Value, error: string) =>
  z.union([z.literal('').transform(() => null), value], error)
const noPercentage = 'Use a percentage with at most two decimals.'
const percentage = typed(parseDecimal, noPercentage, z.number(noPercentage))

export const termsDraftSchema = z
  .object({
    state: orNone(z.enum(stateCodes), 'Choose a state'),
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
      .max(limits.charges, `Use at most ${limits.charges}`),
    capMultiple: orNone(typedMultiple, mistakes.multiple),
    mostMonths: orNone(typedMonths, mistakes.months),
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
