export const en = {
  'verify-page.title': 'Is this letter real?',
  'verify-page.lead':
    'Check a contract or a letter that says it’s from us. You’ll see no name and no amount.',
}
