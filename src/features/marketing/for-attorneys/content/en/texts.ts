export const en = {
  'for-attorneys-page.title': 'Your client can wait for the right number',
  'for-attorneys-page.lead':
    'We fund living costs, never strategy. You get one request for documents, an answer you can plan around and a payoff figure when you ask. You get no calls about how you run the case.',
  'for-attorneys-page.button': 'Apply for a Client',
}
