import { type Localized, localized } from '#site/locale.ts'

const en = {
  when: 'When',
  browser: 'Browser',
  network: 'Network address',
  role: 'Role',
  profile: 'Open your profile',
  people: 'Open the admin',
  signature: (company: string) =>
    `Sent by ${company} to the people who work there. It can’t be switched off.`,
  'new-browser': {
    subject: 'A sign-in from a new browser',
    paragraphs: [
      'Somebody signed in as you in a browser you hadn’t used before.',
      'If it was you, there’s nothing to do. If it wasn’t, change your password now: that ends every other session.',
    ],
  },
  'password-changed': {
    subject: 'Your password was changed',
    paragraphs: [
      'Your password was changed, and every other browser was signed out.',
      'If it wasn’t you, ask for a new password on the sign-in page and tell an owner.',
    ],
  },
  'new-passkey': {
    subject: 'A passkey was added',
    paragraphs: [
      'A new passkey can now sign in as you.',
      'If you didn’t add it, remove it in your profile and change your password.',
    ],
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    paragraphs: [
      'One of your passkeys no longer signs in as you.',
      'If you didn’t remove it, change your password and tell an owner.',
    ],
  },
  'app-on': {
    subject: 'An authenticator app was set up',
    paragraphs: [
      'Signing in as you now takes a code from an authenticator app.',
      'If you didn’t set it up, change your password and tell an owner.',
    ],
  },
  'app-off': {
    subject: 'Your authenticator app was turned off',
    paragraphs: [
      'Its codes no longer count when you sign in.',
      'If you didn’t turn it off, change your password and tell an owner.',
    ],
  },
  'email-changed': {
    subject: 'Your email address was changed',
    paragraphs: [
      'You now sign in with another email address. Mail about your account goes there, and no longer to this one.',
      'If you didn’t change it, tell an owner right away: somebody else may be signed in as you.',
    ],
  },
  'new-colleague': {
    subject: 'You have a new colleague',
    paragraphs: (name: string) => [
      `${name} has joined.`,
      'If you don’t know them, tell an owner right away.',
    ],
  },
}

export const noticeWords: Localized<typeof en> = localized({ en })
