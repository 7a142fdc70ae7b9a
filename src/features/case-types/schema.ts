import type { ApplicationCaseType } from '#domain/applications.ts'
import type { Localized } from '#site/locale.ts'

type Five = readonly [string, string, string, string, string]
export type Range = readonly [from: number, to: number]

export type CaseTypeCopy = {
  name: string
  /** "We also fund motorcycle accidents" */
  inASentence: string
  /** For search engines. */
  audience: string
  description: string
  metaDescription: string
  keywords: readonly string[]
  commonChallenges: Five
  whyFundingHelps: Five
  eligibilityFactors: Five
  statisticsFigure: string
  statisticsNote: string
  statisticsSource: string
  /** For What We Fund, which only names a kind without examples. */
  examples?: { title: string; items: readonly string[] }
}

export type CaseTypeDefinition = {
  slug: string
  picture: keyof typeof import('#ui/engravings/index.ts')
  applicationCode: ApplicationCaseType
  funding: Range
  /** Typical time to settle, in months. */
  months: Range
  copy: Localized<CaseTypeCopy>
}
