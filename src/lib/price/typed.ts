/** Readers return nothing for words they can't read; the caller keeps its last value. */

const factors: Readonly<Record<string, number>> = { '': 1, k: 1_000, m: 1_000_000 }

/** "5k", "$5,000", "5 000.50": dollars with cents. */
export function readDollars(typed: string): number | undefined {
  const plain = typed.toLowerCase().replace(/[$,\s]|dollars?|usd/g, '')
  const [, digits, unit = ''] = /^(\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})([km]?)$/.exec(plain) ?? []
  return digits === undefined ? undefined : toHundredths(Number(digits) * (factors[unit] ?? 1))
}

/** "18", "18 months", "1.5 years": whole months. */
export function readMonths(typed: string): number | undefined {
  const [, digits, unit = ''] =
    /^(\d{1,3}(?:\.\d{0,4})?)\s*(m|y)?[a-z]*\.?$/.exec(typed.trim().toLowerCase()) ?? []
  return digits === undefined ? undefined : Math.round(Number(digits) * (unit === 'y' ? 12 : 1))
}

/** "3%", "3.25", "2,5": a percentage with at most two decimals. */
export function readPercent(typed: string): number | undefined {
  const plain = typed.replace(/[%\s]/g, '').replace(',', '.')
  return /^(\d{1,3}(\.\d{0,9})?|\.\d{1,9})$/.test(plain) ? toHundredths(Number(plain)) : undefined
}

export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

const toHundredths = (value: number) => Math.round(value * 100) / 100
