import { z } from 'zod'
import { cleaned, emailAddress, manyLines, oneLine, optionalPhone } from '#lib/person-fields.ts'
import { valuesOf } from '#site/choices/choice.ts'
import { formatNumber } from '#site/format.ts'
import { limitMistake, readDate } from './dates.ts'
import { type Answer, type Field, type FieldOf, isNo, isYes } from './field.ts'

type Rule = z.ZodType<Answer | undefined>

/** What counts as an answer to a question. The form and the API both ask here. */
export function ruleOf(field: Field): Rule {
  const rule = z.preprocess(blankToNothing, answerRule(field))
  return field.missing === undefined ? z.preprocess(blankToNothing, rule.optional()) : rule
}

/** Spaces and characters that nobody sees are not an answer. */
const blankToNothing = (value: unknown) =>
  value === null || (typeof value === 'string' && /^[\p{Cf}\s]*$/u.test(cleaned(value))) ? undefined : value

function answerRule(field: Field): Rule {
  const missing = field.missing ?? 'Write this as text'
  switch (field.kind) {
    case 'line':
      return z.preprocess(
        field.inputMode ? figureToText : (value) => value,
        oneLine({ missing, ...atMost(field.max) }),
      )
    case 'paragraph':
      return manyLines({ missing, ...atMost(field.max) })
    case 'email':
      return emailAddress(missing)
    case 'phone':
      return optionalPhone().pipe(z.string().min(1, missing))
    case 'date':
      return dateRule(field, missing)
    case 'select':
    case 'choice':
      return z.enum(valuesOf(field.options), { error: field.missing ?? 'Choose an answer from the list' })
    case 'yes-no':
      return z.preprocess(yesOrNo, z.boolean({ error: 'Choose Yes or No' }))
    case 'whole-number':
      return wholeNumberRule(field)
    case 'agreement':
      return z.preprocess(yesOrNo, z.literal(true, { error: field.missing }))
  }
}

const atMost = (max: number) => ({
  max,
  tooLong: `Shorten this answer to ${formatNumber(max)} characters`,
})

/** Amounts are kept as they were written, but a program may write them as numbers. */
const figureToText = (value: unknown) => (Number.isFinite(value) ? String(value) : value)

const yesOrNo = (value: unknown) => (isYes(value) ? true : isNo(value) ? false : value)

function dateRule({ limits }: FieldOf<'date'>, missing: string) {
  return z.string({ error: missing }).transform((typed, context) => {
    const reading = readDate(cleaned(typed))
    const mistake = 'mistake' in reading ? reading.mistake : limitMistake(reading.day, limits)
    if (mistake) context.issues.push({ code: 'custom', message: mistake, input: typed })
    return 'day' in reading ? reading.day : ''
  })
}

function wholeNumberRule({ from, to }: FieldOf<'whole-number'>) {
  const error = `Enter a whole number from ${from} to ${to}`
  const asNumber = (value: unknown) =>
    typeof value === 'string' && /^\d{1,3}$/.test(cleaned(value)) ? Number(cleaned(value)) : value
  return z.preprocess(asNumber, z.int({ error }).min(from, error).max(to, error))
}
