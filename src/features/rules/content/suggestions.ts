import { usualCancelStart } from '#domain/cancellation.ts'
import type { StateCode } from '#domain/states.ts'
import type { Suggestion } from '../schema.ts'
import { closedStates } from './closed-states.ts'
import { licensedStates } from './licensed-states.ts'
import { openStates } from './open-states.ts'
import { usualSentence } from './sentences.ts'
import type { GivenSuggestion } from './suggestion.ts'

const given: Record<StateCode, GivenSuggestion> = { ...closedStates, ...licensedStates, ...openStates }

export function suggestionFor(code: StateCode): Suggestion {
  const { cancelDays = null } = given[code]
  return {
    effectiveFrom: null,
    sentence: usualSentence(given[code].posture, code),
    caps: [],
    compounding: null,
    cancelDays,
    cancelFrom: cancelDays === null ? null : usualCancelStart(code),
    mostMonths: null,
    largestAdvance: null,
    requiredSentences: [],
    isSeen: false,
    note: null,
    ...given[code],
  }
}
