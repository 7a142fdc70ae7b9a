import { z } from 'zod'
import { filledLine } from '#features/rules/contract/schema/figures.ts'
import { parseDecimal, parseDollars } from '#lib/price/money.ts'
import { compoundings } from '#lib/price/monthly-terms.ts'
import { mapLocales } from '#site/locale.ts'
import { estimateWords } from '../content/estimate.ts'

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

export const hasTwoDecimals = (value: number) => Number(value.toFixed(2)) === value

export const typed = <Value extends z.ZodType>(
  parse: (text: string) => unknown,
  error: string,
  value: Value,
) => z.string(error).transform(parse).pipe(value)

export const wordedFields = mapLocales((locale) => {
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

export const sum = (most: number) =>
  z
    .int('Use whole cents')
    .min(0, 'Use 0 or more')
    .max(most, `Use at most $${most / 100}`)

export const oneTimeChargeSchema = z.strictObject({
  name: filledLine(limits.name, 'Name it'),
  amount: sum(limits.fee).min(1, 'Use more than $0'),
  isHeldBack: z.boolean(),
})
