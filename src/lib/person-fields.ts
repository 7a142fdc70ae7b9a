import { z } from 'zod'
import { splitExtension, tenDigitMistake } from '#site/phone-number.ts'

/** Fields that people fill in about themselves, checked alike by the browser and the server. */

const lineBreaks = /\r\n?|[\u2028\u2029]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
/** Turn the direction of what follows, so that a name could pass for another. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g

export const cleaned = (value: string) =>
  value.toWellFormed().replace(lineBreaks, '\n').replace(controls, '').replace(directionMarks, '').trim()

export type TextRules = { missing: string; max: number; tooLong: string }

/** One line: breaks and tabs become spaces, control characters go. */
export function oneLine({ missing, max, tooLong }: TextRules) {
  return z
    .string({ error: missing })
    .transform((value) => cleaned(value).replace(/\s+/g, ' '))
    .pipe(z.string().min(1, missing).max(max, tooLong))
}

/** Several lines, as they were written. */
export function manyLines({ missing, max, tooLong }: TextRules) {
  return z.string({ error: missing }).transform(cleaned).pipe(z.string().min(1, missing).max(max, tooLong))
}

const emailExample = 'Enter an email address in the right format, like name@example.com'

export function emailAddress(missing: string) {
  return z
    .string({ error: missing })
    .transform((value) => cleaned(value).replace(/\s+/g, ''))
    .pipe(
      z.string().min(1, { error: missing, abort: true }).max(254, emailExample).pipe(z.email(emailExample)),
    )
}

/** A number of the United States, or nothing. What was typed is kept, an extension included. */
export function optionalPhone() {
  return z
    .string()
    .nullish()
    .transform((value) => cleaned(value ?? '').replace(/\s+/g, ' '))
    .pipe(
      z
        .string()
        .max(40, 'Enter a phone number of at most 40 characters')
        .superRefine((value, context) => {
          const mistake = value === '' ? undefined : phoneMistake(value)
          if (mistake) context.addIssue(mistake)
        }),
    )
}

function phoneMistake(value: string): string | undefined {
  const { number } = splitExtension(value)
  if (/[^\d\s().+-]/.test(number)) return 'Enter a phone number with digits only, like (555) 014-7733'
  const digits = number.replace(/\D/g, '').replace(/^1(?=\d{10})/, '')
  const missing = 10 - digits.length
  if (missing > 0) return `Enter all 10 digits. This number is ${count(missing, 'digit')} short`
  if (missing < 0) return `Enter 10 digits. This number has ${count(-missing, 'digit')} too many`
  return tenDigitMistake(digits)
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
