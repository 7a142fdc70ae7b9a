import {
  type CompanyPerson,
  companyPeopleSchema,
  peopleKey,
  type Regulator,
  regulatorsKey,
  regulatorsSchema,
} from '#features/content/company/schema.ts'
import { homeCrumb, officeTexts } from '#features/texts/content.ts'
import { definePage, definePlainTexts, type HeadFacts, type JsonDefinition } from '#features/texts/schema.ts'
import { localized } from '#site/locale.ts'
import type { PageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { breadcrumbList } from '#site/structured-data.ts'
import { en as texts } from './content/en/texts.ts'
import { whoWords } from './content/words.ts'

const whoTexts = {
  ...definePlainTexts(
    'pages',
    localized({
      en: texts,
    }),
  ),
  [peopleKey]: {
    section: 'pages',
    type: 'json',
    default: localized({ en: [] }),
    schema: companyPeopleSchema,
  } satisfies JsonDefinition<CompanyPerson[]>,
  [regulatorsKey]: {
    section: 'pages',
    type: 'json',
    default: localized({ en: [] }),
    schema: regulatorsSchema,
  } satisfies JsonDefinition<Regulator[]>,
  ...officeTexts,
}

export const whoWeArePage = definePage({
  name: 'Who we are',
  path: paths.whoWeAre,
  file: 'features/marketing/who-we-are/pages/who-we-are.tsx',
  texts: whoTexts,
  head: whoHead,
  opensWith: peopleKey,
  navigation: [{ label: localized({ en: 'Who We Are' }), in: ['company'] }],
})

function whoHead({ texts, site, locale }: HeadFacts<typeof whoTexts>): PageMeta {
  const { crumb, description } = whoWords[locale]
  return {
    title: texts['who-page.title'],
    description,
    keywords: ['legal funding company', 'licenses', 'complaints', 'opening hours'],
    path: paths.whoWeAre,
    jsonLd: [breadcrumbList([homeCrumb[locale]], { label: crumb, to: paths.whoWeAre }, site, locale)],
  }
}
