import { z } from 'zod'
import { earnings } from '#domain/caps.ts'
import { stateCodes } from '#domain/states.ts'
import { compoundingNames } from '#lib/price/monthly-terms.ts'
import { periods } from '#lib/price/time.ts'

/** As it was kept: whatever a form asks by now, a version never changes. */
export const toldChargeSchema = z.object({ name: z.string(), amount: z.int(), isHeldBack: z.boolean() })

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
  oneTimeCharges: z.array(toldChargeSchema),
  graceDays: z.int(),
}
export const toldTermsSchema = z.object({ ...monthlyShape, ...priceShape })
export type ToldTerms = z.output<typeof toldTermsSchema>

/** With how a state's rule lets them compound, if less often. */
export const heldTermsSchema = toldTermsSchema.extend({ compoundsEvery: z.enum(periods).optional() })

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
