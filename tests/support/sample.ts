/**
 * The long proofs try hundreds of cases. `npm test` takes a sample of them, `npm run proof` all. A sample is every so many
 * in their order, so that each kind of case is in it, and begins where TEST_SEED says: the same seed, the same sample.
 */
export const isProof = process.env.PROOF === 'true'

const seed = Number(process.env.TEST_SEED ?? 0)

export function sample<Case>(cases: readonly Case[], howMany: number): Case[] {
  if (isProof || howMany >= cases.length) return [...cases]
  const offset = seed % cases.length
  const chosen = Array.from({ length: howMany }, (_, at) =>
    Math.floor((offset + (at * cases.length) / howMany) % cases.length),
  )
  const inOrder = [...new Set(chosen)].sort((one, other) => one - other)
  return inOrder.flatMap((at) => cases[at] ?? [])
}

/** How often something is tried that must hold every time. */
export const rounds = (all: number, sampled: number) => (isProof ? all : sampled)
