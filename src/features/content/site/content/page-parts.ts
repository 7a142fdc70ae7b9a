import type { NamedPart } from '../content.ts'

const opening = (prefix: string, more: Record<string, string> = {}): NamedPart => ({
  name: 'Opening',
  texts: { [`${prefix}.title`]: 'Headline', [`${prefix}.lead`]: 'Under the headline', ...more },
})

/** The parts of the pages with fewer texts. */
export const pageParts: readonly NamedPart[] = [
  {
    name: 'Name',
    texts: {
      'global.brand.name': 'Company',
      'global.brand.short-name': 'Company, short',
      'global.brand.descriptor': 'Under the short name',
    },
  },
  {
    name: 'How to reach you',
    texts: {
      'global.contact.phone': 'Phone number',
      'global.contact.phone-hours': 'Phone hours',
      'global.contact.email': 'Email address',
    },
  },
  {
    name: 'Foot of the page',
    texts: {
      'global.footer.call-heading': 'Above the phone number',
      'global.footer.social-heading': 'Above the social pages',
      'global.footer.facebook': 'Facebook page',
      'global.footer.linkedin': 'LinkedIn page',
      'global.footer.instagram': 'Instagram page',
      'global.footer.disclosure': 'Disclosure',
      'global.footer.rights': 'After the copyright',
    },
  },
  opening('how-it-works-page', { 'how-it-works-page.button': 'Button' }),
  opening('faq-page'),
  { name: 'Questions', texts: { 'faq.items': 'Questions and answers' } },
  opening('what-we-fund-page'),
  opening('cost-page', { 'cost-page.button': 'Button' }),
  opening('for-attorneys-page', { 'for-attorneys-page.button': 'Button' }),
  opening('apply-page'),
  {
    name: 'Seals',
    texts: {
      'apply-page.badge1.title': 'Seal 1',
      'apply-page.badge1.description': 'Seal 1, detail',
      'apply-page.badge2.title': 'Seal 2',
      'apply-page.badge2.description': 'Seal 2, detail',
      'apply-page.badge3.title': 'Seal 3',
      'apply-page.badge3.description': 'Seal 3, detail',
    },
  },
  opening('thank-you-page'),
  {
    name: 'Opening',
    texts: {
      'global.contact.hero-title': 'Headline',
      'global.contact.hero-description': 'Under the headline',
      'global.contact.trust-indicator-1': 'Point 1',
      'global.contact.trust-indicator-2': 'Point 2',
    },
  },
  {
    name: 'Urgent cases',
    texts: { 'global.contact.urgent-heading': 'Heading', 'global.contact.urgent-text': 'Under the heading' },
  },
  {
    name: 'Where and when',
    texts: {
      'global.contact.email-response': 'Under the email address',
      'global.contact.office-address': 'Office address',
      'global.contact.business-hours': 'Business hours',
    },
  },
  {
    name: 'Message form',
    texts: {
      'global.contact.form-heading': 'Heading',
      'global.contact.success-message': 'After a message was sent',
      'global.contact.error-message': 'When a message wasn’t sent',
    },
  },
  opening('who-page'),
  {
    name: 'Who stands for it',
    texts: { 'who-page.people': 'People', 'who-page.regulators': 'Offices that watch you' },
  },
  { name: 'Words', texts: { 'not-found.title': 'Headline', 'not-found.text': 'Under the headline' } },
]
