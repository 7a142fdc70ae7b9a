import { type Localized, localized } from '#site/locale.ts'

const en = {
  subject: 'Choose a new password',
  asked: 'Somebody asked for a new password for your account, and we think it was you.',
  once: 'The link works once, for one hour. If you didn’t ask, there’s nothing to do: your password stays as it is.',
  open: 'Choose a new password',
  signature: (company: string) => `Sent by ${company}.`,
}

export const resetWords: Localized<typeof en> = localized({ en })
