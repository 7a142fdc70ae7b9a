export const en = {
  'global.footer.call-heading': 'Would you rather talk?',
  'global.footer.social-heading': 'Follow us',
  'global.footer.rights': 'All rights reserved.',
}
