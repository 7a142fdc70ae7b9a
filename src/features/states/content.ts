import { definePage } from '#features/texts/schema.ts'
import type { Posture } from '#site/choices/posture.ts'
import { type StateCode, stateCodes } from '#site/choices/states.ts'
import type { Locale, Localized } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { greatLakes } from './content/great-lakes.ts'
import { gulfSouth } from './content/gulf-south.ts'
import { indexHead } from './content/heads.ts'
import { midAtlantic } from './content/mid-atlantic.ts'
import { mountain } from './content/mountain.ts'
import { northernNewEngland } from './content/northern-new-england.ts'
import { northernPlains } from './content/northern-plains.ts'
import { pacific } from './content/pacific.ts'
import type { FaultRule, StateProfile } from './content/profile.ts'
import { southAtlantic } from './content/south-atlantic.ts'
import { southernNewEngland } from './content/southern-new-england.ts'
import { southernPlains } from './content/southern-plains.ts'
import { southwest } from './content/southwest.ts'
import { upperSouth } from './content/upper-south.ts'

const en: readonly StateProfile[] = [
  ...northernNewEngland,
  ...southernNewEngland,
  ...midAtlantic,
  ...southAtlantic,
  ...upperSouth,
  ...gulfSouth,
  ...greatLakes,
  ...northernPlains,
  ...southernPlains,
  ...mountain,
  ...southwest,
  ...pacific,
].sort((a, b) => a.name.localeCompare(b.name, 'en'))

/** Only loaders read it, so no browser gets fifty states to show one. */
export const stateProfiles: Localized<readonly StateProfile[]> = { en }

/** Accepts a code in either case; the page's one address has it in lower case. */
export function findStateCode(code: string): StateCode | undefined {
  return stateCodes.find((known) => known === code.toUpperCase())
}

export function findState(code: string, locale: Locale): StateProfile | undefined {
  return stateProfiles[locale].find((state) => state.code === findStateCode(code))
}

export type StateName = { code: StateCode; name: string }
export type StateEntry = StateName & { city: string; posture: Posture }

type Postures = Readonly<Record<StateCode, { posture: Posture }>>

export const stateEntries = (locale: Locale, rules: Postures): StateEntry[] =>
  stateProfiles[locale].map(({ code, name, majorCities }) => ({
    code,
    name,
    city: majorCities[0],
    posture: rules[code].posture,
  }))

export function namesOf(codes: readonly StateCode[], locale: Locale): StateName[] {
  return stateProfiles[locale].flatMap(({ code, name }) => (codes.includes(code) ? [{ code, name }] : []))
}

const pickStates = (locale: Locale, matches: (state: StateProfile) => boolean) =>
  stateProfiles[locale]
    .filter(matches)
    .map(({ code, name, timeToSue }) => ({ code, name, unsettled: timeToSue.unsettled !== undefined }))

type StatePeriod = StateName & { unsettled: boolean }

/** "2 years: Alabama, Alaska, …", shortest period first. */
export function groupStatesByYears(locale: Locale): { years: number; states: StatePeriod[] }[] {
  const periods = [...new Set(stateProfiles[locale].map(({ timeToSue }) => timeToSue.years))].sort(
    (a, b) => a - b,
  )
  return periods.map((years) => ({
    years,
    states: pickStates(locale, ({ timeToSue }) => timeToSue.years === years),
  }))
}

const faultRules: readonly FaultRule[] = [
  'pure',
  'modified-51',
  'modified-50',
  'slight-gross',
  'contributory',
]

/** Mildest rule first. */
export function groupStatesByFaultRule(locale: Locale): { rule: FaultRule; states: StateName[] }[] {
  return faultRules.map((rule) => ({
    rule,
    states: pickStates(locale, ({ sharedFault }) => sharedFault.rule === rule).map(({ code, name }) => ({
      code,
      name,
    })),
  }))
}

export const statesPage = definePage({
  name: 'States we serve',
  path: paths.states,
  file: 'features/states/pages/states.tsx',
  texts: {},
  head: ({ site, locale, area }) => indexHead(namesOf(area, locale), site, locale),
  navigation: [{ label: { en: 'States We Serve' }, in: ['header', 'company'] }],
})

export const statePage = definePage({
  name: 'One state',
  path: `${paths.states}/:code`,
  file: 'features/states/pages/state.tsx',
  texts: {},
  addresses: () => stateCodes.map((code) => paths.state(code)),
  exists: ({ code = '' }) => findStateCode(code) !== undefined,
})
