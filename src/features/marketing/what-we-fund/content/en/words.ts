import { en as claims } from '#site/content/en/claims.ts'
import { spellNumber } from '#site/format.ts'
import type { Question } from '#site/structured-data.ts'

const sizes: readonly { label: string; figure: string; text: string }[] = [
  {
    label: 'Minimum',
    figure: claims.smallestAdvance,
    text: 'Enough to catch up on utilities and groceries.',
  },
  { label: 'Average', figure: claims.averageAdvance, text: 'What people get, on average.' },
  { label: 'Maximum', figure: claims.largestAdvance, text: 'For severe injuries with coverage to match.' },
]

const whatItDependsOn = [
  'How clear it is who was at fault',
  'How serious your injuries are, and how well they’re documented',
  'How much insurance there is to pay',
  'What fees and liens come off first',
  'How far along the case is',
]

const whatPeopleUseItFor = [
  'Rent or the mortgage',
  'Medical bills and co-pays',
  'Groceries, utilities, phone',
  'A car, so you can get to treatment',
  'Child care while you heal',
]

const notFunded = [
  'Cases without an attorney, until you have one',
  'Damage to a car or a house when nobody was hurt',
  'Divorce, custody, criminal and immigration matters',
  'Cases that are already settled and paid',
]

const questions: readonly Question[] = [
  {
    question: 'My kind of case isn’t on the list. Can I still apply?',
    answer:
      'Yes. Many other injury claims can fit: a dog bite, nursing home neglect, or an assault where a property owner failed to keep people safe. Choose “Other” in the application and tell us what happened.',
  },
  {
    question: 'How do you decide how much?',
    answer:
      'We estimate your share of the settlement after fees and liens, and advance you part of it. Only part, so there’s enough left for you at the end.',
  },
  {
    question: 'Does it matter if I was partly at fault?',
    answer:
      'It matters, but it doesn’t always rule you out. Most states lower what you recover by your share of the blame. In a few, any share at all means you get nothing. Your attorney can tell you how it works where you got hurt.',
  },
  {
    question: 'Can I get funding if I already took an advance somewhere else?',
    answer:
      'Sometimes. Tell us about it, because we count what you owe there first. In some cases we can pay off the earlier advance as part of a new one.',
  },
  {
    question: 'Can I use the money for anything?',
    answer: 'Yes. It’s meant for medical bills and living costs, and you decide which comes first.',
  },
]

export const en = {
  crumb: 'What We Fund',
  apply: 'Apply Now',
  ask: 'Ask About My Case',
  call: {
    title: 'Is your case one of these?',
    text: 'Applying is free, and you’re not locked into anything. Not sure it fits? Ask us first.',
  },
  notFunded: { title: 'What we can’t fund', items: notFunded },
  cases: {
    title: (count: number) => `${spellNumber(count, 'en')} kinds of cases, with examples`,
    /** The kinds are a list of links. */
    others: 'We also fund {kinds}.',
    compare: 'Compare all case types',
  },
  amounts: {
    title: 'How much you can get',
    lead: 'Part of what your case may pay you, so there’s enough left at the end.',
    sizes,
    axis: 'The average, drawn to scale.',
    dependsOn: { title: 'What it depends on', items: whatItDependsOn },
    usedFor: { title: 'What people use it for', items: whatPeopleUseItFor },
  },
  questions: { title: 'Does my case fit?', items: questions },
  head: {
    description: `Which injury cases we fund, with examples of each, and how much. Advances start at ${claims.smallestAdvance}. They average ${claims.averageAdvance}. What we can’t fund is here too.`,
    keywords: [
      'what we fund',
      'personal injury advance',
      'how much lawsuit funding',
      'settlement advance amount',
    ],
  },
}
