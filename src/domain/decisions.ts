import { type Localized, localized } from '#site/locale.ts'
import { type Choice, valuesOf } from './choice.ts'

/** Each is the status that it sets. */
export const decisionKinds = ['approved', 'funded', 'declined'] as const
export type DecisionKind = (typeof decisionKinds)[number]

export const isDecision = (status: string): status is DecisionKind =>
  decisionKinds.some((kind) => kind === status)

/** A payment follows from a yes, so it isn't an answer of its own. */
export const givenAnswers = ['approved', 'declined'] as const
export type GivenAnswer = (typeof givenAnswers)[number]

/** An offer stands this long until the owner says otherwise. */
export const defaultOfferDays = 14
/** What stands against a yes. Each is named before somebody approves or pays out, and needs a written reason. */
export const decisionConcerns = [
  { value: 'firm-not-asked', label: 'The law firm was never asked.' },
  { value: 'firm-not-verified', label: 'Nobody has verified the law firm’s address.' },
  { value: 'firm-said-no', label: 'The law firm says that it doesn’t represent the person.' },
  { value: 'documents-not-accepted', label: 'A needed document isn’t accepted.' },
  { value: 'prior-funding', label: 'There is earlier funding that nobody has cleared.' },
  { value: 'above-asked', label: 'The amount is above what was asked for.' },
  { value: 'above-advice', label: 'The amount is above what the value sheet advises.' },
  { value: 'value-incomplete', label: 'The value sheet advises nothing yet: something is missing on it.' },
  { value: 'value-unsourced', label: 'A figure of the value sheet has no source.' },
] as const satisfies readonly Choice[]

export type DecisionConcern = (typeof decisionConcerns)[number]['value']
export const decisionConcernValues = valuesOf(decisionConcerns)

/** Applicants read this sentence unless the reviewer writes their own words. */
export const declineReasons = [
  {
    value: 'no-attorney',
    label: 'No attorney yet',
    sentence: localized({
      en: 'We only fund cases that an attorney has taken on, and we couldn’t find one for this case yet.',
    }),
  },
  {
    value: 'uncertain-fault',
    label: 'Fault is too uncertain',
    sentence: localized({ en: 'From what we have, it’s too uncertain who’ll be found at fault.' }),
  },
  {
    value: 'little-insurance',
    label: 'Too little insurance for the amount',
    sentence: localized({ en: 'The insurance we know of is too small for the amount you asked for.' }),
  },
  {
    value: 'attorney-disagrees',
    label: 'The attorney doesn’t agree',
    sentence: localized({ en: 'We need the attorney’s agreement, and we don’t have it.' }),
  },
  {
    value: 'home-state',
    label: 'We can’t fund in the home state',
    sentence: localized({ en: 'We can’t offer advances in the home state on this application.' }),
  },
  { value: 'own-words', label: 'In my own words', sentence: localized({ en: '' }) },
] as const satisfies readonly (Choice & { sentence: Localized<string> })[]

export type DeclineReason = (typeof declineReasons)[number]['value']
export const declineReasonValues = valuesOf(declineReasons)

/** Money moves at the bank; we only record that it did. */
export const fundingMethods = [
  { value: 'ach', label: 'ACH' },
  { value: 'wire', label: 'Wire' },
  { value: 'check', label: 'Check by mail' },
] as const satisfies readonly Choice[]

export type FundingMethod = (typeof fundingMethods)[number]['value']
export const fundingMethodValues = valuesOf(fundingMethods)

/** Why a decision or a signature no longer counts. */
export const decisionEndings = [
  { value: 'undone', label: 'Undone' },
  { value: 'superseded', label: 'A later change took its place' },
  { value: 'refused', label: 'Not signed' },
  { value: 'void', label: 'Void: the file or the people changed' },
] as const satisfies readonly Choice[]

export type DecisionEnding = (typeof decisionEndings)[number]['value']
export const decisionEndingValues = valuesOf(decisionEndings)
