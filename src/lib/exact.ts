/** Money is never a float here: rounding happens once, and a cap exceeded by a cent is exceeded. */
export type Exact = { readonly over: bigint; readonly under: bigint }

export const whole = (value: number | bigint): Exact => ({ over: BigInt(value), under: 1n })

/** 2.5 as 250/100: settings have at most two decimals. */
export const decimal = (value: number): Exact => ({ over: BigInt(Math.round(value * 100)), under: 100n })

/** 3.25% as 325/10,000. */
export const percent = (value: number): Exact => divide(decimal(value), 100)

const written = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/

/** A number that isn't negative, as its decimal digits say it: 33.3 is 333/10 and not what a float holds. */
export function fromDigits(value: number): Exact {
  const [, digits = '0', part = '', power = '0'] = written.exec(String(value)) ?? []
  const shift = Number(power) - part.length
  const over = BigInt(digits + part)
  return shift < 0 ? { over, under: 10n ** BigInt(-shift) } : { over: over * 10n ** BigInt(shift), under: 1n }
}

export const add = (a: Exact, b: Exact): Exact =>
  a.under === b.under
    ? { over: a.over + b.over, under: a.under }
    : { over: a.over * b.under + b.over * a.under, under: a.under * b.under }

export const multiply = (a: Exact, b: Exact): Exact => ({
  over: a.over * b.over,
  under: a.under * b.under,
})

export const divide = ({ over, under }: Exact, by: number): Exact => ({ over, under: under * BigInt(by) })

export const raise = ({ over, under }: Exact, power: number): Exact => ({
  over: over ** BigInt(power),
  under: under ** BigInt(power),
})

export const takeSmaller = (a: Exact, b: Exact): Exact => (a.over * b.under <= b.over * a.under ? a : b)

export const takeLarger = (a: Exact, b: Exact): Exact => (a.over * b.under >= b.over * a.under ? a : b)

/** Far above any advance: cut off what a number can't hold exactly. */
const toCents = (value: bigint): number =>
  value > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(value)

export const isBelow = (a: Exact, b: Exact): boolean => a.over * b.under < b.over * a.under

/** For caps. Nothing here is negative. */
export const roundDown = ({ over, under }: Exact): number => toCents(over / under)

/** For charges: half a cent is a cent. */
export const roundHalfUp = ({ over, under }: Exact): number => toCents((2n * over + under) / (2n * under))
