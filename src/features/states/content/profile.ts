import type { CaseTypeSlug } from '#features/case-types/content.ts'
import type { StateCode } from '#site/choices/states.ts'

/** What happens to a claim when the injured person was partly to blame. */
export type FaultRule = 'pure' | 'modified-50' | 'modified-51' | 'contributory' | 'slight-gross'

/** A rule of law in plain words, with the statute or decision it stands on. */
export type Rule = { text: string; source: string }

export type LegalFactor = Rule & { topic: string }

/** A kind of case that fits the state's roads and work, and the case type page that tells more about it. */
export type StateCaseType = { name: string; page?: CaseTypeSlug }

type Four<T> = readonly [T, T, T, T]

export type StateProfile = {
  code: StateCode
  name: string
  /** The count of the 2020 census. */
  population: string
  /** The largest incorporated places of the 2020 census; Hawaii has none, so there its largest census places. */
  majorCities: Four<string>
  intro: string
  /** The ordinary period for a personal-injury suit. Shorter ones are said in the text or among the other rules. */
  timeToSue: Rule & { years: number }
  sharedFault: Rule & { rule: FaultRule }
  otherRules: readonly LegalFactor[]
  /** What is different about an advance here; where the law is not settled, what to ask. */
  funding: string
  caseTypes: Four<StateCaseType>
  /** Typical range in dollars. */
  averageSettlement: string
  /** Typical range in months. */
  timeToSettlement: string
  fundingAvailable: true
}

/** Everything the page says about the law of a state, in the order a person needs it. */
export function legalFactors(
  { timeToSue, sharedFault, otherRules }: StateProfile,
  topics: { timeToSue: string; sharedFault: string },
): LegalFactor[] {
  const { text, source } = timeToSue
  return [
    { topic: topics.timeToSue, text, source },
    { topic: topics.sharedFault, text: sharedFault.text, source: sharedFault.source },
    ...otherRules,
  ]
}

/** "$15,000 - $75,000" and "8 - 20 months" as numbers. */
export function rangeOf(text: string): readonly [from: number, to: number] {
  const [from, to] = text.replaceAll(',', '').match(/\d+/g) ?? []
  return [Number(from), Number(to)]
}
