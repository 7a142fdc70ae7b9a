import { type Localized, localized } from '#site/locale.ts'
import type { FooterGroup } from '#site/navigation.ts'
import { paths } from '#site/paths.ts'

const en = {
  skip: 'Skip to main content',
  demoLabel: 'About this demo',
  demo: 'Demo: everyone here is made up',
  /** A screen reader says it after the logo's name. */
  homePage: ', home page',
  mainNavigation: 'Main',
  menu: 'Menu',
  call: (phone: string) => `Call ${phone}`,
  callShort: 'Call',
  applyOrCall: 'Apply or call',
  /** In the wide header, in the small menu, and on a page. */
  apply: { header: 'Emergency Funds', menu: 'Get Funds Now', page: 'Apply Now' },
  consultation: 'Free Consultation',
  footerGroups: { funding: 'Funding', company: 'Company', help: 'Help' } satisfies Record<
    FooterGroup,
    string
  >,
  socialNetworks: [
    { name: 'Facebook', text: 'global.footer.facebook' },
    { name: 'LinkedIn', text: 'global.footer.linkedin' },
    { name: 'Instagram', text: 'global.footer.instagram' },
  ] as const,
  licenses: 'Licenses and registrations:',
  cookiePolicy: 'Cookie policy',
  blog: 'Blog',
  loadingPosts: 'Loading posts…',
}

export const chromeWords: Localized<typeof en> = localized({ en })

const trouble = {
  failed: {
    title: 'We can’t show this page right now',
    text: 'Something went wrong on our end, not yours. Try again in a minute, or call us.',
  },
  backToHome: 'Back to Home',
  waysOn: {
    title: 'Or try one of these',
    links: [
      { label: 'How funding works', to: paths.howItWorks },
      { label: 'Kinds of cases we fund', to: paths.caseTypes },
      { label: 'States we serve', to: paths.states },
      { label: 'Talk to us', to: paths.contact },
    ],
  },
}

export const troubleWords: Localized<typeof trouble> = localized({ en: trouble })
