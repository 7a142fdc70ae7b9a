import type { ApplicationCaseType } from '#domain/applications.ts'
import type { PaperLanguage, SignerCapacity } from '#domain/contracts.ts'
import type { StateCode } from '#domain/states.ts'
import type { Period } from '#lib/price/time.ts'
import { english } from './words/english.ts'
import { spanish } from './words/spanish.ts'

export type ToldSide = 'parties' | 'insurers' | 'court'

/** How a language writes what stands in a line's places. Spaces that mustn't end a line don't break. */
export type PaperWords = {
  /** As in `<html lang>`. */
  tag: string
  /** At the foot of every page. */
  labels: { account: string; mark: string }
  /** Where nothing is: a blank would be against the law. */
  none: { charges: string; contracts: string; address: string; license: string; place: string; firm: string }
  noneGiven: string
  some: string
  notAsked: string
  formerly: (name: string) => string
  noLegalName: string
  addressIs: (address: string) => string
  date: (day: string) => string
  dateWithWeekday: (day: string) => string
  count: (number: number) => string
  businessDays: (number: number) => string
  list: (names: readonly string[]) => string
  /** Translates the owner’s English, if we know every word in it. */
  hours: (typed: string) => string | undefined
  approved: (number: string, day: string | undefined) => string
  steps: Readonly<Record<Period, string>>
  periods: Readonly<Record<Period, string>>
  cases: Readonly<Record<ApplicationCaseType, string>>
  capacities: Readonly<Record<SignerCapacity, string>>
  told: Readonly<Record<ToldSide, string>>
  state: (code: StateCode) => string
}

export const wordsOf = (language: PaperLanguage): PaperWords => (language === 'es' ? spanish : english)

/** “Page 1”, “section 6”, “Suite 400” and “8 AM” stay on one line. */
export const bind = (text: string): string =>
  text
    .replaceAll(/\b(page|section|form|página|sección|formulario|suite) (\d)/gi, '$1\u00a0$2')
    .replaceAll(/(\d) ([AP]M)\b/g, '$1\u00a0$2')
