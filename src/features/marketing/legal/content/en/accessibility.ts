import { promise } from '#site/content/en/promise.ts'
import { emailLink, paths, phoneLink } from '#site/paths.ts'
import type { Company, LegalDocument } from '../document.ts'

export const en = ({ name, email, phone }: Company): LegalDocument => ({
  updated: '2026-11-18',
  title: 'Accessibility',
  description: `How ${name} builds and tests this website so that everyone can use it, what doesn’t work well yet, and how to reach a person who helps.`,
  keywords: ['accessibility statement', 'WCAG 2.2 AA', 'accessible legal funding application'],
  lead: `An injury can take away a hand, eyesight, patience or sleep. This site should still work for you. Here’s what we do about that at ${name}, and what isn’t good enough yet.`,
  inShort: [
    'Our aim is WCAG 2.2, level AA, on every page.',
    'We test with every change, but no outside expert has checked this site yet.',
    'You can apply by phone, too.',
    `Tell us what doesn’t work. ${promise}`,
  ],
  sections: [
    {
      id: 'aim',
      title: 'What we aim for',
      body: `The Web Content Accessibility Guidelines (WCAG) 2.2, level AA. We don’t claim to meet every point of them on every page. We test for them, and we fix what we find.`,
    },
    {
      id: 'how-we-build',
      title: 'How we build it',
      body: `- Every field has a label that stays visible. A mistake is named in words, beside the field and at the top, with what to do about it.
- Everything works by keyboard, and you can see where you are.
- Pages can be read, and answers opened, with scripts turned off.
- Text and controls have the contrast that level AA asks for, and no meaning rests on color alone.
- Nothing plays by itself, and motion stops when your device asks for less of it.
- The application has no time limit. It keeps what you typed while its tab is open.`,
    },
    {
      id: 'how-we-test',
      title: 'How we test it',
      body: `We run tests with every change to the site, in the Chromium browser, at phone and desktop sizes:

- **axe**, a program that looks for breaches of the guidelines, on the public pages, the application and our staff’s screens;
- **keyboard only**, through the pages and the whole application;
- **text at 200%** and **zoom to 400%**, where nothing may be cut off or need sideways scrolling;
- **high-contrast colors** set by your device.

Such tests don’t find everything. The rest takes people.`,
    },
    {
      id: 'known-gaps',
      title: 'What isn’t good enough yet',
      body: `- **Screen readers.** We build for them, but we don’t test regularly with JAWS, NVDA, VoiceOver or TalkBack. If something sounds wrong there, we may not know.
- **Firefox and Safari.** Our automatic tests run in Chromium only.
- **No outside audit.** Nobody independent has measured this site against WCAG.
- **Language.** The site is in English only. There’s no sign language or easy-read version.
- **Drawings and the map.** The map of the states is for the eye. The list beside it has the same links.
- **Files.** Contracts, letters and records that we get from others may be scans that a screen reader can’t read. Ask us, and we’ll read it to you.`,
    },
    {
      id: 'other-ways',
      title: 'Other ways to do it',
      body: `Call [${phone}](${phoneLink(phone) ?? paths.contact}). We’ll write the application down with you, and read to you what you can’t read here. Relay calls (711) are welcome, and someone you trust can be on the line. It costs you nothing.`,
    },
    {
      id: 'contact',
      title: 'Tell us what doesn’t work',
      body: `Write to [${email}](${emailLink(email)}), call, or use the [contact page](${paths.contact}). It helps to know which page, what you wanted to do, and what you use: a screen reader, a switch, a phone. ${promise} If we can’t fix it right away, we’ll tell you when we will, and we’ll do it with you another way until then.`,
    },
  ],
})
