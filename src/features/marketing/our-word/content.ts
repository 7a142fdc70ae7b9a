import { homeCrumb } from '#features/texts/content.ts'
import { definePage, definePlainTexts, type HeadFacts } from '#features/texts/schema.ts'
import { localized, pick } from '#site/locale.ts'
import type { PageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { breadcrumbList } from '#site/structured-data.ts'
import { en } from './content/en/texts.ts'
import { ourWordWords } from './content/words.ts'

const ourWordTexts = definePlainTexts('pages', localized({ en }))

export const ourWordPage = definePage({
  name: 'How we kept our word',
  path: paths.ourWord,
  file: 'features/marketing/our-word/pages/our-word.tsx',
  texts: ourWordTexts,
  head: ourWordHead,
  isOpen: ({ kept }) => kept !== undefined,
  navigation: [{ label: pick(ourWordWords, ({ footer }) => footer), in: ['company'] }],
})

function ourWordHead({ texts, site, locale }: HeadFacts<typeof ourWordTexts>): PageMeta {
  const { crumb, description } = ourWordWords[locale]
  return {
    title: texts['our-word-page.title'],
    description,
    keywords: ['legal funding response time', 'answers on time'],
    path: paths.ourWord,
    jsonLd: [breadcrumbList([homeCrumb[locale]], { label: crumb, to: paths.ourWord }, site, locale)],
  }
}
