import { fieldMistakes } from './field-mistakes.ts'
import type { Locale } from './locale.ts'

/** Only lasting rules: a list of area codes would turn away people with a new one (docs/decisions/022). */
export function findTenDigitMistake(digits: string, locale: Locale): string | undefined {
  const words = fieldMistakes[locale]
  const area = digits.slice(0, 3)
  const exchange = digits.slice(3, 6)
  if (area === fictional) return undefined
  if (!isAreaCode(area)) return words.areaCode(area)
  return isExchange(exchange, area) ? undefined : words.exchange(area, exchange)
}

/** Never assigned, so that examples and films can use it. Ours is one. */
const fictional = '555'

const serviceCode = /^[2-9]11$/

/** https://www.nanpa.com/numbering/area-codes: N9X, 37X and 96X are reserved for a longer format. */
function isAreaCode(area: string): boolean {
  if (!/^[2-9]/.test(area) || serviceCode.test(area)) return false
  if (/^(?:.9.|37.|96.)$/.test(area)) return false
  // Two equal digits at the end mark special services; of these, callers get 5XX, 6XX and toll-free 8XX.
  return !/^[23479](\d)\1$|^666$/.test(area)
}

/** 1-800-411-PAIN is a law firm's number: only geographic area codes exclude the service codes. */
function isExchange(exchange: string, area: string): boolean {
  const isTollFree = /^8(\d)\1$/.test(area)
  return /^[2-9]/.test(exchange) && (isTollFree || !serviceCode.test(exchange))
}
