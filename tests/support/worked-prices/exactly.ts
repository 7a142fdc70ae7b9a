/** A fraction of whole numbers. Shares nothing with the price engine. */
type Fraction = [over: bigint, under: bigint]

const operations: Readonly<Record<string, (a: Fraction, b: Fraction) => Fraction>> = {
  '+': ([a, b], [c, d]) => [a * d + c * b, b * d],
  '-': ([a, b], [c, d]) => [a * d - c * b, b * d],
  '*': ([a, b], [c, d]) => [a * c, b * d],
  '/': ([a, b], [c, d]) => [a * d, b * c],
  '^': ([a, b], [c]) => [a ** c, b ** c],
}
/** Weakest first. */
const levels = [['+', '-'], ['*', '/'], ['^']]

/** "5_000_00 * (1 + 18/100 * 2)" without a rounding on the way. */
export function work(written: string): Fraction {
  const tokens = written.match(/[\d_]+|[-+*/^()]/g) ?? []
  let at = 0
  function read(level: number): Fraction {
    const signs = levels[level]
    if (!signs) return readOne()
    let value = read(level + 1)
    for (let sign = tokens[at] ?? ''; signs.includes(sign); sign = tokens[at] ?? '') {
      at += 1
      const next = read(level + 1)
      value = operations[sign]?.(value, next) ?? value
    }
    return value
  }
  function readOne(): Fraction {
    const token = tokens[at] ?? ''
    at += 1
    if (token !== '(') return [BigInt(token.replaceAll('_', '')), 1n]
    const value = read(0)
    at += 1
    return value
  }
  return read(0)
}

export const roundDown = ([over, under]: Fraction): number => Number(over / under)
export const roundHalfUp = ([over, under]: Fraction): number => Number((2n * over + under) / (2n * under))
