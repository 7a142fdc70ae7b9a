// Seeded randomness: the same seed draws the same picture on every machine.

import { lerp } from './geometry.ts'

export type Random = () => number

/** Mulberry32: small, fast and good enough for the shake of a hand. */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const ease = (t: number) => t * t * (3 - 2 * t)

/** Smooth noise between 0 and 1 over a line. */
export function noise(seed: number): (x: number) => number {
  const random = seededRandom(seed)
  const values = Array.from({ length: 512 }, random)
  const value = (i: number) => values[((i % 512) + 512) % 512] ?? 0
  return (x) => {
    const i = Math.floor(x)
    return lerp(value(i), value(i + 1), ease(x - i))
  }
}
