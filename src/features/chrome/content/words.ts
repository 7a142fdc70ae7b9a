import type { Localized } from '#site/locale.ts'
import type { FooterGroup } from '#site/navigation.ts'
import { paths } from '#site/paths.ts'

type ChromeWords = {
  skip: string
  demoLabel: string
  demo: string
  /** A screen reader says it after the logo's name. */
  homePage: string
  mainNavigation: string
  menu: string
  call: (phone: string) => string
  callShort: string
  applyOrCall: string
  /** In the wide header, in the small menu, and on a page. */
  apply: { header: string; menu: string; page: string }
  consultation: string
  footerGroups: Readonly<Record<FooterGroup, string>>
  socialNetworks: readonly { name: string; text: `global.footer.${'facebook' | 'linkedin' | 'instagram'}` }[]
  licenses: string
  cookiePolicy: string
  blog: string
  loadingPosts: string
}

export const chromeWords: Localized<ChromeWords> = {
  en: {
    skip: 'Skip to main content',
    demoLabel: 'About this demo',
    demo: 'Demo: everyone here is made up',
    homePage: ', home page',
    mainNavigation: 'Main',
    menu: 'Menu',
    call: (phone) => `Call ${phone}`,
    callShort: 'Call',
    applyOrCall: 'Apply or call',
    apply: { header: 'Emergency Funds', menu: 'Get Funds Now', page: 'Apply Now' },
    consultation: 'Free Consultation',
    footerGroups: { funding: 'Funding', company: 'Company', help: 'Help' },
    socialNetworks: [
      { name: 'Facebook', text: 'global.footer.facebook' },
      { name: 'LinkedIn', text: 'global.footer.linkedin' },
      { name: 'Instagram', text: 'global.footer.instagram' },
    ],
    licenses: 'Licenses and registrations:',
    cookiePolicy: 'Cookie policy',
    blog: 'Blog',
    loadingPosts: 'Loading posts…',
  },
}

type TroubleWords = {
  failed: { title: string; text: string }
  backToHome: string
  waysOn: { title: string; links: readonly { label: string; to: string }[] }
}

export const troubleWords: Localized<TroubleWords> = {
  en: {
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
  },
}
