import { type RecordClaim, recordClaims } from './claims.ts'
import type { KeptFigures } from './kept-promise.ts'
import { type Locale, type Localized, localized } from './locale.ts'
import { promisedHours } from './promised-hours.ts'

export type ClaimSource = { source: string; day: string }

/** What the owner decided about our words: the hours of the promise, and which claims are proven or hidden. */
export type SiteFacts = {
  promisedHours: number
  hidden: readonly RecordClaim[]
  sources: Readonly<Partial<Record<RecordClaim, ClaimSource>>>
  /** How we kept our word, while the owner shows it. */
  kept?: KeptSummary
}

/** What pages say in passing; nothing below twenty answers. */
export type KeptSummary = { files: number; told: Pick<KeptFigures, 'onTime' | 'medianMinutes'> | null }

export const plainFacts: SiteFacts = { promisedHours, hidden: [], sources: {} }

/** “24 hours”, “24-48 hours”, “24-Hour Response”, “24 Hour Approval”, and the figure alone; not “24 hours a day”. */
const ourHours: Localized<RegExp> = localized({
  en: new RegExp(
    `\\b${promisedHours}(-${2 * promisedHours})?(?=[ -]hours?\\b(?! a day))|^${promisedHours}$`,
    'gi',
  ),
})

const putHours = (text: string, hours: number, locale: Locale) =>
  hours === promisedHours
    ? text
    : text.replace(ourHours[locale], (_all, range?: string) =>
        range ? `${hours}-${2 * hours}` : String(hours),
      )

/** A list on one line, such as “No Credit Check • Fast Approval”, loses the item; other texts lose the sentence. */
const breaks = / [•·] |(?<=[.!?]) +(?=["“(]?[\p{Lu}\d$])/u

function drop(text: string, phrases: readonly string[]): string {
  const has = (part: string) => phrases.some((phrase) => part.includes(phrase))
  if (!has(text)) return text
  if (/<[a-z/]/i.test(text))
    return text.replace(/(^|>)([^<]+)/g, (_all, tag, words) => tag + drop(words, phrases))
  const mark = / [•·] /.exec(text)?.[0] ?? ' '
  return text
    .split(breaks)
    .filter((part) => !has(part))
    .join(mark)
}

/** Puts the owner's hours into every string, and takes hidden claims out; a string that was nothing else is empty. */
export function fitToSite<Value>(value: Value, facts: SiteFacts, locale: Locale): Value {
  if (facts.promisedHours === promisedHours && facts.hidden.length === 0) return value
  const phrases = facts.hidden.flatMap((name): readonly string[] => recordClaims[locale][name].phrases)
  const change = (part: unknown): unknown => {
    if (typeof part === 'string') return putHours(drop(part, phrases), facts.promisedHours, locale)
    if (Array.isArray(part)) return part.map(change)
    if (typeof part === 'function') return (...given: unknown[]) => change(part(...given))
    if (part === null || typeof part !== 'object' || part instanceof Date) return part
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, change(inner)]))
  }
  return change(value) as Value
}
