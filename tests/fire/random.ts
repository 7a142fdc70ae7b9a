import { createHash } from 'node:crypto'

/** Numbers from 0 to 1 that follow from the words alone, one after another (mulberry32). */
export function createRandom(words: string): () => number {
  let state = createHash('sha256').update(words).digest().readUInt32BE()
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const pick = <Value>(random: () => number, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value
