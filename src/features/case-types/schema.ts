import type { ApplicationCaseType } from '#site/choices/applications.ts'
import type { Localized } from '#site/locale.ts'

type Five = readonly [string, string, string, string, string]
export type Range = readonly [from: number, to: number]

/** What is written about one kind of case. */
export type CaseTypeCopy = {
  name: string
  /** "We also fund motorcycle accidents": several of them, as a sentence names them. */
  inASentence: string
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
  /** For the page What We Fund, which names a kind without them in one line. */
  examples?: { title: string; items: readonly string[] }
}

/** Everything about one kind of case, in one file. The list of them is in content.ts. */
export type CaseTypeDefinition = {
  id: number
  slug: string
  icon: string
  /** The engraving that stands for it. */
  picture: keyof typeof import('#ui/engravings/index.ts')
  /** What an application that starts on its page is filed under. The form's own list is shorter. */
  applicationCode: ApplicationCaseType
  /** Typical funding in dollars. */
  funding: Range
  /** Typical time to settle in months. */
  months: Range
  copy: Localized<CaseTypeCopy>
}
