export const en = {
  'proof-page.title': 'Says who?',
  'proof-page.lead': 'Every claim on this site, with its source and the day of that source.',
}
