import { claims } from '#site/claims.ts'
import { notLegalAdvice } from '#site/not-advice.ts'

/** When these pages were written; rules may have changed since. */
export const written = 'November 2026'

export const indexTexts = {
  title: 'States We Serve',
  lead: `We fund injury cases in all ${claims.statesServed} states. How long you have, and what a case can bring, depends on where you were hurt. Choose that state, even if you live in another.`,
  whichTitle: 'Which state counts?',
  which:
    'Usually the one where it happened. A crash in Dallas falls under Texas law, even if you have since gone home to Ohio. We do not fund cases in the District of Columbia.',
  yearsTitle: 'How long you have to sue',
  yearsLead:
    'The ordinary period for an injury case, counted from the day you were hurt. Claims against a city or a state often have to be announced much sooner.',
  faultTitle: 'If you were partly to blame',
  faultLead: 'The same crash can be worth something in one state and nothing across its border.',
  callTitle: 'Found your state? Tell us about your case',
  callText: `Applying takes ${claims.applicationTime}, costs nothing and commits you to nothing. Or ask us first.`,
}

export const stateTexts = {
  law: {
    title: (name: string) => `The legal landscape in ${name}`,
    lead: 'In plain words, with the statute or decision behind each rule, so that you and your attorney can look it up.',
  },
  funding: (name: string) => `What differs for funding in ${name}`,
  cities: {
    title: (name: string) => `Major cities in ${name}`,
    note: 'Everything is done by phone and online, so a small town is as near to us as these four.',
  },
  cases: { title: 'Common case types', note: 'And others: if an attorney took your case, ask us.' },
  process: 'Three steps to funding',
  call: {
    title: (name: string) => `Waiting on a case in ${name}?`,
    text: `Applying takes ${claims.applicationTime} and commits you to nothing. You repay only if you win.`,
  },
  ranges:
    'Typical ranges for injury cases, not a promise: yours depends on its facts, its proof and the insurance behind it.',
  notAdvice: `${notLegalAdvice} Rules change and have exceptions: ask your attorney about your own case. Written in ${written} from sources that may be older.`,
}

export const notFoundTexts = {
  title: 'State Not Found',
  before: "We couldn't find information for that state. Please check the URL or ",
  link: 'contact us',
  after: ' for assistance.',
  button: 'View All States',
}
