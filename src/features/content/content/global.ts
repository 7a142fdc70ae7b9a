import { brand } from '#site/brand.ts'
import { dialed } from '#site/phone-number.ts'
import { plainTexts, type RichDefinition, type TextDefinition } from './definition.ts'

/** Name, number and hours: read by the header, the footer and every page that tells a visitor to call. */
export const identityTexts = {
  ...plainTexts(
    { section: 'global', usedOn: 'Every page' },
    {
      'global.brand.name': brand.name,
      'global.brand.short-name': brand.shortName,
      'global.brand.descriptor': brand.descriptor,
      'global.contact.phone-hours': brand.phoneHours,
      'global.contact.email': brand.email,
    },
  ),
  'global.contact.phone': {
    section: 'global',
    usedOn: 'Every page',
    type: 'text',
    default: brand.phone,
    // Every page makes a link of it.
    mistake: (words) =>
      dialed(words)
        ? undefined
        : `This can’t be dialed. Enter one phone number, like ${brand.phone}, 1-800-GET-CASH or ${brand.phone} x204`,
  } satisfies TextDefinition,
}

const withLineBreaks = (lines: readonly string[]): RichDefinition => ({
  section: 'global',
  usedOn: 'Contact',
  type: 'html',
  default: lines.join('<br>'),
})

export const officeTexts = {
  'global.contact.office-address': withLineBreaks(brand.officeAddress),
  'global.contact.business-hours': withLineBreaks(brand.businessHours),
}

export const footerTexts = {
  ...plainTexts(
    { section: 'global', usedOn: 'Every page' },
    {
      'global.footer.call-heading': 'Rather talk to a person?',
      'global.footer.social-heading': 'Follow us',
      'global.footer.social-note': '(soon)',
      'global.footer.rights': 'All rights reserved.',
    },
  ),
  'global.footer.disclosure': {
    section: 'global',
    usedOn: 'Every page',
    type: 'markdown',
    default: [
      'Pre-settlement funding is a non-recourse advance on what your case may pay. You repay it only if you win or settle, and only from that money. Not every application is approved. How much and how fast depends on the case and the state.',
      'We do not give legal advice and we take no part in decisions about your case. Please talk to your attorney before you accept an advance.',
    ].join('\n\n'),
  } satisfies RichDefinition,
}

/** The contact page comes with its own layout; its words are kept here with the other contact details. */
export const contactTexts = plainTexts(
  { section: 'global', usedOn: 'Contact' },
  {
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
  },
)
