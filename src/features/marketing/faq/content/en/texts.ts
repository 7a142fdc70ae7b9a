export const en = {
  'faq-page.title': 'Questions, and plain answers',
  'faq-page.lead':
    'Short ones. Where a law is behind an answer, we name it. For your own case, ask your attorney.',
}
