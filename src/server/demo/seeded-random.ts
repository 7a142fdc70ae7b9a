export type Random = ReturnType<typeof createRandom>

/** Mulberry32: the same numbers for the same seed on every machine. */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    between: (min: number, max: number) => min + next() * (max - min),
    whole,
    chance: (share: number) => next() < share,
    pick: <const Values extends readonly [unknown, ...unknown[]]>(values: Values) =>
      values[whole(0, values.length - 1)] as Values[number],
  }
}
