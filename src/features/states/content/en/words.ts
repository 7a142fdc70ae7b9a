import { en as claims } from '#site/content/en/claims.ts'
import { notLegalAdvice } from '#site/not-advice.ts'
import { sayDistrict } from '#site/service-area.ts'
import type { FaultRule } from '../profile.ts'

/** When these pages were written; the law may have changed since. */
const written = 'November 2026'

const index = {
  head: {
    description: `Pre-settlement funding in all ${claims.statesServed} states. Find yours: how long you have to sue, what happens if you share the blame, and the law on advances.`,
    keywords: [
      'pre-settlement funding by state',
      'lawsuit funding states',
      'statute of limitations by state',
      'comparative fault by state',
    ],
  },
  title: 'States We Serve',
  lead: `We fund injured people in all ${claims.statesServed} states. How long you have to sue depends on where you got hurt. The rules on an advance depend on where you live. If those are two different states, read both.`,
  whichTitle: 'Which state counts?',
  which: `For your case, it’s usually the state where it happened. A crash in Dallas falls under Texas law, even if you live in Ohio. For an advance, it’s usually the state where you live: Ohio. ${sayDistrict('en')}`,
  yearsLead:
    'This is the usual deadline for an injury case, counted from the day you got hurt. Claims against a city or a state often require written notice much sooner.',
  unsettledMark: '*',
  unsettledNote: '* Changed or about to change in 2026. The state’s page says how.',
  callTitle: 'Found your state? Tell us about your case',
  callText: `Applying takes ${claims.applicationTime}. It’s free, and you can walk away at any point before you sign. Or ask us first.`,
}

const state = {
  head: {
    description: (name: string, years: string) =>
      `Cash while your ${name} injury case is open. ${name} gives you ${years} to sue: see its fault rule, its limits and what differs for funding there.`,
    /** Leaves the number to the page, which has room for the doubt. */
    descriptionUnsettled: (name: string) =>
      `Cash while your ${name} injury case is open. How long you have to sue there is changing: see the period, the fault rule and what differs for funding.`,
    keywords: (name: string, cities: readonly string[]) => [
      `pre-settlement funding ${name}`,
      `lawsuit funding ${name}`,
      ...cities.map((city) => `legal funding ${city}`),
      `${name} statute of limitations personal injury`,
    ],
    service: (name: string) =>
      `Non-recourse pre-settlement funding for people with a pending injury case in ${name}.`,
  },
  title: (name: string) => ['Pre-Settlement Funding', `in ${name}`] as const,
  outline: (name: string) => `Outline of ${name}`,
  figures: {
    label: (name: string) => `${name} in figures`,
    timeToSue: 'Time to sue',
    timeToSueNote: 'for most injury cases',
    settlement: 'Typical settlement, a broad range',
    timeToSettle: 'Typical time to settle',
    months: 'months',
    population: 'Population',
    populationNote: '2020 census',
  },
  topics: { timeToSue: 'Time to sue', sharedFault: 'If you were partly to blame' },
  nearby: 'Nearby states',
  all: 'View All States',
  law: {
    title: (name: string) => `Injury law: the legal landscape in ${name}`,
    lead: (name: string) => `If you got hurt in ${name}, these rules apply.`,
  },
  funding: {
    title: (name: string) => `Funding law: if you live in ${name}`,
    lead: (name: string) => `For people who call ${name} home, wherever they got hurt.`,
  },
  cities: {
    title: (name: string) => `Major cities in ${name}`,
    note: 'Small towns get the same service.',
  },
  cases: { title: 'Common case types', note: 'Something else? Ask us.' },
  process: 'Three steps to funding',
  call: {
    title: (name: string) => `Waiting on a case in ${name}?`,
    text: `Applying takes ${claims.applicationTime}. You repay only if you win.`,
  },
  ranges: 'Broad ranges from no published source, and not a promise.',
  notAdvice: `${notLegalAdvice.en} Written in ${written}, and rules change.`,
}

const notFound = {
  title: 'State Not Found',
  before: "We couldn't find information for that state. Please check the URL or ",
  link: 'contact us',
  after: ' for assistance.',
  button: 'View All States',
}

/** In plain words, and by the name that people search for. */
const faultRules: Readonly<Record<FaultRule, { plain: string; name: string }>> = {
  pure: {
    plain: 'Your recovery drops by your share of fault, however large',
    name: 'Pure comparative fault',
  },
  'modified-50': {
    plain: 'Nothing at 50% of the blame or more',
    name: 'Modified comparative fault (50% bar)',
  },
  'modified-51': {
    plain: 'Nothing if you carry more than half the blame',
    name: 'Modified comparative fault (51% bar)',
  },
  contributory: { plain: 'Nothing if you were at fault at all', name: 'Contributory negligence' },
  'slight-gross': {
    plain: 'Only if your part was slight',
    name: 'Comparative negligence (slight/gross rule)',
  },
}

export const en = {
  index,
  state,
  notFound,
  faultRules,
  years: (count: number) => (count === 1 ? 'year' : 'years'),
}
