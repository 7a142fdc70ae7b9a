import type { CaseTypeSlug } from '#site/case-figures.ts'

type Five = readonly [string, string, string, string, string]

/** What is written for one kind of case. Its name and figures come from `#site/case-figures.ts`. */
export type CaseTypeCopy = {
  id: number
  slug: CaseTypeSlug
  icon: string
  description: string
  metaDescription: string
  keywords: readonly string[]
  commonChallenges: Five
  whyFundingHelps: Five
  eligibilityFactors: Five
  /** The number that the note is about, set large. */
  statisticsFigure: string
  /** What the figure counts, with its year. */
  statisticsNote: string
  statisticsSource: string
}

/** One kind of case as its pages show it. */
export type CaseType = CaseTypeCopy & {
  name: string
  /** "$5,000 - $100,000" */
  averageFunding: string
  /** "6 months - 3 years" */
  typicalTimeframe: string
}
