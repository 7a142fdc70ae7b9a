import { labelOf } from '#domain/choice.ts'
import { isServed, type Openness, waitsForLicense } from '#domain/posture.ts'
import { type StateCode, stateCodes, states } from '#domain/states.ts'
import { type Locale, type Localized, localized } from './locale.ts'

/** The states whose residents we fund. */
export type ServiceArea = readonly StateCode[]

export const everyState: ServiceArea = stateCodes

export const listServed = (rules: Readonly<Record<StateCode, Openness>>): ServiceArea =>
  stateCodes.filter((code) => isServed(rules[code]))

type AreaWords = {
  everywhere: RegExp
  count: (states: number) => string
  closed: (state: string) => string
  unlicensed: (state: string) => string
  district: string
}

const words: Localized<AreaWords> = localized({
  en: {
    everywhere: /\ball (?:50|fifty) states\b/gi,
    count: (states) => (states === 1 ? '1 state' : `${states || 'no'} states`),
    closed: (state) => `We don’t fund people who live in ${state}.`,
    unlicensed: (state) =>
      `We don’t fund people who live in ${state} yet. It takes a license or registration there, and we don’t have ours.`,
    district: 'We don’t fund people who live in the District of Columbia.',
  },
})

/** Texts say “all 50 states”. While a rule closes a state, this puts the real number in every string. */
export function fitToArea<Value>(value: Value, served: number, locale: Locale): Value {
  if (served === everyState.length) return value
  const { everywhere, count } = words[locale]
  return JSON.parse(JSON.stringify(value), (_name, part: unknown) =>
    typeof part === 'string' ? part.replaceAll(everywhere, count(served)) : part,
  )
}

/** Why we take nothing from people who live there; undefined where we do. */
export function sayUnserved(
  rule: Openness & { code: StateCode; sentence: string },
  locale: Locale,
): string | undefined {
  if (isServed(rule)) return undefined
  return (!waitsForLicense(rule) && rule.sentence) || sayClosed(rule, locale)
}

/** The same in our own words, where the owner's stand beside them. */
export function sayClosed(rule: Openness & { code: StateCode }, locale: Locale): string {
  const { unlicensed, closed } = words[locale]
  return (waitsForLicense(rule) ? unlicensed : closed)(labelOf(states, rule.code, locale))
}

/** The District of Columbia is no state, and has no rule of its own. */
export const sayDistrict = (locale: Locale): string => words[locale].district
