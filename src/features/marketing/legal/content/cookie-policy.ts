import { consentKeys } from '#features/consent/schema.ts'
import { deviceKey } from '#lib/browser-store/own-device.ts'
import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/cookie-policy.ts'

export const cookiePolicy: Localized<typeof en> = localized({ en })

export type KeptItem = {
  name: string
  isKey?: boolean
  kind: 'Necessary' | 'Analytics'
  where: string
  purpose: string
  kept: string
}

const draftPlace = 'Session storage, or local storage if the device is your own; ours'

/** Everything this site leaves in a browser. Add new keys here, too. */
const keptItems: readonly KeptItem[] = [
  {
    name: consentKeys.flag,
    isKey: true,
    kind: 'Necessary',
    where: 'Local storage, ours',
    purpose: 'Whether you allowed anything optional: true or false.',
    kept: 'until you delete it',
  },
  {
    name: consentKeys.preferences,
    isKey: true,
    kind: 'Necessary',
    where: 'Local storage, ours',
    purpose: 'Which of the four kinds you allowed.',
    kept: 'until you delete it',
  },
  {
    name: 'react-router-scroll-positions',
    isKey: true,
    kind: 'Necessary',
    where: 'Session storage, ours',
    purpose: 'How far you had scrolled, so Back takes you there.',
    kept: 'until you close the tab',
  },
  {
    name: deviceKey,
    isKey: true,
    kind: 'Necessary',
    where: 'Local storage, ours',
    purpose: 'What you told us about this device: your own, or shared with others.',
    kept: 'until you delete it',
  },
  {
    name: 'application-draft-plaintiff, application-draft-attorney',
    isKey: true,
    kind: 'Necessary',
    where: draftPlace,
    purpose:
      'What you typed into an application that you haven’t sent yet, encrypted. It doesn’t leave your device unless you choose “Continue on another device”, and then only in a form that we can’t read.',
    kept: 'until you send it or start over. On your own device, at most 7 days after your last change; otherwise until you close the tab',
  },
  {
    name: 'application-sent',
    isKey: true,
    kind: 'Necessary',
    where: draftPlace,
    purpose:
      'The number of the application you sent, your first name and the names of its documents, encrypted, so that you can add more.',
    kept: 'a day on your own device; otherwise until you close the tab',
  },
  {
    name: 'drafts',
    isKey: true,
    kind: 'Necessary',
    where: 'IndexedDB, ours',
    purpose:
      'The keys to what is encrypted here. The browser uses them for this site and shows them to no script.',
    kept: 'as long as what they open, and never longer than 7 days after you last typed',
  },
  {
    name: 'application-reference',
    isKey: true,
    kind: 'Necessary',
    where: 'Session storage, ours',
    purpose: 'The reference number of the application you sent, for the thank-you page.',
    kept: 'until you close the tab',
  },
  {
    name: '__Host-case_session, case_here',
    isKey: true,
    kind: 'Necessary',
    where: 'Cookies, ours',
    purpose:
      'Opens your case page in this browser, after you applied here or typed the code we mailed you. The second one only says that there is one.',
    kept: 'on your own device, 30 days; otherwise until you close the browser. “Not you?” on our home page removes both',
  },
  {
    name: 'contact-draft',
    isKey: true,
    kind: 'Necessary',
    where: 'Session storage, ours',
    purpose: 'What you typed into the contact form and haven’t sent yet, encrypted.',
    kept: 'until you send it or close the tab',
  },
  {
    name: 'case-message',
    isKey: true,
    kind: 'Necessary',
    where: 'Session storage, ours',
    purpose: 'A message you’re writing to us on your case page and haven’t sent yet, encrypted.',
    kept: 'until you send it or close the tab',
  },
  {
    name: 'Staff session',
    kind: 'Necessary',
    where: 'Cookie, ours',
    purpose: 'Keeps our staff signed in under /admin. Visitors never get it.',
    kept: 'until they sign out or it expires',
  },
  {
    name: 'phone-application',
    isKey: true,
    kind: 'Necessary',
    where: 'Session storage, ours',
    purpose:
      'What our staff typed while somebody applies by phone, encrypted, in their own browser. Visitors never get it.',
    kept: 'until they send it or close the tab',
  },
  {
    name: '_ga, _ga_…',
    isKey: true,
    kind: 'Analytics',
    where: 'Cookies of Google Analytics',
    purpose: 'A random number that tells one browser from another, to count visits. Only after you agree.',
    kept: '13 months, or until you withdraw consent',
  },
]

export const keptInBrowsers: Localized<readonly KeptItem[]> = localized({ en: keptItems })
