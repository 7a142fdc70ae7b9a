import type { Step } from './steps.ts'

// What the proofs are made of.

export const build = { command: 'node', args: ['scripts/build.ts'] }
export const vitest = (...args: string[]) => ({ command: 'vitest', args: ['run', ...args] })
export const playwright = (...files: string[]) => ({ command: 'playwright', args: ['test', ...files] })
/** Continues where it was stopped, with the same PROOF_SEED and PROOF_DIR. */
export const underFire = (name: string) => ({ command: 'node', args: [`tests/fire/prove-${name}.ts`] })

/** One project after the other: unit tests run in parallel, and vitest takes no others beside them. */
export const inTurn = (title: string, runs: Record<string, string[]>): Step[] =>
  Object.entries(runs).map(([project, files]) => ({
    title: `${title} (${project})`,
    ...vitest(`--project=${project}`, ...files),
  }))
