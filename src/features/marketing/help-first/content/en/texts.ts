export const en = {
  'help-first-page.title': 'Before you take our money',
  'help-first-page.lead':
    'An advance costs more the longer your case takes. Help that’s free comes first. Try these today, then decide.',
}
