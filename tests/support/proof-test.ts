import { test } from 'vitest'
import { isProof } from './sample.ts'

/** A variant of what another test of the file goes through: gone by the proof alone. */
export const proofTest = (isProof ? test : () => {}) as typeof test
