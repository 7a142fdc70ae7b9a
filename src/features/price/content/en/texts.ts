export const en = {
  'cost-page.title': 'What would it cost?',
  'cost-page.lead': 'Move the sliders. No name, no email, and nothing is saved.',
  'cost-page.button': 'Apply Now',
}
