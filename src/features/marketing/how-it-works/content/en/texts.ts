export const en = {
  'how-it-works-page.title': 'How an advance on your case works',
  'how-it-works-page.lead':
    'We send you part of what your case may pay, and we send it now. Your attorney stays in charge. If you lose, you keep the money and owe us nothing.',
  'how-it-works-page.button': 'Apply Now',
}
