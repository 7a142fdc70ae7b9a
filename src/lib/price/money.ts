const dollars = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/

/** "$5,000", "5000" and "5000.50" in cents; undefined for anything else. Never through a float. */
export function parseDollars(typed: string): number | undefined {
  const [, whole, part = ''] = dollars.exec(typed.trim()) ?? []
  if (whole === undefined) return undefined
  const cents = Number(whole.replaceAll(',', '') + part.padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : undefined
}

const decimal = /^\d+(?:\.\d{1,2})?$/

/** At most two decimals, such as "3", "2.95" and, with its sign, "3%". */
export function parseDecimal(typed: string): number | undefined {
  const number = typed.trim().replace(/\s?%$/, '')
  return decimal.test(number) ? Number(number) : undefined
}
