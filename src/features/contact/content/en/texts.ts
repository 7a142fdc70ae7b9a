import { promise } from '#site/content/en/promise.ts'

export const en = {
  'global.contact.hero-title': 'Talk to us',
  'global.contact.hero-description':
    'Ask about funding, about an application you sent, or about anything that isn’t clear.',
  'global.contact.trust-indicator-1': 'No obligation',
  'global.contact.trust-indicator-2': 'Confidential',
  'global.contact.email-response': promise,
  'global.contact.urgent-heading': 'Is it urgent?',
  'global.contact.urgent-text':
    'If you’re facing an eviction, a shutoff or a bill that can’t wait, call us and say so. We’ll look at your case first.',
  'global.contact.form-heading': 'Send us a message',
  'global.contact.success-message': 'Thank you for contacting us. We will get back to you within 24 hours.',
  'global.contact.error-message': 'There was an error sending your message. Please try again.',
}
