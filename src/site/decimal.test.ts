import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCents, formatDollars, formatMoney, formatNumber, formatPercent } from './staff-format.ts'

/** What the platform would write, which we only do without because it is slow to begin. */
const byIntl = (style: Intl.NumberFormatOptions = {}) => {
  const formatter = new Intl.NumberFormat('en-US', style)
  return (value: number | bigint) => formatter.format(value)
}
const dollars = { style: 'currency', currency: 'USD' } as const

/** In cents, up to about a trillion dollars: beyond that the platform has no digits left for the last cent. */
const amounts = fc.oneof(
  fc.integer({ min: -2_000_000, max: 2_000_000 }),
  fc.maxSafeInteger().map((whole) => Math.trunc(whole / 100) + 0),
)
/** Up to five decimals: more than anybody can enter. */
const figures = fc.integer({ min: 1, max: 2 ** 31 }).map((whole) => whole / 100_000)

const areAlike = <Value>(
  values: fc.Arbitrary<Value>,
  ours: (value: Value) => string,
  theirs: (value: Value) => string,
) =>
  fc.assert(
    fc.property(values, (value) => {
      expect(ours(value)).toBe(theirs(value))
    }),
  )

test('numbers are written as the platform writes them', () => {
  areAlike(fc.oneof(fc.maxSafeInteger(), figures, fc.bigInt()), formatNumber, byIntl())
})

test('so are dollars, and cents', () => {
  areAlike(figures, formatDollars, byIntl({ ...dollars, maximumFractionDigits: 0 }))
  const [exactly, ifAny] = [byIntl(dollars), byIntl({ ...dollars, trailingZeroDisplay: 'stripIfInteger' })]
  areAlike(amounts, formatCents, (cents) => exactly(cents / 100))
  areAlike(amounts, formatMoney, (cents) => ifAny(cents / 100))
})

test('so are percentages', () => {
  const percent = byIntl({ style: 'percent', maximumFractionDigits: 2 })
  areAlike(figures, formatPercent, (value) => percent(value / 100))
})
