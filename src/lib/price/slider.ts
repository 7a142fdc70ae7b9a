/** Positions are whole numbers, as range inputs have them. */
export const railEnd = 1_000

/** A slider's stops, and their places on its rail. */
export type SliderScale = {
  stops: readonly number[]
  positionOf: (value: number) => number
}

export const minAmount = 1_000
export const maxAmount = 100_000
export const mostMonths = 36

/** Logarithmic: $1,000 lies as far from $10,000 as that from $100,000. */
export const amountScale: SliderScale = {
  stops: listAmounts(),
  positionOf: (dollars) =>
    Math.round((railEnd * Math.log(dollars / minAmount)) / Math.log(maxAmount / minAmount)),
}

/** Up to the month in which the state's charges stop. */
export const monthScaleTo = (last: number): SliderScale => ({
  stops: Array.from({ length: last }, (_, index) => index + 1),
  positionOf: (months) => Math.round((railEnd * (months - 1)) / (last - 1)),
})
export const monthScale = monthScaleTo(mostMonths)

/** Natural steps: $500, from $10,000 on $1,000, from $25,000 on $5,000. */
function listAmounts(): number[] {
  const amounts = [minAmount]
  for (let at = minAmount; at < maxAmount; amounts.push(at)) {
    at += at < 10_000 ? 500 : at < 25_000 ? 1_000 : 5_000
  }
  return amounts
}

export function valueAt({ stops, positionOf }: SliderScale, position: number): number {
  const distance = (stop: number) => Math.abs(positionOf(stop) - position)
  return stops.reduce((nearest, stop) => (distance(stop) < distance(nearest) ? stop : nearest))
}

/** Steps by stops. From a typed value between two stops, the way to the next stop counts as one. */
export function step({ stops }: SliderScale, value: number, by: number): number {
  const above = stops.findIndex((stop) => stop > value)
  const next = above === -1 ? stops.length : above
  const here = stops[next - 1] === value ? next - 1 : by > 0 ? next - 1 : next
  return stops[Math.min(stops.length - 1, Math.max(0, here + by))] ?? value
}

const ends = { Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY }
const keySteps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 5,
  PageDown: -5,
  ...ends,
}

/** Browsers count positions, so we count stops ourselves. */
export function stepByKey(scale: SliderScale, value: number, key: string): number | undefined {
  const by = keySteps[key]
  return by === undefined ? undefined : step(scale, value, by)
}
