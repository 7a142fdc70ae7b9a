import { homeCrumb } from '#features/texts/content.ts'
import { definePage, definePlainTexts, type HeadFacts } from '#features/texts/schema.ts'
import { claims } from '#site/claims.ts'
import { spellNumber } from '#site/format.ts'
import type { Localized } from '#site/locale.ts'
import type { PageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { breadcrumbList, faqPage, type Question } from '#site/structured-data.ts'

const whatWeFundTexts = definePlainTexts('pages', {
  en: {
    'what-we-fund-page.title': 'Injury cases, and the life around them',
    'what-we-fund-page.lead':
      'If someone else caused your injury and an attorney has your case, we can most likely look at it. Here is what fits, with examples, and what it may come to in dollars.',
  },
})

export const whatWeFundPage = definePage({
  name: 'What we fund',
  path: paths.whatWeFund,
  file: 'features/marketing/what-we-fund/pages/what-we-fund.tsx',
  texts: whatWeFundTexts,
  head: whatWeFundHead,
  navigation: [{ label: { en: 'What We Fund' }, in: ['header'] }],
})

/** In thousands of dollars, for the axis. The claims say the same in words. */
export const averageOnAxis = { from: 15, to: 25, max: 100, step: 25 } as const

const sizes = [
  {
    label: 'Minimum',
    figure: claims.smallestAdvance,
    text: 'Enough for a light bill or a month’s bus fares.',
  },
  { label: 'Average', figure: claims.averageAdvance, text: 'What an advance comes to on average.' },
  { label: 'Maximum', figure: claims.largestAdvance, text: 'For severe injuries with coverage to match.' },
]

const whatItDependsOn = [
  'How clear it is who was at fault',
  'How serious and how well recorded your injuries are',
  'How much insurance there is to pay',
  'What fees and liens will come off first',
  'How far along the case is',
]

const whatPeopleUseItFor = [
  'Rent or the mortgage',
  'Medical bills and co-pays',
  'Food, power, phone',
  'A car, so that you can get to treatment',
  'Child care while you heal',
]

const notFunded = [
  'Cases without an attorney, until there is one',
  'Damage to a car or a house alone, without an injury',
  'Divorce, custody, criminal and immigration matters',
  'Cases that are already settled and paid',
]

const questions: readonly Question[] = [
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

const en = {
  crumb: 'What We Fund',
  apply: 'Apply Now',
  ask: 'Ask About My Case',
  notFunded: { title: 'What we cannot fund', items: notFunded },
  cases: {
    title: (count: number) => `${spellNumber(count)} kinds of cases, with examples`,
    others: 'We also fund ',
    compare: 'Compare all case types',
  },
  amounts: {
    title: 'How much it comes to',
    lead: 'A part of what your case may pay you, so that enough is left at the end.',
    sizes,
    axis: 'The average, drawn to scale.',
    dependsOn: { title: 'What it depends on', items: whatItDependsOn },
    usedFor: { title: 'What people use it for', items: whatPeopleUseItFor },
  },
  questions: { title: 'Does my case fit?', items: questions },
}

export const whatWeFundWords: Localized<typeof en> = { en }

function whatWeFundHead({ site, locale }: HeadFacts<typeof whatWeFundTexts>): PageMeta {
  const { crumb, questions } = whatWeFundWords[locale]
  return {
    title: crumb,
    description: `Which injury cases we fund, with examples of each, and how much: advances start at ${claims.smallestAdvance} and average ${claims.averageAdvance}. What we cannot fund is here too.`,
    keywords: [
      'what we fund',
      'personal injury advance',
      'how much lawsuit funding',
      'settlement advance amount',
    ],
    path: paths.whatWeFund,
    jsonLd: [
      faqPage(questions.items),
      breadcrumbList([homeCrumb[locale]], { label: crumb, to: paths.whatWeFund }, site),
    ],
  }
}
