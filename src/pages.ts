import { applyPage, thankYouPage } from '#features/apply/form/content.ts'
import { blogPages } from '#features/blog/posts/content/pages.ts'
import { caseTypePage, caseTypesPage } from '#features/case-types/content.ts'
import { checkPage } from '#features/check/content.ts'
import { notFoundPage } from '#features/chrome/content/not-found.ts'
import { everyPage } from '#features/chrome/content.ts'
import { contactPage } from '#features/contact/content.ts'
import { faqPage } from '#features/marketing/faq/content.ts'
import { forAttorneysPage } from '#features/marketing/for-attorneys/content.ts'
import { helpFirstPage } from '#features/marketing/help-first/content.ts'
import { homePage } from '#features/marketing/home/content.ts'
import { howItWorksPage } from '#features/marketing/how-it-works/content.ts'
import {
  accessibilityPage,
  cookiePolicyPage,
  healthDataPage,
  privacyPolicyPage,
  termsPage,
} from '#features/marketing/legal/content.ts'
import { ourWordPage } from '#features/marketing/our-word/content.ts'
import { proofPage } from '#features/marketing/proof/content.ts'
import { whatWeFundPage } from '#features/marketing/what-we-fund/content.ts'
import { whoWeArePage } from '#features/marketing/who-we-are/content.ts'
import { costPage, offersPage } from '#features/price/content.ts'
import { districtPage, statePage, statesPage } from '#features/states/content.ts'
import { collectTexts, type Page } from '#features/texts/schema.ts'
import { verifyPage } from '#features/verification/content.ts'
import { addressIn } from '#site/addresses.ts'
import { type Locale, locales } from '#site/locale.ts'
import type { Navigation, SitePages } from '#site/navigation.ts'
import { paths } from '#site/paths.ts'

/** Every page of the public site, in navigation order. Each describes itself in its own folder. */
export const pages: readonly Page[] = [
  homePage,
  howItWorksPage,
  faqPage,
  whatWeFundPage,
  costPage,
  offersPage,
  checkPage,
  caseTypesPage,
  caseTypePage,
  forAttorneysPage,
  statesPage,
  districtPage,
  statePage,
  ...blogPages,
  applyPage,
  thankYouPage,
  contactPage,
  whoWeArePage,
  proofPage,
  ourWordPage,
  helpFirstPage,
  verifyPage,
  privacyPolicyPage,
  termsPage,
  cookiePolicyPage,
  healthDataPage,
  accessibilityPage,
  notFoundPage,
]

/** Every text that an administrator can replace. */
export const contentRegistry = collectTexts([everyPage, ...pages])

export const sitePages: SitePages = {
  linksIn: collectLinks,
  opening: (locale) =>
    pages.flatMap(({ path, isOpen, navigation: [link] = [] }) =>
      isOpen && link ? [{ isOpen, link: { label: link.label[locale], to: path } }] : [],
    ),
  listed: pages.filter(({ crawlers, isOpen }) => !crawlers && !isOpen).flatMap(listAddresses),
  keptOut: [
    paths.admin,
    '/upload',
    // Not "/case" itself: crawlers read it as the beginning of a path, and "/case-types" begins like it.
    '/case/',
    '/firm/',
    '/continue',
    '/api',
    ...pages
      .filter(({ crawlers }) => crawlers === 'stay-out')
      .flatMap(({ path }) => locales.map((locale) => addressIn(locale, path))),
  ],
}

function listAddresses({ path, route, addresses }: Page): string[] {
  if (addresses) return addresses()
  return route || path.includes(':') ? [] : [path]
}

function collectLinks(locale: Locale): Navigation {
  const linksOf = (place: keyof Navigation) =>
    pages.flatMap(({ path, isOpen, navigation = [] }) =>
      navigation
        .filter((link) => !isOpen && link.in.includes(place))
        .map(({ label, at }) => ({ label: label[locale], to: at ? `${path}#${at}` : path })),
    )
  return {
    header: linksOf('header'),
    funding: linksOf('funding'),
    company: linksOf('company'),
    help: linksOf('help'),
  }
}
