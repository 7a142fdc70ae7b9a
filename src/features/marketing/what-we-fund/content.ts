import { definePage, type HeadFacts, plainTexts } from '#features/texts/schema.ts'
import type { CaseTypeSlug } from '#site/case-figures.ts'
import { claims } from '#site/claims.ts'
import type { PageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { breadcrumbList, faqPage, type Question } from '#site/structured-data.ts'

export const trail = [{ label: 'Home', to: paths.home }]

const whatWeFundTexts = plainTexts('pages', {
  'what-we-fund-page.title': 'Injury cases, and the life around them',
  'what-we-fund-page.lead':
    'If someone else caused your injury and an attorney has your case, we can most likely look at it. Here is what fits, with examples, and what it may come to in dollars.',
})

export const whatWeFundPage = definePage({
  name: 'What we fund',
  path: paths.whatWeFund,
  file: 'features/marketing/what-we-fund/pages/what-we-fund.tsx',
  texts: whatWeFundTexts,
  head: whatWeFundHead,
  navigation: [{ label: { en: 'What We Fund' }, in: ['header'] }],
})

type FundedCase = { slug: CaseTypeSlug; title: string; examples: readonly string[] }

/** Six of the eight; the other two are named under them. */
export const fundedCases: readonly FundedCase[] = [
  {
    slug: 'car-accident',
    title: 'On the road',
    examples: [
      'Rear-end and intersection crashes',
      'Hit while walking or cycling',
      'Passengers, in a friend’s car or a ride share',
      'Uninsured and hit-and-run drivers',
    ],
  },
  {
    slug: 'truck-accident',
    title: 'Against a carrier',
    examples: [
      'Semis, tankers, dump and garbage trucks',
      'Delivery vans on a route',
      'Lost loads and broken brakes',
      'Buses and coaches',
    ],
  },
  {
    slug: 'slip-and-fall',
    title: 'On someone’s property',
    examples: [
      'Wet floors in stores and restaurants',
      'Broken stairs and missing rails',
      'Ice and holes left in a parking lot',
      'Bad lighting or security in a building',
    ],
  },
  {
    slug: 'medical-malpractice',
    title: 'In medical care',
    examples: [
      'Surgery on the wrong place, or gone wrong',
      'Cancer or a stroke found too late',
      'Birth injuries',
      'The wrong drug or the wrong dose',
    ],
  },
  {
    slug: 'workplace-injury',
    title: 'At work',
    examples: [
      'Falls from roofs and scaffolds',
      'Machines without a guard',
      'Crashes in a company vehicle',
      'Harm done by another contractor',
    ],
  },
  {
    slug: 'wrongful-death',
    title: 'For those left behind',
    examples: [
      'A fatal crash or fall',
      'A death in a hospital or a nursing home',
      'A death at work',
      'Claims brought by an estate for the family',
    ],
  },
]

/** Thousands of dollars, for the axis. The claims say the same in words. */
export const averageOnAxis = { from: 15, to: 25, max: 100, step: 25 } as const

export const sizes = [
  {
    label: 'Minimum',
    figure: claims.smallestAdvance,
    text: 'Enough for a light bill or a month’s bus fares.',
  },
  { label: 'Average', figure: claims.averageAdvance, text: 'What an advance comes to on average.' },
  { label: 'Maximum', figure: claims.largestAdvance, text: 'For severe injuries with coverage to match.' },
] as const

export const whatItDependsOn = [
  'How clear it is who was at fault',
  'How serious and how well recorded your injuries are',
  'How much insurance there is to pay',
  'What fees and liens will come off first',
  'How far along the case is',
] as const

export const whatPeopleUseItFor = [
  'Rent or the mortgage',
  'Medical bills and co-pays',
  'Food, power, phone',
  'A car, so that you can get to treatment',
  'Child care while you heal',
] as const

export const notFunded = [
  'Cases without an attorney, until there is one',
  'Damage to a car or a house alone, without an injury',
  'Divorce, custody, criminal and immigration matters',
  'Cases that are already settled and paid',
] as const

export const questions: readonly Question[] = [
  {
    question: 'My kind of case is not on the list. Can I still apply?',
    answer:
      'Yes. Dog bites, nursing home neglect, assault where a property owner failed to keep people safe, and many other injury claims can fit. Choose “Other” in the application and tell us what happened.',
  },
  {
    question: 'How do you decide how much?',
    answer:
      'We estimate what your share of the settlement may be after fees and liens, and advance a part of it. It is only a part so that enough is left for you at the end.',
  },
  {
    question: 'Does it matter if I was partly at fault?',
    answer:
      'It matters, and it does not always rule you out. Most states reduce what you recover by your share of the blame; a few bar recovery if you share any. Your attorney can tell you how it works where you live.',
  },
  {
    question: 'Can I have funding if I already took an advance elsewhere?',
    answer:
      'Sometimes. Tell us about it: what you owe there is counted first. In some cases an earlier advance can be paid off as part of a new one.',
  },
  {
    question: 'May I use the money for anything?',
    answer: 'Yes. It is meant for medical bills and living costs, and you decide which comes first.',
  },
]

function whatWeFundHead({ site }: HeadFacts<typeof whatWeFundTexts>): PageMeta {
  return {
    title: 'What We Fund',
    description: `Which injury cases we fund, with examples of each, and how much: advances start at ${claims.smallestAdvance} and average ${claims.averageAdvance}. What we cannot fund is here too.`,
    keywords: [
      'what we fund',
      'personal injury advance',
      'how much lawsuit funding',
      'settlement advance amount',
    ],
    path: paths.whatWeFund,
    jsonLd: [
      faqPage(questions),
      breadcrumbList(trail, { label: 'What We Fund', to: paths.whatWeFund }, site),
    ],
  }
}
