import { applyTexts } from '#features/apply/form/content/texts.ts'
import { processTexts } from '#features/chrome/content/process.ts'
import type { identityTexts } from '#features/texts/content.ts'
import { definePage, type HeadFacts, type Texts } from '#features/texts/schema.ts'
import { claims } from '#site/claims.ts'
import { defaultLocale, languageTags } from '#site/locale.ts'
import { absoluteUrl, type PageMeta } from '#site/page-meta.ts'
import { anchors, paths } from '#site/paths.ts'
import { areaServed } from '#site/structured-data.ts'
import { fundingTexts } from './content/funding.ts'
import { heroTexts } from './content/hero.ts'
import { testimonialTexts } from './content/testimonials.ts'
import { trustTexts } from './content/trust.ts'

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
    { label: { en: 'Three Steps' }, in: ['funding'], at: anchors.howItWorks },
    { label: { en: 'What We Fund' }, in: ['funding'], at: anchors.whatWeFund },
  ],
})

function homeHead({ texts, site: { name, publicUrl }, area }: HeadFacts<typeof homeTexts>): PageMeta {
  const url = absoluteUrl(paths.home, { publicUrl })
  const company = `${url}#company`
  return {
    title: `Pre-Settlement Funding for Injured People | ${name}`,
    description: `Cash for rent, food and medical bills while your injury case is open. No credit check, no upfront fees. Repay only if you win. All ${claims.statesServed} states.`,
    keywords: [
      'pre-settlement funding',
      'legal funding',
      'lawsuit funding',
      'personal injury funding',
      'settlement advance',
      'no credit check',
    ],
    path: paths.home,
    jsonLd: [
      {
        '@type': ['Organization', 'FinancialService'],
        '@id': company,
        name,
        url,
        telephone: texts['global.contact.phone'],
        email: texts['global.contact.email'],
        description: 'Non-recourse pre-settlement funding for people with a pending personal injury case.',
        areaServed: areaServed(area),
      },
      {
        '@type': 'WebSite',
        '@id': `${url}#website`,
        name,
        url,
        publisher: { '@id': company },
        inLanguage: languageTags[defaultLocale],
      },
    ],
  }
}
