import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * The long proofs try hundreds of cases: a sample in `npm test`, all in `npm run proof`. A sample takes evenly spaced
 * cases, so that it has some of each kind, starting where TEST_SEED says: same seed, same sample.
 */
export const isProof = process.env.PROOF === 'true'

const seed = Number(process.env.TEST_SEED ?? 0)

export function sample<Case>(cases: readonly Case[], howMany: number): Case[] {
  if (isProof || howMany >= cases.length) return [...cases]
  const chosen = new Set(
    Array.from({ length: howMany }, (_, at) =>
      Math.floor((seed + (at * cases.length) / howMany) % cases.length),
    ),
  )
  return cases.filter((_, at) => chosen.has(at))
}

/** Whether a file of tests is among the one in so many that are sampled: chosen by its name and the seed. */
export function isSampled(file: string, oneIn: number): boolean {
  const name = relative(process.cwd(), file)
  return (createHash('sha256').update(name).digest().readUInt32BE() + seed) % oneIn === 0
}

/** How often to try something that must hold every time. */
export const rounds = (all: number, sampled: number) => (isProof ? all : sampled)
