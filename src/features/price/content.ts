import { homeCrumb } from '#features/texts/content.ts'
import { definePage, definePlainTexts, type HeadFacts } from '#features/texts/schema.ts'
import { addressIn } from '#site/addresses.ts'
import { localized } from '#site/locale.ts'
import type { PageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { breadcrumbList, companyId } from '#site/structured-data.ts'
import { en as texts } from './content/en/texts.ts'
import { costPageWords } from './content/page-words.ts'

const costTexts = definePlainTexts(
  'pages',
  localized({
    en: texts,
  }),
)

export const costPage = definePage({
  name: 'What it costs',
  path: paths.cost,
  file: 'features/price/pages/cost.tsx',
  texts: costTexts,
  head: costHead,
  navigation: [{ label: localized({ en: 'What It Costs' }), in: ['header', 'funding'] }],
})

export const offersPage = definePage({
  name: 'Two offers',
  path: paths.costOffers,
  file: 'features/price/pages/offers.tsx',
  texts: {},
  head: headOfOffers,
  navigation: [{ label: localized({ en: 'Compare Two Offers' }), in: ['funding'] }],
})

function costHead({ texts, site, locale }: HeadFacts<typeof costTexts>): PageMeta {
  const title = texts['cost-page.title']
  return {
    title,
    ...costPageWords[locale].head,
    path: paths.cost,
    jsonLd: [
      {
        '@type': 'WebApplication',
        name: title,
        url: site.publicUrl + addressIn(locale, paths.cost),
        applicationCategory: 'FinanceApplication',
        operatingSystem: 'Any',
        isAccessibleForFree: true,
        provider: { '@id': companyId(site, locale) },
      },
      breadcrumbList(
        [homeCrumb[locale]],
        { label: costPageWords[locale].crumb, to: paths.cost },
        site,
        locale,
      ),
    ],
  }
}

function headOfOffers({ site, locale }: HeadFacts<Record<never, never>>): PageMeta {
  const { tabs, crumb, offersCrumb, offersHead } = costPageWords[locale]
  return {
    title: tabs.offers,
    ...offersHead,
    path: paths.costOffers,
    jsonLd: [
      breadcrumbList(
        [homeCrumb[locale], { label: crumb, to: paths.cost }],
        { label: offersCrumb, to: paths.costOffers },
        site,
        locale,
      ),
    ],
  }
}
