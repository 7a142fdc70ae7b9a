import type { Posture } from '#domain/posture.ts'
import { type StateCode, stateCodes } from '#domain/states.ts'
import type { Locale, Localized } from './locale.ts'

/** The states whose residents we fund. */
export type ServiceArea = readonly StateCode[]

export const everyState: ServiceArea = stateCodes

export const listServed = (rules: Readonly<Record<StateCode, { posture: Posture }>>): ServiceArea =>
  stateCodes.filter((code) => rules[code].posture !== 'closed')

type AreaWords = { everywhere: RegExp; count: (states: number) => string }

const words: Localized<AreaWords> = {
  en: {
    everywhere: /\ball (?:50|fifty) states\b/gi,
    count: (states) => (states === 1 ? '1 state' : `${states || 'no'} states`),
  },
}

/** Texts say “all 50 states”. While a rule closes a state, this puts the real number in every string. */
export function fitToArea<Value>(value: Value, served: number, locale: Locale): Value {
  if (served === everyState.length) return value
  const { everywhere, count } = words[locale]
  return JSON.parse(JSON.stringify(value), (_name, part: unknown) =>
    typeof part === 'string' ? part.replaceAll(everywhere, count(served)) : part,
  )
}
