import { formatDollars } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { answerMistakes } from '../content/mistakes.ts'
import { unknownAnswer } from './field.ts'

/** "-500", "$-500", "minus 500", "negative 500" and, as bookkeepers write it, "(500)". Not the dash of "5,000-10,000". */
const belowZero =
  /^(?:(?:us\s?)?\$\s*|usd\s*)?(?:[-\u2010-\u2015\u2212\ufe63\uff0d]|minus|negative)\s*(?:\$\s*)?[\d.]|^\(\s*\$?\s*[\d.,]+\s*\)$/i

const figure =
  /(\d{1,3}(?:[, ]\d{3})+|\d+)(\.\d+)?(e\+?\d+)?\s*(thousand|million|billion|trillion|k|mm?|bn?)?\b/gi

const powers: Readonly<Record<string, number>> = { t: 1e12, b: 1e9, m: 1e6, k: 1e3 }

/** People write amounts in words of their own: only what can't be one is refused. */
export function findSumMistake(typed: string, most: number, locale: Locale): string | undefined {
  const words = answerMistakes[locale]
  if (typed === unknownAnswer) return undefined
  // Pasted sums bring marks that nobody sees.
  if (belowZero.test(typed.replace(/^[\p{Cf}\s]+/u, ''))) return words.sumBelowZero
  const isTooLarge = [...typed.matchAll(figure)].some(
    ([, whole = '', part = '', power = '', unit = '']) =>
      Number(whole.replace(/\D/g, '') + part + power) * sizeOf(unit.toLowerCase()) > most,
  )
  return isTooLarge ? words.sumTooLarge(formatDollars(most, locale)) : undefined
}

const sizeOf = (unit: string) => (unit === 'thousand' ? 1e3 : (powers[unit.charAt(0)] ?? 1))
