import { type Localized, localized } from '#site/locale.ts'
import type { Range } from '../schema.ts'
import { en } from './en/words.ts'

export type CaseTypeWords = {
  index: {
    crumb: string
    title: string
    lead: (count: number) => string
    /** A line breaks only between them. */
    promises: readonly [string, string]
    ask: string
    call: { title: readonly [string, string, string]; text: string; apply: string; contact: string }
    head: { description: (count: number) => string; keywords: readonly string[] }
  }
  /** Keeps its two ends apart with a hyphen between spaces. */
  timeframe: (months: Range) => string
  ledger: {
    kind: string
    funding: string
    timeline: string
    fundingAxis: string
    axis: (years: number) => string
    axes: string
    more: string
    about: (name: string) => string
  }
  detail: {
    apply: string
    funding: string
    fundingNote: string
    timeline: string
    timelineNote: string
    challenges: string
    helps: string
    eligibility: string
    eligibilityNote: string
    statistics: string
    source: (name: string) => string
    askAttorney: string
    related: string
    applyFor: (name: string) => string
    head: { title: (name: string) => string; topic: string; keyword: string }
  }
  notFound: { title: string; text: string; button: string; suggestions: string }
}

export const caseTypeWords: Localized<CaseTypeWords> = localized({ en })
