import { defaultLocale, type Locale, type Localized } from './locale.ts'

const marks: Localized<{ group: string; decimal: string }> = { en: { group: ',', decimal: '.' } }

type DecimalStyle = {
  /** The maximum; halves round away from zero. */
  decimals: number
  /** Stands between the sign and the digits. */
  currency?: string
  /** "1,500.00" instead of "1,500" */
  keepsZeros?: boolean
}

/**
 * "-$1,500.25", as `Intl` would write it. The first use of `Intl` in a browser takes 25 ms on a laptop and
 * longer on a phone (docs/decisions/077).
 */
export function writeDecimal(
  value: number | bigint,
  { decimals, currency = '', keepsZeros = false }: DecimalStyle,
  locale: Locale = defaultLocale,
): string {
  const [whole = '', fraction = ''] = round(value < 0 ? -value : value, decimals).split('.')
  const { group, decimal } = marks[locale]
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, group)
  const kept = keepsZeros ? fraction : fraction.replace(/0+$/, '')
  return `${value < 0 ? '-' : ''}${currency}${digits}${kept && decimal}${kept}`
}

function round(value: number | bigint, decimals: number): string {
  if (typeof value === 'bigint') return String(value)
  if (Number.isInteger(value)) return value.toFixed(decimals)
  // By the visible digits: 2.955 becomes 2.96, though the machine holds a hair less.
  const shifted = value < 1e-6 ? 0 : Math.round(Number(`${value}e${decimals}`))
  return (shifted / 10 ** decimals).toFixed(decimals)
}
