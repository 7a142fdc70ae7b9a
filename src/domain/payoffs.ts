import { type Choice, valuesOf } from './choice.ts'

/** What we write to a firm or a person about money that is out, or was. */
export const letterKinds = [
  { value: 'payoff', label: 'Payoff letter' },
  { value: 'release', label: 'Zero balance and release' },
  { value: 'nothing-owed', label: 'You owe nothing' },
] as const satisfies readonly Choice[]
export type LetterKind = (typeof letterKinds)[number]['value']
export const letterKindValues = valuesOf(letterKinds)

/** Why a letter no longer holds. */
export const letterEndings = ['replaced', 'outdated', 'paid', 'reopened'] as const

/** Who made a letter or reported something. */
export const payoffParties = ['desk', 'firm', 'person', 'clock'] as const
export type PayoffParty = (typeof payoffParties)[number]

export const settlementOutcomes = [
  { value: 'settled', label: 'Settled' },
  { value: 'verdict', label: 'Verdict or award' },
  { value: 'settled-in-part', label: 'Settled in part' },
  { value: 'lost', label: 'Dismissed or lost' },
] as const satisfies readonly Choice[]
export type SettlementOutcome = (typeof settlementOutcomes)[number]['value']
export const settlementOutcomeValues = valuesOf(settlementOutcomes)

/** When the money of a settlement comes. */
export const moneyExpectations = [
  { value: 'here', label: 'It’s here' },
  { value: 'within-30-days', label: 'Within 30 days' },
  { value: 'later', label: 'Later' },
  { value: 'unknown', label: 'Don’t know' },
] as const satisfies readonly Choice[]
export const moneyExpectationValues = valuesOf(moneyExpectations)

/** `asked`: our answer is missing. `granted`: the firm’s yes is missing. `accepted`: it holds through its last day. */
export const reductionStatuses = [
  { value: 'asked', label: 'Asked' },
  { value: 'granted', label: 'Granted' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'paid', label: 'Paid' },
  { value: 'refused', label: 'Not granted' },
  { value: 'withdrawn', label: 'Withdrawn' },
  { value: 'lapsed', label: 'Lapsed' },
] as const satisfies readonly Choice[]
export const reductionStatusValues = valuesOf(reductionStatuses)

/** More than any distribution sheet has. */
export const mostLiens = 12

/** From all to nothing: each takes less than the one before. */
export const reductionRungs = [
  { value: 'full', label: 'Full amount' },
  { value: 'without-last-step', label: 'Without the last step' },
  { value: 'part-of-charges', label: 'Part of the charges' },
  { value: 'advance-only', label: 'Advance only' },
  { value: 'nothing', label: 'Nothing' },
  { value: 'another', label: 'Another amount' },
] as const satisfies readonly Choice[]
export type ReductionRung = (typeof reductionRungs)[number]['value']
export const reductionRungValues = valuesOf(reductionRungs)

export const reductionReasons = [
  { value: 'little-for-client', label: 'Too little left for the client' },
  { value: 'liens', label: 'Liens take most of it' },
  { value: 'low-limits', label: 'Policy limits were low' },
  { value: 'disputed-liability', label: 'Liability was disputed' },
  { value: 'hardship', label: 'Hardship of the client' },
  { value: 'other', label: 'Another reason' },
] as const satisfies readonly Choice[]
export type ReductionReason = (typeof reductionReasons)[number]['value']
export const reductionReasonValues = valuesOf(reductionReasons)

/** How the desk ends a claim that nobody pays. */
export const unpaidEndings = ['lost', 'written-off'] as const

export const holdReasons = [
  { value: 'death', label: 'The client died' },
  { value: 'bankruptcy', label: 'Bankruptcy' },
] as const satisfies readonly Choice[]
export type HoldReason = (typeof holdReasons)[number]['value']
export const holdReasonValues = valuesOf(holdReasons)

/** Where a case stands, by one tap of the firm. What is settled or over is reported instead. */
export const pulseAnswerValues = [
  'no-change',
  'treating',
  'demand-sent',
  'lawsuit-filed',
  'trial-set',
] as const
