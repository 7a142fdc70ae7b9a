import { usualCancelStart } from '#domain/cancellation.ts'
import type { StateCode } from '#domain/states.ts'
import type { StateRule, Suggestion } from '../schema.ts'
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

/** Their pages name a rate, but nobody knows whether it limits an advance. */
const unclearRates: readonly StateCode[] = ['SC', 'SD']

/** While nobody decided, we name no price where we would advise against funding, or where a rate may limit it. */
export const isQuiet = (code: StateCode, { origin }: Pick<StateRule, 'origin'>): boolean =>
  origin === 'default' && (given[code].posture === 'closed' || unclearRates.includes(code))

/** The limits that our notes have for a state today. Nothing yet where its law has still to begin. */
export function suggestedLimits(code: StateCode, today: string) {
  const { caps, compounding, mostMonths, largestAdvance, cancelDays, cancelFrom, effectiveFrom } =
    suggestionFor(code)
  return effectiveFrom !== null && effectiveFrom > today
    ? undefined
    : { caps, compounding, mostMonths, largestAdvance, cancelDays, cancelFrom }
}

/** Whether a text of ours that names a rate names the one that the rule has. */
export const agreesWithRule = (text: string, rule: Pick<StateRule, 'code' | 'origin' | 'caps'>): boolean =>
  rule.origin === 'default' ||
  !text.includes('%') ||
  (rule.caps.length > 0 && JSON.stringify(rule.caps) === JSON.stringify(suggestionFor(rule.code).caps))
