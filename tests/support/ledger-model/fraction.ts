/** An exact number in lowest terms. Shares nothing with the product's. */
export class Fraction {
  readonly over: bigint
  readonly under: bigint

  constructor(over: bigint | number, under: bigint | number = 1) {
    const [a, b] = [BigInt(over), BigInt(under)]
    const by = divisor(a < 0n ? -a : a, b)
    this.over = a / by
    this.under = b / by
  }

  plus = (other: Fraction) =>
    new Fraction(this.over * other.under + other.over * this.under, this.under * other.under)
  minus = (other: Fraction) =>
    new Fraction(this.over * other.under - other.over * this.under, this.under * other.under)
  times = (other: Fraction) => new Fraction(this.over * other.over, this.under * other.under)
  by = (other: Fraction) => new Fraction(this.over * other.under, this.under * other.over)
  isBelow = (other: Fraction) => this.over * other.under < other.over * this.under

  /** Half a cent is a cent. */
  nearest(): bigint {
    return this.plus(new Fraction(1, 2)).down()
  }
  down(): bigint {
    const whole = this.over / this.under
    return this.over < 0n && whole * this.under !== this.over ? whole - 1n : whole
  }
}

function divisor(a: bigint, b: bigint): bigint {
  while (b > 0n) [a, b] = [b, a % b]
  return a === 0n ? 1n : a
}

export const fraction = (over: bigint | number, under: bigint | number = 1) => new Fraction(over, under)
/** 18.25 percent. */
export const percentOf = (percent: number) => fraction(Math.round(percent * 100), 10_000)
export const least = (...values: bigint[]): bigint =>
  values.reduce((low, value) => (value < low ? value : low))
