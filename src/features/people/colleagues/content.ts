import { type Localized, localized } from '#site/locale.ts'

const en = {
  somebody: 'A colleague',
  subject: (by: string, reference: string) => `${by} mentioned you in file ${reference}`,
  paragraph: 'What they wrote is in the file. Mails carry nothing of it.',
  open: 'Open the file',
  signature: (company: string) => `Sent by ${company} to the people who work there.`,
}

export const mentionWords: Localized<typeof en> = localized({ en })
