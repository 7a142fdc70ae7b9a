import { processTexts } from '#features/chrome/content/process.ts'
import { homeCrumb } from '#features/texts/content.ts'
import { definePage, definePlainTexts, type HeadFacts } from '#features/texts/schema.ts'
import { type CostQuestion, plainQuestion } from '#lib/price/question.ts'
import { type Localized, localized } from '#site/locale.ts'
import type { PageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { breadcrumbList, faqPage } from '#site/structured-data.ts'
import { en as texts } from './content/en/texts.ts'
import { en } from './content/en/words.ts'

const ownTexts = definePlainTexts(
  'pages',
  localized({
    en: texts,
  }),
)
// Not a spread: a bundler keeps anything spread from a call, and browsers would get every default.
const howItWorksTexts = /* @__PURE__ */ Object.assign({}, processTexts, ownTexts)

export const howItWorksPage = definePage({
  name: 'How it works',
  path: paths.howItWorks,
  file: 'features/marketing/how-it-works/pages/how-it-works.tsx',
  texts: howItWorksTexts,
  head: howItWorksHead,
  navigation: [{ label: localized({ en: 'How It Works' }), in: ['header', 'company'] }],
})

export const example: CostQuestion = {
  ...plainQuestion,
  amount: 10_000,
  settlement: 90_000,
  liens: 20_000,
}

export type Chapter = { step: 1 | 2 | 3; lists: readonly { title: string; items: readonly string[] }[] }

export const howItWorksWords: Localized<typeof en> = localized({ en })

function howItWorksHead({ texts, site, locale }: HeadFacts<typeof howItWorksTexts>): PageMeta {
  const { questions, crumb, head } = howItWorksWords[locale]
  return {
    title: texts['how-it-works-page.title'],
    ...head,
    path: paths.howItWorks,
    jsonLd: [
      faqPage(questions.items),
      breadcrumbList([homeCrumb[locale]], { label: crumb, to: paths.howItWorks }, site, locale),
    ],
  }
}
