/** Money is never a float here: rounding happens once, and a cap exceeded by a cent is exceeded. */
export type Exact = { readonly over: bigint; readonly under: bigint }

export const whole = (value: number | bigint): Exact => ({ over: BigInt(value), under: 1n })

/** 2.5 as 250/100: settings have at most two decimals. */
export const decimal = (value: number): Exact => ({ over: BigInt(Math.round(value * 100)), under: 100n })

/** 3.25% as 325/10,000. */
export const percent = (value: number): Exact => divide(decimal(value), 100)

export const add = (one: Exact, other: Exact): Exact =>
  one.under === other.under
    ? { over: one.over + other.over, under: one.under }
    : { over: one.over * other.under + other.over * one.under, under: one.under * other.under }

export const multiply = (one: Exact, other: Exact): Exact => ({
  over: one.over * other.over,
  under: one.under * other.under,
})

export const divide = ({ over, under }: Exact, by: number): Exact => ({ over, under: under * BigInt(by) })

export const raise = ({ over, under }: Exact, power: number): Exact => ({
  over: over ** BigInt(power),
  under: under ** BigInt(power),
})

export const takeSmaller = (one: Exact, other: Exact): Exact =>
  one.over * other.under <= other.over * one.under ? one : other

/** Far above any advance: cut off what a number can't hold exactly. */
const toCents = (value: bigint): number =>
  value > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(value)

/** For caps. Nothing here is negative. */
export const roundDown = ({ over, under }: Exact): number => toCents(over / under)

/** For charges: half a cent is a cent. */
export const roundHalfUp = ({ over, under }: Exact): number => toCents((2n * over + under) / (2n * under))
