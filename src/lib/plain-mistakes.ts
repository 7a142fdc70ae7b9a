import type { z } from 'zod'
import { formatNumber } from '#site/format.ts'
import { type Locale, mapLocales } from '#site/locale.ts'
import { answerWords } from './content.ts'

/** Zod speaks to programmers ("expected string, received undefined"); these speak to people. */
export const plainMistakes = mapLocales((locale): z.core.$ZodErrorMap => {
  const words = answerWords[locale].fields
  return (issue) => {
    switch (issue.code) {
      case 'invalid_type':
        return issue.input === undefined || issue.input === null
          ? words.required
          : words.use(ownValue(words.kinds, issue.expected) ?? words.otherKind)
      case 'invalid_value':
        return issue.input === undefined ? words.required : words.oneOf(issue.values.map(String).join(', '))
      case 'too_small':
        return words.atLeast(formatAmount(issue.minimum, issue.origin, locale))
      case 'too_big':
        return words.atMost(formatAmount(issue.maximum, issue.origin, locale))
      case 'invalid_format':
        return ownValue(words.formats, issue.format) ?? words.format
      case 'not_multiple_of':
        return words.multipleOf(issue.divisor)
      case 'unrecognized_keys':
        return words.leaveOut(issue.keys.join(', '))
      default:
        return words.other
    }
  }
})

function ownValue<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

function formatAmount(limit: number | bigint, origin: string, locale: Locale): string {
  const count = formatNumber(limit, locale)
  const say = ownValue(answerWords[locale].fields.amounts, origin)
  return say ? say(count, Number(limit) === 1) : count
}
