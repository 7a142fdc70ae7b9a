import { emailLink, paths } from '#site/paths.ts'
import type { Company, LegalDocument } from '../document.ts'

export const en = ({ name, email, countsViews }: Company): LegalDocument => ({
  updated: '2026-11-19',
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
      body: `The application asks once whether the device is your own. **Until you say yes, none of your answers are stored**: they’re gone when you reload or close the page. Anything we do store of what you type is encrypted first, so your words can’t be found by searching the computer.

Two things are up to the browser. It can reopen a tab that was just closed. A message to us that you haven’t sent comes back that way for 15 minutes at most, unless you said the device is your own. And the key lies in the same browser, so encryption doesn’t stop someone who can read that browser’s files and knows how to use them. “Start over” removes the draft and its key at once.`,
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
