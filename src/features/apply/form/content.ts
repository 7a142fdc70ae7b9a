import { homeCrumb } from '#features/texts/content.ts'
import { definePage, type HeadFacts } from '#features/texts/schema.ts'
import { pick } from '#site/locale.ts'
import type { PageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { breadcrumbList, faqPage } from '#site/structured-data.ts'
import { applyWords } from './content/apply-page.ts'
import { applyPageTexts, applyTexts, thankYouPageTexts } from './content/texts.ts'
import { thankYouWords } from './content/thank-you.ts'

const texts = { ...applyTexts, ...applyPageTexts }

export const applyPage = definePage({
  name: 'Apply',
  path: paths.apply,
  file: 'features/apply/form/pages/apply.tsx',
  texts,
  head: applyHead,
  navigation: [{ label: pick(applyWords, ({ crumb }) => crumb), in: ['funding'] }],
})

export const thankYouPage = definePage({
  name: 'Thank you',
  path: paths.thankYou,
  file: 'features/apply/form/pages/thank-you.tsx',
  texts: thankYouPageTexts,
  head: ({ locale }) => ({ ...thankYouWords[locale].head, path: paths.thankYou, noindex: true }),
  crawlers: 'stay-out',
})

function applyHead({ site, locale }: HeadFacts<typeof texts>): PageMeta {
  const { head, crumb, questions } = applyWords[locale]
  return {
    ...head,
    path: paths.apply,
    jsonLd: [
      faqPage(questions.items),
      breadcrumbList([homeCrumb[locale]], { label: crumb, to: paths.apply }, site, locale),
    ],
  }
}
