import type { StateCode } from '#domain/states.ts'
import type { CaseTypeSlug } from '#features/case-types/content.ts'

export type FaultRule = 'pure' | 'modified-50' | 'modified-51' | 'contributory' | 'slight-gross'

export type Rule = { text: string; source: string }

export type LegalFactor = Rule & { topic: string; name?: string }

export type StateCaseType = { name: string; page?: CaseTypeSlug }

type Four<T> = readonly [T, T, T, T]

export type Range = readonly [from: number, to: number]

export type StateFacts = {
  /** Of the 2020 census. */
  population: number
  faultRule: FaultRule
  /** What cases pay, in dollars, and how long they take, in months. */
  settlement: Range
  months: Range
}

export type CasePages = Four<CaseTypeSlug | null>

export type StateWords = {
  /** The largest incorporated places in the 2020 census; for Hawaii, which has none, the largest census places. */
  majorCities: Four<string>
  intro: string
  /**
   * The usual deadline for an injury suit. Shorter ones are in the text or among the other rules. `unsettled` says
   * when the number may be wrong, and stands beside it everywhere.
   */
  timeToSue: Rule & { unsettled?: string }
  sharedFault: Rule
  otherRules: readonly LegalFactor[]
  /** How an advance differs for people who live here, or what to ask where the law isn't settled. */
  funding: Rule
  caseTypes: Four<string>
}

/** The name and the years live elsewhere, where forms and the desk read them, too. */
export type StateProfile = Omit<StateFacts, 'faultRule'> &
  Omit<StateWords, 'timeToSue' | 'sharedFault' | 'caseTypes'> & {
    code: StateCode
    name: string
    timeToSue: StateWords['timeToSue'] & { years: number }
    sharedFault: StateWords['sharedFault'] & { rule: FaultRule }
    caseTypes: readonly StateCaseType[]
  }

export function legalFactors(
  { timeToSue, sharedFault, otherRules }: StateProfile,
  topics: { timeToSue: string; sharedFault: string },
  faultRules: Readonly<Record<FaultRule, { name: string }>>,
): LegalFactor[] {
  const { text, source } = timeToSue
  const { name } = faultRules[sharedFault.rule]
  return [
    { topic: topics.timeToSue, text, source },
    { topic: topics.sharedFault, name, text: sharedFault.text, source: sharedFault.source },
    ...otherRules,
  ]
}
