import { type identityTexts, officeTexts } from '#features/texts/content.ts'
import { definePage, type HeadFacts, plainTexts, type Texts } from '#features/texts/schema.ts'
import { absoluteUrl, type PageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import type { ContactField } from './schema.ts'

const contactTexts = plainTexts('global', {
  'global.contact.hero-title': 'Talk to us',
  'global.contact.hero-description':
    'Ask about funding, about an application you have sent, or about anything you did not understand.',
  'global.contact.trust-indicator-1': 'No obligation',
  'global.contact.trust-indicator-2': 'Confidential',
  'global.contact.email-response': 'We answer within 24 hours.',
  'global.contact.urgent-heading': 'Is it urgent?',
  'global.contact.urgent-text':
    'If you face an eviction, a shut-off or a bill that cannot wait, call us and say so. We will look at your case first.',
  'global.contact.form-heading': 'Send us a message',
  'global.contact.success-message': 'Thank you for contacting us. We will get back to you within 24 hours.',
  'global.contact.error-message': 'There was an error sending your message. Please try again.',
})

const contactPageTexts = { ...officeTexts, ...contactTexts }
export type ContactTexts = Texts<typeof contactPageTexts & typeof identityTexts>

export const contactPage = definePage({
  name: 'Contact',
  path: paths.contact,
  file: 'features/contact/pages/contact.tsx',
  texts: contactPageTexts,
  head: contactHead,
  navigation: [{ label: { en: 'Contact' }, in: ['header', 'help'] }],
})

/** Where the form stands on the page; an answer to a form that was sent without scripts opens there. */
export const formAnchor = 'contact-form'

export const fieldId = (field: ContactField) => `contact-${field}`

export const formWords = {
  name: 'Your name',
  email: 'Email address',
  emailHelp: 'We answer here.',
  phone: 'Phone number',
  phoneHelp: 'If you would rather be called back.',
  subject: 'Subject',
  subjectPlaceholder: 'Select a subject',
  message: 'Message',
  messageHelp: 'Leave out account numbers and medical records. We will give you a safe way to send those.',
  honeypot: 'Leave this field empty',
  send: 'Send Message',
  sending: 'Sending...',
  sentTitle: 'Message Sent',
  failedTitle: 'Error',
  privacy: 'We use what you write only to answer you.',
} as const

export const prepareWords = {
  title: 'Good to have at hand',
  lead: 'None of it is needed to ask a question. It only saves you a second call.',
  items: [
    'Your reference number, if you have applied',
    'The name and phone number of your attorney',
    'The date and place of the accident',
    'What has to be paid, and by when',
  ],
} as const

function contactHead({ texts, site: { name, publicUrl } }: HeadFacts<typeof contactPageTexts>): PageMeta {
  const phone = texts['global.contact.phone']
  const home = absoluteUrl(paths.home, { publicUrl })
  const url = absoluteUrl(paths.contact, { publicUrl })
  return {
    title: `Contact Us by Phone, Email or Message | ${name}`,
    description: `Questions about a cash advance on your injury case? Call ${phone}, write to us, or send a message from this page. No obligation, and a person answers.`,
    keywords: [
      'contact',
      'pre-settlement funding help',
      'legal funding phone number',
      'lawsuit funding questions',
    ],
    path: paths.contact,
    jsonLd: [
      {
        '@type': 'ContactPage',
        '@id': `${url}#page`,
        url,
        name: texts['global.contact.hero-title'],
        about: { '@id': `${home}#company` },
      },
      {
        '@type': ['Organization', 'FinancialService'],
        '@id': `${home}#company`,
        name,
        url: home,
        telephone: phone,
        email: texts['global.contact.email'],
        areaServed: { '@type': 'Country', name: 'United States' },
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          telephone: phone,
          email: texts['global.contact.email'],
          availableLanguage: 'en',
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: home },
          { '@type': 'ListItem', position: 2, name: 'Contact', item: url },
        ],
      },
    ],
  }
}

export type OpeningHours = { days: string; hours: string }

/** "Saturday: 9AM-5PM" on every line makes a table; hours that are written in another way are shown as they are. */
export function openingHours(lines: readonly string[]): OpeningHours[] | undefined {
  const rows = lines.map((line) => {
    const [, days, hours] = /^([^:]+):\s*(.+)$/.exec(line.trim()) ?? []
    return days && hours ? { days, hours } : undefined
  })
  return rows.length > 0 && rows.every((row) => row !== undefined) ? rows : undefined
}
