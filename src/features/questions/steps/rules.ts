import { z } from 'zod'
import { valuesOf } from '#domain/choice.ts'
import { clean, emailAddress, manyLines, oneLine, optionalPhone, type TextRules } from '#lib/person-fields.ts'
import { nameLine } from '#lib/person-name.ts'
import { formatNumber } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { answerMistakes } from '../content/mistakes.ts'
import { findLimitMistake, readDate } from './dates.ts'
import { type Answer, type Field, type FieldOf, isNo, isYes } from './field.ts'
import { findSumMistake } from './sums.ts'

type Rule = z.ZodType<Answer | undefined>

export function ruleOf(field: Field, locale: Locale): Rule {
  const rule = z.preprocess(blankToNothing, answerRule(field, locale))
  return field.missing === undefined ? z.preprocess(blankToNothing, rule.optional()) : rule
}

/** Spaces and invisible characters are no answer. */
export const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && /^[\p{Cf}\s]*$/u.test(clean(value)))

const blankToNothing = (value: unknown) => (isBlank(value) ? undefined : value)

function answerRule(field: Field, locale: Locale): Rule {
  const words = answerMistakes[locale]
  const missing = field.missing?.[locale] ?? words.notText
  const limitLength = (max: number) => ({ max, tooLong: words.tooLong(formatNumber(max, locale)) })
  switch (field.kind) {
    case 'line':
      return lineRule(field, { missing, ...limitLength(field.max) }, locale)
    case 'paragraph':
      return manyLines({ missing, ...limitLength(field.max) })
    case 'email':
      return emailAddress(missing, locale)
    case 'phone':
      return optionalPhone(locale).pipe(z.string().min(1, missing))
    case 'date':
      return dateRule(field, missing, locale)
    case 'select':
      return listedRule(field, locale).superRefine((value, context) => {
        const message = field.refused?.[value]?.[locale]
        if (message) context.addIssue({ code: 'custom', message })
      })
    case 'choice':
      return listedRule(field, locale)
    case 'yes-no':
    case 'tick':
      return z.preprocess(toYesOrNo, z.boolean({ error: words.notYesOrNo }))
    case 'whole-number':
      return wholeNumberRule(field, words.notWhole(field.from, field.to))
    case 'agreement':
      return z.preprocess(
        toYesOrNo,
        field.missing ? z.literal(true, { error: missing }) : z.boolean({ error: words.notYesOrNo }),
      )
  }
}

const listedRule = (field: FieldOf<'select' | 'choice'>, locale: Locale) => {
  const refused = field.kind === 'select' ? field.refused : undefined
  return z.enum(valuesOf(field.options), {
    error: ({ input }) =>
      (typeof input === 'string' ? refused?.[input]?.[locale] : undefined) ??
      field.missing?.[locale] ??
      answerMistakes[locale].notListed,
  })
}

function lineRule({ holds, inputMode }: FieldOf<'line'>, rules: TextRules, locale: Locale): Rule {
  if (holds === 'person' || holds === 'company') return nameLine(rules, locale, holds)
  const line = oneLine(rules).superRefine((typed, context) => {
    const mistake = holds && findSumMistake(typed, holds.dollarsUpTo, locale)
    if (mistake) context.addIssue(mistake)
  })
  return z.preprocess(inputMode ? figureToText : (value) => value, line)
}

/** We keep amounts as written, but a program may send numbers. */
const figureToText = (value: unknown) => (Number.isFinite(value) ? String(value) : value)

const toYesOrNo = (value: unknown) => (isYes(value) ? true : isNo(value) ? false : value)

function dateRule({ limits }: FieldOf<'date'>, missing: string, locale: Locale) {
  return z.string({ error: missing }).transform((typed, context) => {
    const reading = readDate(clean(typed), locale)
    const mistake = 'mistake' in reading ? reading.mistake : findLimitMistake(reading.day, limits, locale)
    if (mistake) context.issues.push({ code: 'custom', message: mistake, input: typed })
    return 'day' in reading ? reading.day : ''
  })
}

function wholeNumberRule({ from, to }: FieldOf<'whole-number'>, error: string) {
  const toNumber = (value: unknown) =>
    typeof value === 'string' && /^\d{1,3}$/.test(clean(value)) ? Number(clean(value)) : value
  return z.preprocess(toNumber, z.int({ error }).min(from, error).max(to, error))
}
