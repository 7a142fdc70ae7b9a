import { usualCancelStart } from '#domain/cancellation.ts'
import { noLaw } from '#domain/contract-law.ts'
import type { StateCode } from '#domain/states.ts'
import type { ContractNotes } from '../contract/content/notes.ts'
import { statesAToM } from '../contract/content/states-a-to-m.ts'
import { statesNToW } from '../contract/content/states-n-to-w.ts'
import type { StateRule, Suggestion } from '../schema.ts'
import { closedStates } from './closed-states.ts'
import { licensedStates } from './licensed-states.ts'
import { openStates } from './open-states.ts'
import { usualSentence } from './sentences.ts'
import type { GivenSuggestion } from './suggestion.ts'

const given: Record<StateCode, GivenSuggestion> = { ...closedStates, ...licensedStates, ...openStates }

const ofContracts: Partial<Record<StateCode, ContractNotes>> = { ...statesAToM, ...statesNToW }

export function suggestionFor(code: StateCode): Suggestion {
  const { note = null, cancelDays = null, ...rest } = given[code]
  const { contractNote, ...law } = ofContracts[code] ?? {}
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
    notSeen: [],
    fromSummary: [],
    ...noLaw,
    ...law,
    ...rest,
    note: [note, contractNote].filter((words) => words).join(' ') || null,
  }
}

/** What of it a rule says. */
export function suggestedRule(code: StateCode) {
  const { confidence, isSeen, notSeen, fromSummary, note, ...rule } = suggestionFor(code)
  return rule
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
  const { earning, oneTimeCharges, capsPerClaim, rateMethod, schedule } = suggestionFor(code)
  return effectiveFrom !== null && effectiveFrom > today
    ? undefined
    : {
        ...{ caps, compounding, mostMonths, largestAdvance, cancelDays, cancelFrom },
        ...{ earning, oneTimeCharges, capsPerClaim, rateMethod, schedule },
      }
}

/** States whose law lets people cancel, for a number of days that we don't know. */
const unclearCancelDays: readonly StateCode[] = ['ME', 'MO', 'OK', 'VT']

export const hasUnclearCancelDays = (code: StateCode, { origin }: Pick<StateRule, 'origin'>): boolean =>
  origin === 'default' && unclearCancelDays.includes(code)

type WordedRule = Pick<StateRule, 'code' | 'origin' | 'caps' | 'cancelDays' | 'cancelFrom'>

/** Whether a text of ours that names a rate or days to cancel names those that the rule has. */
export function agreesWithRule(text: string, rule: WordedRule): boolean {
  if (rule.origin === 'default') return true
  const { caps, cancelDays, cancelFrom } = suggestionFor(rule.code)
  const hasRate = rule.caps.length > 0 && JSON.stringify(rule.caps) === JSON.stringify(caps)
  const hasDays = rule.cancelDays === cancelDays && rule.cancelFrom === cancelFrom
  return (hasRate || !text.includes('%')) && (hasDays || !text.includes('business days'))
}
