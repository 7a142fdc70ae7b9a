import { type Localized, localized } from '#site/locale.ts'

const en = {
  subject: 'You raised a limit alone',
  text: (until: string) =>
    `Two people should sign this, and nobody else may. So the old limit holds until ${until}. Sign it once more after that, and the new one holds. If it wasn’t you, take it back and change your password now.`,
  open: 'Open Today',
  footer: (company: string) => `${company}, to the people who work here.`,
}

export const limitMails: Localized<typeof en> = localized({ en })
