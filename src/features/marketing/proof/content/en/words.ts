import { en as claims } from '#site/content/en/claims.ts'

export const en = {
  crumb: 'Proof',
  footer: 'Proof',
  description:
    'Every claim on this site with its kind, its source and its day: contract, law, our own clocks, and public records.',
  promises: { title: 'What we promise' },
  records: {
    title: 'What we say about ourselves',
    lead: 'Numbers, ratings and seals. Where we name no source, ask us before you rely on it.',
  },
  licenses: {
    title: 'Where we’re licensed',
    claim: (state: string, license: string) => `${state} licenses us, number ${license}.`,
    fallback: 'Look us up on the state’s own site',
  },
  law: {
    title: 'What the law says',
    claim: (state: string, sentence: string) => `${state}: ${sentence}`,
    every: 'What each state’s law says about injury cases and our kind of money',
    source: 'On each state’s page, with the statute',
  },
  start: {
    title: 'Seen enough? Tell us about your case.',
    text: `Applying is free, takes ${claims.applicationTime} and commits you to nothing.`,
  },
}
