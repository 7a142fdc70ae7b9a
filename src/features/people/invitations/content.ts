import { type Localized, localized } from '#site/locale.ts'

const en = {
  subject: (company: string) => `You’re invited to work with ${company}`,
  greeting: (name: string) => `Hello ${name},`,
  invited: (inviter: string, company: string) =>
    `${inviter} has invited you to the admin of ${company}. Open the link and choose a password.`,
  somebody: 'An owner',
  once: 'The link works once, for 72 hours. If you weren’t expecting it, there’s nothing to do.',
  role: 'Your role',
  open: 'Accept the invitation',
  signature: (company: string) => `Sent by ${company}.`,
}

export const invitationWords: Localized<typeof en> = localized({ en })
