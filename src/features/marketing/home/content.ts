import { applyTexts } from '#features/apply/form/content/texts.ts'
import { processTexts } from '#features/chrome/content/process.ts'
import type { identityTexts } from '#features/texts/content.ts'
import { definePage, definePlainTexts, type HeadFacts, type Texts } from '#features/texts/schema.ts'
import { claims } from '#site/claims.ts'
import { languageTags, localized } from '#site/locale.ts'
import { absoluteUrl, type PageMeta } from '#site/page-meta.ts'
import { anchors, paths } from '#site/paths.ts'
import { concession, promise } from '#site/promise.ts'
import { areaServed } from '#site/structured-data.ts'
import { heroTexts } from './content/hero.ts'
import { testimonialTexts } from './content/testimonials.ts'

const trustTexts = definePlainTexts(
  'trust',
  localized({
    en: {
      'trust.title': 'Steady help when things are hard',
      'trust.subtitle':
        'You’re trusting us with your medical records and a case that matters. We read all of it, and we explain every number in plain words before you sign.',
      'trust.badge1.title': claims.attorneyEndorsed,
      'trust.badge1.description': `Attorneys rate us ${claims.attorneyRating}. We work with ${claims.lawFirms} law firms.`,
      'trust.badge2.title': claims.fiveStarReviews,
      'trust.badge2.description': `${claims.clientsHelped} clients helped in ${claims.yearsInBusiness} years.`,
      'trust.badge3.title': claims.licensedAndBonded,
      'trust.badge3.description': `We serve injured people in all ${claims.statesServed} states.`,
      'trust.guarantee.title': 'Risk-Free Guarantee',
      'trust.guarantee.promise': 'If you don’t win your case, you keep the money and owe us nothing.',
      'trust.guarantee.exceptions': concession,
      'trust.guarantee.feature1.figure': '$0',
      'trust.guarantee.feature1.title': claims.noUpfrontFees,
      'trust.guarantee.feature1.description': 'It costs nothing to apply and nothing to get an answer.',
      'trust.guarantee.feature2.figure': '0',
      'trust.guarantee.feature2.title': claims.noCreditCheck,
      'trust.guarantee.feature2.description': 'We look at your case, not your credit. Bad credit is fine.',
      'trust.guarantee.feature3.figure': '1',
      'trust.guarantee.feature3.title': claims.payOnlyIfYouWin,
      'trust.guarantee.feature3.description': 'One condition: no win, no payment.',
      'trust.guarantee.feature4.figure': '24',
      'trust.guarantee.feature4.title': claims.dayApproval,
      'trust.guarantee.feature4.description': promise,
    },
  }),
)

const fundingTexts = definePlainTexts(
  'pages',
  localized({
    en: {
      'what-we-fund.title': 'What we fund',
      'what-we-fund.subtitle':
        'How much you can get depends on who was at fault, how badly you were hurt, and what insurance can pay.',
      'what-we-fund.car-accident': 'You were hit as a driver, a passenger or on foot.',
      'what-we-fund.truck-accident': 'Semis, delivery vans and other company vehicles.',
      'what-we-fund.slip-and-fall': 'Wet floors, broken stairs, ice that nobody cleared.',
      'what-we-fund.medical-malpractice': 'Surgery errors, missed diagnoses, birth injuries.',
      'what-we-fund.workplace-injury': 'Construction sites, warehouses, machines and falls.',
      'what-we-fund.wrongful-death': 'For families who lost someone they love.',
      'what-we-fund.note': `These are broad ranges from no published source, not an offer. Across all cases, advances start at ${claims.smallestAdvance}. They average ${claims.averageAdvance}.`,
      'what-we-fund.all-link': 'See all case types',
      'what-we-fund.more-link': 'What we fund, with examples',
    },
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

function homeHead({ texts, site: { name, publicUrl }, locale, area }: HeadFacts<typeof homeTexts>): PageMeta {
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
