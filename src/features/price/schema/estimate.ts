import { z } from 'zod'
import { stateCodes } from '#domain/states.ts'
import { dayIn } from '#lib/day-schema.ts'
import { capNames, capOrigins } from '#lib/price/cap-names.ts'
import { type Locale, mapLocales } from '#site/locale.ts'
import { estimateWords } from '../content/estimate.ts'
import { limits, wordedFields } from './fields.ts'
import { toldChargeSchema, toldTermsSchema } from './terms.ts'

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
  oneTimeCharges: z.array(toldChargeSchema),
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
