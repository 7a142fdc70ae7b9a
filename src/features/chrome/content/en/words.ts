import type { FooterGroup } from '#site/navigation.ts'

export const en = {
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
