export const en = {
  'our-word-page.title': 'How we kept our word',
  'our-word-page.lead': 'We promise an answer by a certain hour. Here’s what happened in the last 30 days.',
}
