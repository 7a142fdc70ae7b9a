import { homeCrumb } from '#features/texts/content.ts'
import { definePage, definePlainTexts, type HeadFacts } from '#features/texts/schema.ts'
import { localized, pick } from '#site/locale.ts'
import type { PageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { breadcrumbList } from '#site/structured-data.ts'
import { en } from './content/en/texts.ts'
import { helpFirstWords } from './content/words.ts'

const helpFirstTexts = definePlainTexts('pages', localized({ en }))

export const helpFirstPage = definePage({
  name: 'Before you take our money',
  path: paths.helpFirst,
  file: 'features/marketing/help-first/pages/help-first.tsx',
  texts: helpFirstTexts,
  head: helpFirstHead,
  navigation: [{ label: pick(helpFirstWords, ({ footer }) => footer), in: ['help'] }],
})

function helpFirstHead({ texts, site, locale }: HeadFacts<typeof helpFirstTexts>): PageMeta {
  const { head, crumb, steps } = helpFirstWords[locale]
  const title = texts['help-first-page.title']
  return {
    title,
    description: head.description,
    keywords: head.keywords,
    path: paths.helpFirst,
    jsonLd: [
      {
        '@type': 'HowTo',
        name: title,
        step: steps.map((step) => ({ '@type': 'HowToStep', name: step.title, text: step.text })),
      },
      breadcrumbList([homeCrumb[locale]], { label: crumb, to: paths.helpFirst }, site, locale),
    ],
  }
}
