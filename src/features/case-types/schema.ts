import type { ApplicationCaseType } from '#domain/applications.ts'
import type { Localized } from '#site/locale.ts'

type Five = readonly [string, string, string, string, string]
export type Range = readonly [from: number, to: number]

/** The copy for one kind of case. */
export type CaseTypeCopy = {
  name: string
  /** The plural within a sentence: "We also fund motorcycle accidents". */
  inASentence: string
  description: string
  metaDescription: string
  keywords: readonly string[]
  commonChallenges: Five
  whyFundingHelps: Five
  eligibilityFactors: Five
  /** The number that the note explains, in large type. */
  statisticsFigure: string
  /** What the figure counts, and in which year. */
  statisticsNote: string
  statisticsSource: string
  /** For What We Fund. A kind without examples is only a name in a sentence there. */
  examples?: { title: string; items: readonly string[] }
}

/** Everything about one kind of case, in one file. content.ts lists them all. */
export type CaseTypeDefinition = {
  slug: string
  picture: keyof typeof import('#ui/engravings/index.ts')
  /** The case type of an application that starts on this page. The form's own list is shorter. */
  applicationCode: ApplicationCaseType
  /** Typical funding, in dollars. */
  funding: Range
  /** Typical time to settle, in months. */
  months: Range
  copy: Localized<CaseTypeCopy>
}
