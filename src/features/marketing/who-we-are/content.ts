import { companyTexts } from '#features/content/company/content.ts'
import { homeCrumb, officeTexts } from '#features/texts/content.ts'
import { definePage, definePlainTexts, type HeadFacts } from '#features/texts/schema.ts'
import { localized } from '#site/locale.ts'
import type { PageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { breadcrumbList } from '#site/structured-data.ts'
import { whoPageTexts, whoWords } from './content/words.ts'

const whoTexts = {
  ...definePlainTexts('pages', whoPageTexts),
  ...companyTexts,
  ...officeTexts,
}

export const whoWeArePage = definePage({
  name: 'Who we are',
  path: paths.whoWeAre,
  file: 'features/marketing/who-we-are/pages/who-we-are.tsx',
  texts: whoTexts,
  head: whoHead,
  navigation: [{ label: localized({ en: 'Who We Are' }), in: ['company'] }],
})

const keywords = localized({ en: ['legal funding company', 'licenses', 'complaints', 'opening hours'] })

function whoHead({ texts, site, locale }: HeadFacts<typeof whoTexts>): PageMeta {
  const { crumb, description, bare } = whoWords[locale]
  return {
    title: texts['who-page.title'],
    description: texts['who-page.people'].length > 0 ? description : bare.description,
    keywords: keywords[locale],
    path: paths.whoWeAre,
    jsonLd: [breadcrumbList([homeCrumb[locale]], { label: crumb, to: paths.whoWeAre }, site, locale)],
  }
}
