import { regulatorsText } from '#features/content/company/content.ts'
import { homeCrumb } from '#features/texts/content.ts'
import { definePage, definePlainTexts, type HeadFacts } from '#features/texts/schema.ts'
import { localized } from '#site/locale.ts'
import type { PageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { breadcrumbList } from '#site/structured-data.ts'
import { en } from './content/en/texts.ts'
import { proofPageWords } from './content/words.ts'

const proofTexts = { ...definePlainTexts('pages', localized({ en })), ...regulatorsText }

export const proofPage = definePage({
  name: 'Proof',
  path: paths.proof,
  file: 'features/marketing/proof/pages/proof.tsx',
  texts: proofTexts,
  head: proofHead,
})

function proofHead({ texts, site, locale }: HeadFacts<typeof proofTexts>): PageMeta {
  const { crumb, description } = proofPageWords[locale]
  return {
    title: texts['proof-page.title'],
    description,
    keywords: localized({ en: ['proof of advertising claims', 'legal funding company claims'] })[locale],
    path: paths.proof,
    jsonLd: [breadcrumbList([homeCrumb[locale]], { label: crumb, to: paths.proof }, site, locale)],
  }
}
