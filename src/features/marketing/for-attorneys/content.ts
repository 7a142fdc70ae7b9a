import { homeCrumb } from '#features/texts/content.ts'
import { definePage, definePlainTexts, type HeadFacts } from '#features/texts/schema.ts'
import { type Localized, localized } from '#site/locale.ts'
import type { PageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { breadcrumbList, faqPage } from '#site/structured-data.ts'
import { en as texts } from './content/en/texts.ts'
import { en } from './content/en/words.ts'

const forAttorneysTexts = definePlainTexts(
  'pages',
  localized({
    en: texts,
  }),
)

export const forAttorneysPage = definePage({
  name: 'For attorneys',
  path: paths.forAttorneys,
  file: 'features/marketing/for-attorneys/pages/for-attorneys.tsx',
  texts: forAttorneysTexts,
  head: forAttorneysHead,
  navigation: [{ label: localized({ en: 'For Attorneys' }), in: ['header', 'company'] }],
})

export const forAttorneysWords: Localized<typeof en> = localized({ en })

function forAttorneysHead({ site, locale }: HeadFacts<typeof forAttorneysTexts>): PageMeta {
  const { crumb, questions, head } = forAttorneysWords[locale]
  return {
    ...head,
    path: paths.forAttorneys,
    jsonLd: [
      faqPage(questions.items),
      breadcrumbList([homeCrumb[locale]], { label: crumb, to: paths.forAttorneys }, site, locale),
    ],
  }
}
