import { z } from 'zod'
import { fieldMistakes } from '#site/field-mistakes.ts'
import type { Locale } from '#site/locale.ts'
import { findTenDigitMistake } from '#site/phone-mistakes.ts'
import { splitExtension } from '#site/phone-number.ts'

/** Fields that people fill in about themselves, checked the same way in the browser and on the server. */

const lineBreaks = /\r\n?|[\u2028\u2029]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
/** They reverse the direction of the text after them, so that a name could pass for another. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g

export const clean = (value: string) =>
  value.toWellFormed().replace(lineBreaks, '\n').replace(controls, '').replace(directionMarks, '').trim()

export type TextRules = { missing: string; max: number; tooLong: string }

/** One line: breaks and tabs become spaces, control characters are removed. */
export function oneLine({ missing, max, tooLong }: TextRules) {
  return z
    .string({ error: missing })
    .transform((value) => clean(value).replace(/\s+/g, ' '))
    .pipe(z.string().min(1, missing).max(max, tooLong))
}

export function manyLines({ missing, max, tooLong }: TextRules) {
  return z.string({ error: missing }).transform(clean).pipe(z.string().min(1, missing).max(max, tooLong))
}

export function emailAddress(missing: string, locale: Locale) {
  const { email: mistake } = fieldMistakes[locale]
  return z
    .string({ error: missing })
    .transform((value) => clean(value).replace(/\s+/g, ''))
    .pipe(z.string().min(1, { error: missing, abort: true }).max(254, mistake).pipe(z.email(mistake)))
}

/** A US number, or nothing. Stored as typed, extension included. */
export function optionalPhone(locale: Locale) {
  return z
    .string()
    .nullish()
    .transform((value) => clean(value ?? '').replace(/\s+/g, ' '))
    .pipe(
      z
        .string()
        .max(40, fieldMistakes[locale].phoneTooLong)
        .superRefine((value, context) => {
          const mistake = value === '' ? undefined : findPhoneMistake(value, locale)
          if (mistake) context.addIssue(mistake)
        }),
    )
}

function findPhoneMistake(value: string, locale: Locale): string | undefined {
  const words = fieldMistakes[locale]
  const { number } = splitExtension(value)
  if (/[^\d\s().+-]/.test(number)) return words.phoneSigns
  const digits = number.replace(/\D/g, '').replace(/^1(?=\d{10})/, '')
  const missing = 10 - digits.length
  if (missing > 0) return words.phoneShort(missing)
  if (missing < 0) return words.phoneLong(-missing)
  return findTenDigitMistake(digits, locale)
}
