import { homeCrumb } from '#features/texts/content.ts'
import { definePage, definePlainTexts, type HeadFacts } from '#features/texts/schema.ts'
import { type Localized, localized } from '#site/locale.ts'
import type { PageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { breadcrumbList, faqPage } from '#site/structured-data.ts'
import { en as texts } from './content/en/texts.ts'
import { en } from './content/en/words.ts'

const whatWeFundTexts = definePlainTexts(
  'pages',
  localized({
    en: texts,
  }),
)

export const whatWeFundPage = definePage({
  name: 'What we fund',
  path: paths.whatWeFund,
  file: 'features/marketing/what-we-fund/pages/what-we-fund.tsx',
  texts: whatWeFundTexts,
  head: whatWeFundHead,
  navigation: [{ label: localized({ en: 'What We Fund' }), in: ['header'] }],
})

/** In thousands of dollars, for the axis. The claims say the same in words. */
export const averageOnAxis = { from: 15, to: 25, max: 100, step: 25 } as const

export const whatWeFundWords: Localized<typeof en> = localized({ en })

function whatWeFundHead({ site, locale }: HeadFacts<typeof whatWeFundTexts>): PageMeta {
  const { crumb, questions, head } = whatWeFundWords[locale]
  return {
    title: crumb,
    ...head,
    path: paths.whatWeFund,
    jsonLd: [
      faqPage(questions.items),
      breadcrumbList([homeCrumb[locale]], { label: crumb, to: paths.whatWeFund }, site, locale),
    ],
  }
}
