import type { PublicState } from '#features/rules/schema.ts'
import { describeCap } from '#site/cap-words.ts'
import { formatDate, formatDollars } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { ruleWords } from './rule-words.ts'

/** "December 19, 2026", of a day without an hour. */
export const formatRuleDay = (day: string, locale: Locale): string =>
  formatDate(day, { dateStyle: 'long', timeZone: 'UTC' }, locale)

export type RuleFact = { label: string; lines: string[] }

/** The numbers of a rule in words. Where we fund nobody they are of no use to the reader. */
export function listRuleFacts(rule: PublicState, locale: Locale): RuleFact[] {
  const { facts } = ruleWords[locale]
  const { caps, cancelDays, mostMonths, largestAdvance, license, checkedOn } = rule
  const checked = say(facts.checked, checkedOn, (day) => formatRuleDay(day, locale))
  if (rule.posture === 'closed') return checked
  return [
    ...(caps.length > 0 ? [{ label: facts.caps, lines: caps.map((cap) => describeCap(cap, locale)) }] : []),
    ...say(facts.cancel, cancelDays, facts.cancelDays),
    ...say(facts.mostMonths, mostMonths, facts.months),
    ...say(facts.largestAdvance, largestAdvance, (cents) => formatDollars(cents / 100, locale)),
    ...say(facts.license, license, (number) => number),
    ...checked,
  ]
}

const say = <Value>(label: string, value: Value | null, words: (value: Value) => string): RuleFact[] =>
  value === null ? [] : [{ label, lines: [words(value)] }]
