export const en = {
  'who-page.title': 'Who we are',
  'who-page.lead':
    'You trust us with your medical records and a case that matters. Here’s who reads them, who licenses us, how we’re paid, and where to complain.',
}
