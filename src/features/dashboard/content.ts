import type { ContentSection } from '#features/texts/schema.ts'
import type { LaunchTask } from './schema.ts'

/** The content editor's six cards. */
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

export const launchWords: Record<LaunchTask, { todo: string; how: string }> = {
  testimonials: {
    todo: 'Replace the sample testimonials',
    how: 'The six quotes on Home are samples. Publishing made-up reviews is unlawful (16 CFR 465): put real ones in their place, under Testimonials below.',
  },
  phone: {
    todo: 'Set your phone number',
    how: 'The number on every page is a placeholder. Change global.contact.phone, under Global below.',
  },
  mail: {
    todo: 'Connect a mail server',
    how: 'Until SMTP_URL and ADMIN_EMAIL are set, mails are only written to the outbox folder.',
  },
  'public-address': {
    todo: 'Give the site its public https address',
    how: 'Set PUBLIC_URL. Links in mails, search results and secure cookies depend on it.',
  },
  password: {
    todo: 'Choose your own password',
    how: 'The first one was printed when the server started, where others may have read it. Change it under Settings.',
  },
  'app-secret': {
    todo: 'Keep the secret key away from the data it protects',
    how: 'It’s the file app-secret in DATA_DIR, so whoever copies that folder can read everything in it. Move the file to a place that isn’t backed up with the data, set APP_SECRET_FILE to its path, and restart.',
  },
  'file-encryption': {
    todo: 'Have your bucket encrypt the files it keeps',
    how: 'It doesn’t, or it doesn’t say so. Turn on the bucket’s default encryption, or set S3_ENCRYPTION.',
  },
  retention: {
    todo: 'Decide how long you keep what people send you',
    how: 'Until you do, nothing is ever deleted by itself. Choose under Settings, Retention, even if you choose to keep everything.',
  },
}
