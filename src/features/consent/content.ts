import { type Localized, localized } from '#site/locale.ts'

/** Part of every page's first load; the dialog's words load with the dialog. */
const en = {
  label: 'Cookie notice',
  text: 'May we use cookies to see which pages help people? Nothing optional loads until you choose.',
  policy: 'Cookie policy',
  accept: 'Accept All',
  customize: 'Customize',
  reject: 'Reject All',
  save: 'Save Preferences',
  settings: 'Cookie settings',
}

export const consentWords: Localized<typeof en> = localized({ en })
