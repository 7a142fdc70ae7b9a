import type { ContentSection } from '#features/texts/schema.ts'

export const editorCards: readonly { section: ContentSection; title: string; description: string }[] = [
  {
    section: 'hero',
    title: 'Hero',
    description: 'The first words on Home: headline, subtext, trust points.',
  },
  { section: 'trust', title: 'Trust', description: 'Badges and the Risk-Free Guarantee.' },
  { section: 'process', title: 'Process', description: 'The three steps from application to funds.' },
  {
    section: 'testimonials',
    title: 'Testimonials',
    description: 'What clients and attorneys say. Samples until you replace them.',
  },
  {
    section: 'global',
    title: 'Global',
    description: 'Name, phone, email, office, hours, contact page and footer.',
  },
  { section: 'pages', title: 'Pages', description: 'Headings and texts of the other pages.' },
]
