/**
 * The long proofs try hundreds of cases. `npm test` takes a sample of them, `npm run proof` all. A sample is every so many
 * in their order, so that each kind of case is in it, and begins where TEST_SEED says: the same seed, the same sample.
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

/** How often something is tried that must hold every time. */
export const rounds = (all: number, sampled: number) => (isProof ? all : sampled)
