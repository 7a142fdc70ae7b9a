import { consentKeys } from '#features/consent/schema.ts'
import { deviceKey } from '#lib/browser-store/own-device.ts'
import { type Localized, localized } from '#site/locale.ts'
import { emailLink, paths } from '#site/paths.ts'
import type { Company, LegalDocument } from './document.ts'

const en = ({ name, email, countsViews }: Company): LegalDocument => ({
  updated: '2026-11-18',
  title: 'Cookie Policy',
  description: `Every cookie and every other thing that ${name} keeps in your browser, what it’s for, how long it stays, and how to say no.`,
  keywords: ['cookie policy', 'cookie settings', 'Global Privacy Control', 'analytics consent'],
  lead: 'A cookie is a small note that a website leaves in your browser. Browsers have other places for notes, too. This page lists everything we leave in any of them.',
  inShort: [
    'The site works without any optional cookie. Saying no costs you nothing.',
    'Nothing optional is loaded before you agree.',
    'We honor Global Privacy Control as a no.',
    countsViews
      ? 'If you agree, Google Analytics counts page views, but not where you apply or send documents.'
      : 'No analytics service is connected to this site right now, no matter what you choose. That’s why there’s no cookie notice.',
  ],
  sections: [
    {
      id: 'your-choice',
      title: 'Your choice',
      body: countsViews
        ? `Two seconds into your first visit, we ask. **Accept All** allows all four kinds below. **Reject All** allows only the necessary one. **Customize** lets you turn each kind on or off. Until you choose, we use only the necessary kind. You can change your mind as often as you like.`
        : `This site has nothing optional to load right now, so we don’t ask you. Only the necessary kind below is used. If that changes, a notice asks you first, and you can choose here ahead of time.`,
    },
    {
      id: 'kinds',
      title: 'The four kinds',
      body: `- **Necessary.** Remembers your choice, keeps a half-filled form from getting lost and lets our staff sign in. Always on.
- **Analytics.** Counts which pages get opened, so we learn what helps. Off until you allow it.
- **Marketing.** Would measure advertising. We load nothing of this kind today.
- **Functional.** Would remember conveniences, such as a language. We keep nothing of this kind today.

If we ever start to use the last two, this page will say so first, and only people who turned that kind on will get it.`,
    },
    {
      id: 'what-is-kept',
      title: 'Everything we keep in your browser',
      body: 'Names in code type are what you’ll find if you look in your browser yourself.',
    },
    {
      id: 'shared-computers',
      title: 'Shared computers',
      body: `The application asks once whether the device is your own. **Until you say yes, your answers live in that tab only**, and another tab or the next visitor can’t see them. Anything you typed is encrypted before it’s stored, so your words can’t be found by searching the computer.

Two things are up to the browser. It can reopen a tab that was just closed; if you told us that the device is shared, your answers come back that way for 15 minutes at most. And the key lies in the same browser, so encryption doesn’t stop someone who can read that browser’s files and knows how to use them. “Start over” removes the draft and its key at once.`,
    },
    {
      id: 'analytics',
      title: 'Analytics in detail',
      body: `${countsViews ? 'We use' : 'This site’s software can use'} Google Analytics 4, a service of Google LLC. If you allow it, your browser loads a script from Google. The script tells Google which page you opened, its title, where you came from, and your kind of device and browser. Like any request, it also shows your network address. Google says that Analytics 4 doesn’t store that address.

We turn off advertising features and Google signals. We send page addresses without everything after the “?”, except campaign tags (utm). We **never** count page views under /apply, /continue, /upload or /admin.

If you take your consent back, we stop right away and remove Google’s cookies from this browser. What we counted before says how often a page was read. We can’t tell that it was you.`,
    },
    {
      id: 'global-privacy-control',
      title: 'Global Privacy Control',
      body: `Some browsers and extensions can tell sites that you don’t want to be tracked. That’s the Global Privacy Control signal, and we honor it. With the signal on, analytics and marketing stay off, we don’t show you the cookie notice, and we remove any earlier analytics cookie. You can read about it at [globalprivacycontrol.org](https://globalprivacycontrol.org/).`,
    },
    {
      id: 'delete',
      title: 'Deleting what’s there',
      body: `Your browser can show and delete everything a website keeps, usually under Settings and then Privacy. If you delete our note of your choice, we’ll ask you again. If your browser blocks these notes, the site still works. It just can’t remember that we asked you.`,
    },
    {
      id: 'contact',
      title: 'Questions',
      body: `Write to [${email}](${emailLink(email)}). How we treat what you tell us yourself is in the [privacy policy](${paths.privacyPolicy}).`,
    },
  ],
})

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
