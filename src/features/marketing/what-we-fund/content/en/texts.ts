export const en = {
  'what-we-fund-page.title': 'Injury cases, and the bills that come with them',
  'what-we-fund-page.lead':
    'If someone else caused your injury and you have an attorney, we can most likely look at your case. Here’s what fits, with examples, and what it can come to in dollars.',
}
