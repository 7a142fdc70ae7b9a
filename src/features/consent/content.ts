import type { Localized } from '#site/locale.ts'

/** In the first load of every page; what the dialog says is fetched with it. */
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

export const consentWords: Localized<typeof en> = { en }
