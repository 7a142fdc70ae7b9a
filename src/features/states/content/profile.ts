import type { StateCode } from '#domain/states.ts'
import type { CaseTypeSlug } from '#features/case-types/content.ts'

export type FaultRule = 'pure' | 'modified-50' | 'modified-51' | 'contributory' | 'slight-gross'

export type Rule = { text: string; source: string }

/** For states where we looked for a law on funding and found none. */
export const noStatute = 'No statute of its own that we know of'

export type LegalFactor = Rule & { topic: string; name?: string }

export type StateCaseType = { name: string; page?: CaseTypeSlug }

type Four<T> = readonly [T, T, T, T]

export type StateText = {
  code: StateCode
  population: string
  /** The largest incorporated places in the 2020 census; for Hawaii, which has none, the largest census places. */
  majorCities: Four<string>
  intro: string
  /**
   * The usual deadline for an injury suit. Shorter ones are in the text or among the other rules. `unsettled` says
   * when the number may be wrong, and stands beside it everywhere.
   */
  timeToSue: Rule & { unsettled?: string }
  sharedFault: Rule & { rule: FaultRule }
  otherRules: readonly LegalFactor[]
  /** How an advance differs for people who live here, or what to ask where the law isn't settled. */
  funding: Rule
  caseTypes: Four<StateCaseType>
  /** In dollars. */
  averageSettlement: string
  /** In months. */
  timeToSettlement: string
}

/** The name and the years live elsewhere, where forms and the desk read them, too. */
export type StateProfile = Omit<StateText, 'timeToSue'> & {
  name: string
  timeToSue: StateText['timeToSue'] & { years: number }
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

/** Reads "$15,000 - $75,000" and "8 - 20 months" as numbers. */
export function rangeOf(text: string): readonly [from: number, to: number] {
  const [from, to] = text.replaceAll(',', '').match(/\d+/g) ?? []
  return [Number(from), Number(to)]
}
