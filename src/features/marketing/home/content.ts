import { applyTexts } from '#features/apply/form/content/texts.ts'
import { processTexts } from '#features/chrome/content/process.ts'
import type { identityTexts } from '#features/texts/content.ts'
import { definePage, definePlainTexts, type HeadFacts, type Texts } from '#features/texts/schema.ts'
import { addressIn } from '#site/addresses.ts'
import { languageTags, localized } from '#site/locale.ts'
import { absoluteUrl, type PageMeta } from '#site/page-meta.ts'
import { anchors, paths } from '#site/paths.ts'
import { areaServed } from '#site/structured-data.ts'
import { en as funding } from './content/en/funding.ts'
import { en as head } from './content/en/head.ts'
import { en as trust } from './content/en/trust.ts'
import { heroTexts } from './content/hero.ts'
import { testimonialTexts } from './content/testimonials.ts'

const trustTexts = definePlainTexts(
  'trust',
  localized({
    en: trust,
  }),
)

const fundingTexts = definePlainTexts(
  'pages',
  localized({
    en: funding,
  }),
)

const homeTexts = {
  ...heroTexts,
  ...trustTexts,
  ...processTexts,
  ...applyTexts,
  ...fundingTexts,
  ...testimonialTexts,
}

export type HomeTexts = Texts<typeof homeTexts & typeof identityTexts>

export const homePage = definePage({
  name: 'Home',
  path: paths.home,
  file: 'features/marketing/home/pages/home.tsx',
  texts: homeTexts,
  head: homeHead,
  navigation: [
    { label: localized({ en: 'Three Steps' }), in: ['funding'], at: anchors.howItWorks },
    { label: localized({ en: 'What We Fund' }), in: ['funding'], at: anchors.whatWeFund },
  ],
})

const headWords = localized({ en: head })

function homeHead({ texts, site: { name, publicUrl }, locale, area }: HeadFacts<typeof homeTexts>): PageMeta {
  const head = headWords[locale]
  const url = absoluteUrl(addressIn(locale, paths.home), { publicUrl })
  const company = `${url}#company`
  return {
    ...{ title: head.title(name), description: head.description, keywords: head.keywords },
    path: paths.home,
    jsonLd: [
      {
        '@type': ['Organization', 'FinancialService'],
        '@id': company,
        name,
        url,
        telephone: texts['global.contact.phone'],
        email: texts['global.contact.email'],
        description: head.company,
        areaServed: areaServed(area, locale),
      },
      {
        '@type': 'WebSite',
        '@id': `${url}#website`,
        name,
        url,
        publisher: { '@id': company },
        inLanguage: languageTags[locale],
      },
    ],
  }
}
