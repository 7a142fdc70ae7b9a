export const en = {
  'verify-page.title': 'Is this letter real?',
  'verify-page.lead':
    'Type the number on the paper, or choose the file. You’ll see whether it’s from us and whether it still counts.',
}
