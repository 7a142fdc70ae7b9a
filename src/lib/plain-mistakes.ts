import type { z } from 'zod'
import { formatNumber } from '#site/format.ts'

/** Zod speaks to programmers ("expected string, received undefined"); these speak to people. */
export const plainMistake: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'This is required'
        : `Use ${kinds[issue.expected] ?? 'another kind of value'} here`
    case 'invalid_value':
      return issue.input === undefined
        ? 'This is required'
        : `Use one of: ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return `Use at least ${formatAmount(issue.minimum, issue.origin)}`
    case 'too_big':
      return `Use at most ${formatAmount(issue.maximum, issue.origin)}`
    case 'invalid_format':
      return formats[issue.format] ?? 'Check the format'
    case 'not_multiple_of':
      return `Use a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return `Leave out ${issue.keys.join(', ')}`
    default:
      return 'Check this value'
  }
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
}

const formats: Record<string, string> = {
  email: 'Enter an email address in the right format, like name@example.com',
  url: 'Enter a full address, like https://example.com/picture.jpg',
  uuid: 'This is not a valid id',
  guid: 'This is not a valid id',
  datetime: 'Use a date and time, like 2026-02-28T09:30:00Z',
  date: 'Use a date, like 2026-02-28',
}

function formatAmount(limit: number | bigint, origin: string): string {
  const count = formatNumber(limit)
  const unit = { string: 'character', array: 'entry', set: 'entry', file: 'byte' }[origin]
  if (!unit) return count
  const plural = unit === 'entry' ? 'entries' : `${unit}s`
  return `${count} ${Number(limit) === 1 ? unit : plural}`
}
