import type { Posture } from '#domain/posture.ts'
import { type StateCode, states } from '#domain/states.ts'
import { labelOf } from '#site/staff-format.ts'

/** People read this unless somebody wrote a sentence. It says no more than the posture. */
const sentences: Record<Posture, (state: string) => string> = {
  open: (state) => `People who live in ${state} can apply.`,
  license: (state) => `${state} requires a license or registration for legal funding.`,
  capped: (state) => `${state} caps what legal funding may cost.`,
  closed: (state) => `We don’t fund people who live in ${state}.`,
}

export const usualSentence = (posture: Posture, code: StateCode): string =>
  sentences[posture](labelOf(states, code))
