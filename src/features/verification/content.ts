import { homeCrumb } from '#features/texts/content.ts'
import { definePage, definePlainTexts, type HeadFacts } from '#features/texts/schema.ts'
import { localized } from '#site/locale.ts'
import type { PageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { breadcrumbList } from '#site/structured-data.ts'
import { en } from './content/en/texts.ts'
import { verifyWords } from './content/words.ts'

const verifyTexts = definePlainTexts('pages', localized({ en }))

export const verifyPage = definePage({
  name: 'Is this letter real?',
  path: paths.verify,
  file: 'features/verification/pages/verify.tsx',
  texts: verifyTexts,
  head: verifyHead,
})

function verifyHead({ texts, site, locale }: HeadFacts<typeof verifyTexts>): PageMeta {
  const { head, crumb } = verifyWords[locale]
  return {
    title: texts['verify-page.title'],
    description: head.description,
    keywords: head.keywords,
    path: paths.verify,
    jsonLd: [breadcrumbList([homeCrumb[locale]], { label: crumb, to: paths.verify }, site, locale)],
  }
}
