type NamedPart = { name: string; texts: Readonly<Record<string, string>> }

const opening = (prefix: string, more: Record<string, string> = {}): NamedPart => ({
  name: 'Opening',
  texts: { [`${prefix}.title`]: 'Headline', [`${prefix}.lead`]: 'Under the headline', ...more },
})

/** Texts that repeat: "Seal 1", "Seal 1, detail", "Seal 2", … */
const numbered = (count: number, prefix: string, name: string, fields: Record<string, string>) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, place) =>
      Object.entries(fields).map(([field, more]) => [
        `${prefix}${place + 1}.${field}`,
        `${name} ${place + 1}${more}`,
      ]),
    ).flat(),
  )

/** In the order of each page: Home, then the pages with fewer texts. */
export const namedParts: readonly NamedPart[] = [
  {
    name: 'Opening',
    texts: {
      'hero.headline': 'Headline',
      'hero.highlight': 'Headline, second line',
      'hero.subtext': 'Under the headline',
      'hero.apply-button': 'First button',
      'hero.process-button': 'Second button',
      'hero.trust.no-credit': 'Point 1',
      'hero.trust.no-credit-detail': 'Point 1, detail',
      'hero.trust.same-day': 'Point 2',
      'hero.trust.same-day-detail': 'Point 2, detail',
      'hero.trust.pay-if-win': 'Point 3',
      'hero.trust.pay-if-win-detail': 'Point 3, detail',
    },
  },
  {
    name: 'Why trust us',
    texts: {
      'trust.title': 'Heading',
      'trust.subtitle': 'Under the heading',
      ...numbered(3, 'trust.badge', 'Seal', { title: '', description: ', detail' }),
    },
  },
  {
    name: 'Guarantee',
    texts: {
      'trust.guarantee.title': 'Heading',
      'trust.guarantee.promise': 'Promise',
      'trust.guarantee.exceptions': 'Exceptions',
      ...numbered(4, 'trust.guarantee.feature', 'Figure', {
        figure: '',
        title: ', name',
        description: ', detail',
      }),
    },
  },
  {
    name: 'Three steps',
    texts: {
      'how-it-works.title': 'Heading',
      'how-it-works.subtitle': 'Under the heading',
      ...numbered(3, 'how-it-works.step', 'Step', {
        title: '',
        description: ', detail',
        'time-label': ', what takes time',
        time: ', how long',
      }),
      'how-it-works.button': 'Button',
      'how-it-works.more-link': 'Link to the whole process',
    },
  },
  {
    name: 'Application',
    texts: {
      'apply.title': 'Heading',
      'apply.subtitle': 'Under the heading',
      'apply.ready-heading': 'What to have ready',
      'apply.ready1': 'To have ready, 1',
      'apply.ready2': 'To have ready, 2',
      'apply.ready3': 'To have ready, 3',
      'apply.privacy': 'Privacy line',
      'apply.question': 'Question',
      'apply.plaintiff.title': 'Plaintiff',
      'apply.plaintiff.description': 'Plaintiff, detail',
      'apply.attorney.title': 'Attorney',
      'apply.attorney.description': 'Attorney, detail',
      'apply.by-phone-heading': 'By phone, heading',
      'apply.by-phone': 'By phone',
    },
  },
  {
    name: 'What we fund',
    texts: {
      'what-we-fund.title': 'Heading',
      'what-we-fund.subtitle': 'Under the heading',
      'what-we-fund.car-accident': 'Car accidents',
      'what-we-fund.truck-accident': 'Truck accidents',
      'what-we-fund.slip-and-fall': 'Slips and falls',
      'what-we-fund.medical-malpractice': 'Medical malpractice',
      'what-we-fund.workplace-injury': 'Workplace injuries',
      'what-we-fund.wrongful-death': 'Wrongful death',
      'what-we-fund.note': 'Note on the ranges',
      'what-we-fund.all-link': 'Link to all case types',
      'what-we-fund.more-link': 'Link to the examples',
    },
  },
  {
    name: 'Testimonials',
    texts: {
      'testimonials.title': 'Heading',
      'testimonials.items': 'What people say',
      'testimonials.attorneys-link': 'Link for attorneys',
    },
  },
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
  opening('check-page'),
  opening('for-attorneys-page', { 'for-attorneys-page.button': 'Button' }),
  opening('apply-page'),
  {
    name: 'Seals',
    texts: {
      ...numbered(3, 'apply-page.badge', 'Seal', { title: '', description: ', detail' }),
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
  opening('help-first-page'),
  opening('verify-page'),
  opening('proof-page'),
  opening('our-word-page'),
  opening('who-page'),
  {
    name: 'Who stands for it',
    texts: {
      'who-page.people': 'People',
      'who-page.company': 'The company',
      'who-page.regulators': 'Offices that watch you',
    },
  },
  { name: 'Words', texts: { 'not-found.title': 'Headline', 'not-found.text': 'Under the headline' } },
]
