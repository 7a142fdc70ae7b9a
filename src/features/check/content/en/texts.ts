export const en = {
  'check-page.title': 'Can we help?',
  'check-page.lead': 'Four questions, no name. You know before you fill in anything.',
}
