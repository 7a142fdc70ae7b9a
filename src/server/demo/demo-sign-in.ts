import { paths } from '#site/paths.ts'

export const demoPassword = 'every file here is made up'

export const demoPeople = {
  owner: { name: 'Olive Owner', email: 'olive@example.com' },
  colleagues: [
    { name: 'Rowan Reviewer', email: 'rowan@example.com', role: 'reviewer' },
    { name: 'Robin Reviewer', email: 'robin@example.com', role: 'reviewer' },
    { name: 'Bailey Bookkeeper', email: 'bailey@example.com', role: 'bookkeeper' },
  ],
} as const

export const describeDemo = (publicUrl: string): string[] => [
  'This is a demo. Every person, firm and sum in it is made up, and no mail leaves: see the outbox folder.',
  `  Site: ${publicUrl}${paths.home}`,
  `  Desk: ${publicUrl}${paths.admin}`,
  `  Sign in as ${[demoPeople.owner, ...demoPeople.colleagues].map(({ email }) => email).join(', ')}`,
  `  Password: ${demoPassword}`,
]
