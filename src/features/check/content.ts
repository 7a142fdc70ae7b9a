import { homeCrumb } from '#features/texts/content.ts'
import { definePage, definePlainTexts, type HeadFacts } from '#features/texts/schema.ts'
import { addressIn } from '#site/addresses.ts'
import { localized } from '#site/locale.ts'
import { absoluteUrl, type PageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { breadcrumbList, companyId } from '#site/structured-data.ts'
import { en } from './content/en/texts.ts'
import { checkWords } from './content/words.ts'

const checkTexts = definePlainTexts('pages', localized({ en }))

export const checkPage = definePage({
  name: 'Can we help?',
  path: paths.check,
  file: 'features/check/pages/check.tsx',
  texts: checkTexts,
  head: checkHead,
})

function checkHead({ texts, site, locale }: HeadFacts<typeof checkTexts>): PageMeta {
  const { head, crumb } = checkWords[locale]
  const title = texts['check-page.title']
  return {
    title,
    description: head.description,
    keywords: head.keywords,
    path: paths.check,
    jsonLd: [
      {
        '@type': 'WebApplication',
        name: title,
        url: absoluteUrl(addressIn(locale, paths.check), site),
        applicationCategory: 'FinanceApplication',
        operatingSystem: 'Any',
        isAccessibleForFree: true,
        provider: { '@id': companyId(site, locale) },
      },
      breadcrumbList([homeCrumb[locale]], { label: crumb, to: paths.check }, site, locale),
    ],
  }
}
