import { isServed, type Openness, type Posture } from '#domain/posture.ts'
import { type StateCode, stateCodes, states } from '#domain/states.ts'
import { timeToSue } from '#features/rules/content/time-to-sue.ts'
import { definePage } from '#features/texts/schema.ts'
import { compareNames } from '#site/format.ts'
import { type Locale, type Localized, localized, mapLocales } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { casePages } from './content/case-pages.ts'
import { districtHead } from './content/district.ts'
import { en } from './content/en/profiles.ts'
import { stateFacts } from './content/facts.ts'
import { indexHead } from './content/heads.ts'
import type { FaultRule, StateProfile } from './content/profile.ts'

const profileWords: Localized<typeof en> = localized({ en })

function toProfile({ value: code, label }: (typeof states)[number], locale: Locale): StateProfile {
  const { faultRule, ...facts } = stateFacts[code]
  const words = profileWords[locale][code]
  return {
    ...facts,
    ...words,
    code,
    name: label[locale],
    timeToSue: { ...words.timeToSue, years: timeToSue[code].years },
    sharedFault: { ...words.sharedFault, rule: faultRule },
    caseTypes: words.caseTypes.map((name, place) => {
      const page = casePages[code][place]
      return page ? { name, page } : { name }
    }),
  }
}

/** By name. Only loaders read it, so that no browser gets fifty states to show one. */
export const stateProfiles: Localized<readonly StateProfile[]> = mapLocales((locale) =>
  states.map((state) => toProfile(state, locale)).sort((a, b) => compareNames(a.name, b.name, locale)),
)

/** Takes a code in either case; the address of the page has it in lower case. */
export function findStateCode(code: string): StateCode | undefined {
  return stateCodes.find((known) => known === code.toUpperCase())
}

export function findState(code: string, locale: Locale): StateProfile | undefined {
  return stateProfiles[locale].find((state) => state.code === findStateCode(code))
}

export type StateName = { code: StateCode; name: string }

type Postures = Readonly<Record<StateCode, Openness>>

export function namesOf(codes: readonly StateCode[], locale: Locale): StateName[] {
  return stateProfiles[locale].flatMap(({ code, name }) => (codes.includes(code) ? [{ code, name }] : []))
}

export type MappedState = StateName & {
  city: string
  years: number
  unsettled: boolean
  rule: FaultRule
  posture: Posture
}
export type YearGroup = { years: number; states: MappedState[] }

export function groupStatesByYears(locale: Locale, rules: Postures): YearGroup[] {
  const states = stateProfiles[locale].map(
    ({ code, name, majorCities: [city], timeToSue: { years, unsettled }, sharedFault }): MappedState => ({
      code,
      name,
      city,
      years,
      unsettled: unsettled !== undefined,
      rule: sharedFault.rule,
      // To a reader, a state where we lack a license is closed.
      posture: isServed(rules[code]) ? rules[code].posture : 'closed',
    }),
  )
  const periods = [...new Set(states.map(({ years }) => years))].sort((a, b) => a - b)
  return periods.map((years) => ({ years, states: states.filter((state) => state.years === years) }))
}

export const statesPage = definePage({
  name: 'States we serve',
  path: paths.states,
  file: 'features/states/pages/states.tsx',
  texts: {},
  head: ({ site, locale, area }) => indexHead(namesOf(area, locale), site, locale),
  navigation: [{ label: localized({ en: 'States We Serve' }), in: ['header', 'company'] }],
})

export const districtPage = definePage({
  name: 'District of Columbia',
  path: paths.district,
  file: 'features/states/pages/district.tsx',
  texts: {},
  head: ({ site, locale }) => districtHead(site, locale),
})

export const statePage = definePage({
  name: 'One state',
  path: `${paths.states}/:code`,
  file: 'features/states/pages/state.tsx',
  texts: {},
  addresses: () => stateCodes.map((code) => paths.state(code)),
  exists: ({ code = '' }) => findStateCode(code) !== undefined,
})
