import { ageRule } from '#site/age-rule.ts'
import { emailLink, paths, phoneLink } from '#site/paths.ts'
import type { Company, LegalDocument } from '../document.ts'

export const en = ({ name, email, phone }: Company): LegalDocument => ({
  updated: '2026-11-16',
  title: 'Privacy Policy',
  description: `What ${name} asks about you and your case, why, who sees it, how long we keep it, and how to see, correct or delete it.`,
  keywords: ['privacy policy', 'medical records privacy', 'state privacy rights', 'Global Privacy Control'],
  lead: `To look at a case, we have to ask about things nobody likes to tell a stranger: an injury, a bill, a birth date. This page says what ${name} does with what you tell us.`,
  inShort: [
    'We ask only for what we need to answer you or look at your case, and that’s all we use it for.',
    'We don’t sell or rent what you tell us, and we don’t use it for advertising.',
    'Medical details are read only by the people who work on your application.',
    'You can ask to see, correct, export or delete your information, no matter what state you live in.',
  ],
  sections: [
    {
      id: 'what-we-collect',
      title: 'What we collect',
      body: `**When you apply as an injured person:** your name, email, phone, address, state and date of birth. We also ask what happened, when and where, and how much you need. We ask for your attorney’s name, firm and contact details, and about your work. If you choose to tell us, we keep your injuries, doctors, diagnosis, medical costs, lost wages and earlier funding.

**When an attorney applies for a client:** the attorney’s name, firm, bar number and contact details, and the client’s name and contact details. We also keep the attorney’s view of the case, such as liability, value, insurance limits and dates.

**When you send documents:** the files themselves, their names, types and sizes, and when they came. They can be medical records, police reports, letters from insurers, photos or court papers.

**When you write to us:** your name, email, subject and message, and your phone number if you give it.

**When you agree to something:** the exact words you agreed to, the time, the page, your network (IP) address and the kind of browser. This is our proof that you agreed and yours of what you agreed to.

**When you only read:** nothing that says who you are. Our own log notes what kind of page was asked for and how long the answer took, without your address. If you allow analytics, see [the cookie policy](${paths.cookiePolicy}).`,
    },
    {
      id: 'what-we-do-not-ask',
      title: 'What we don’t ask for',
      body: `We don’t ask for your Social Security number, bank password or card number on this website, and we don’t pull a credit report to look at an application. If a message that seems to come from us asks for one of these, call us before you answer it.`,
    },
    {
      id: 'why-we-use-it',
      title: 'Why we use it',
      body: `- To look at your case with your attorney and decide whether we can offer an advance.
- To reach you and your attorney about the application, and to tell you what’s missing.
- To answer your message.
- To make, carry out and account for a funding contract, if you sign one.
- To keep bots from flooding our forms and to catch misuse.
- To do what the law requires of us, and to defend or bring a legal claim.

We don’t use what you tell us for automated decisions. A person reads every application.`,
    },
    {
      id: 'medical-information',
      title: 'Medical information',
      body: `Health details are the most sensitive thing you can give us, so we follow these rules:

- We use them only to look at your case and, if there is one, to carry out your contract.
- We don’t sell them, and we never use them for advertising or share them with advertisers.
- Only people who work on applications may open them, each after signing in under their own name. We record who opened which file, and when.
- Emails that our system sends about your application leave medical details out.
- No analytics ever run at /apply or /upload. The form is also on Home and on case type pages, where we count page views for people who agreed to it. What you type is never part of that.

We’re not a hospital, doctor or health insurer, so the federal health privacy law (HIPAA) usually doesn’t apply to us. Some states, such as Washington and Nevada, have laws about health information held by other companies. We ask for your consent before we collect yours. You can say no and still apply, and you can take that consent back at any time. The [consumer health data notice](${paths.healthData}) has the details.`,
    },
    {
      id: 'who-sees-it',
      title: 'Who sees it',
      body: `- **Our staff** who review applications and answer messages. Those who only write for this website can’t see any of it.
- **Your attorney** and the people at that law firm who work on your case.
- **Companies that run our technology**, such as hosting, file storage and email delivery. They may use the information only to do that work for us.
- **Courts, authorities and advisers**, when the law requires it or when we need them to protect a right.
- **A company that takes over our business**, if that ever happens. It would be bound by this policy.

That’s the whole list. **We don’t sell personal information, and we don’t share it for advertising on other sites.** We didn’t in the past twelve months, either.`,
    },
    {
      id: 'how-long-we-keep-it',
      title: 'How long we keep it',
      body: `- **Applications and documents:** while your application or advance is open. After that, for as long as tax, accounting and consumer laws or a possible dispute require, and no longer. Ask us to delete them sooner and we will, unless a law stops us. Then we’ll tell you which one.
- **Messages:** until your question is settled and we no longer need them to show what was said.
- **Links for sending documents:** they stop working after 30 days unless we extend them for you.
- **Proof that you agreed:** if we delete your information, we keep the words, their version and the time. They’re filed under codes made from your email, your phone number, and your name with your birth date. That shows that you agreed without saying who you are.
- **The record of who opened your file** outlasts the file. It has the reference number, not your name.
- **A form you haven’t sent yet:** doesn’t reach us. Your browser keeps it, encrypted, until you close the tab. If you tell us the device is your own, it keeps it for up to 7 days. If you choose “Continue on another device,” your browser also leaves an encrypted copy with us, for 7 days after your last change at most. The key is in your link and never reaches us, so we can’t read it. The [cookie policy](${paths.cookiePolicy}) has the details.
- **Counters that stop floods of requests** contain a network address. We remove them soon after they expire, within minutes or hours.`,
    },
    {
      id: 'how-we-protect-it',
      title: 'How we protect it',
      body: `Pages and files travel encrypted, and we also store encrypted what would hurt most if someone stole it. That’s your birth date and street address, what you say about your case and your health, your messages and your documents. It’s also your attorney’s view of the case and our notes. A copied database shows none of it without a key that we keep somewhere else. Your name, contact details, state, kind of case and the amount aren’t encrypted that way, because we search by them.

Documents are in a private store. They open only through short-lived links made for staff who are signed in. The secret part of an upload link is encrypted and stays out of our logs. We check files by what’s in them, not by their names. Our record of who opened what is chained, so a changed or missing entry shows.

No system is perfect. If your information is ever exposed, we’ll tell you and the authorities as the law requires. Keep upload links private: anyone who has the link can send files with it, though nobody can read your documents through it.`,
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      body: `Many states give people rights over their information. California, Colorado, Connecticut, Texas and Virginia are some of them. We give these rights to everyone who uses this site:

- **See it:** learn what we hold about you and get a copy that you can take elsewhere.
- **Correct it:** have us fix mistakes.
- **Delete it:** have it erased, unless a law makes us keep it.
- **Limit it:** tell us not to use sensitive information beyond what your request needs. We don’t do that anyway.
- **Say no:** to sale, to sharing for advertising and to profiling. We do none of them.
- **Be treated the same:** using a right never costs you an offer or a better answer.

Write to [${email}](${emailLink(email)}) or call [${phone}](${phoneLink(phone) ?? paths.contact}). Someone else can ask for you if you give them written permission. We check that a request is really yours, usually by contacting you at the email or phone we already have. We answer within 45 days. If we need longer, we say why. If we refuse, you can appeal by answering that message, and you can complain to your state’s attorney general.`,
    },
    {
      id: 'privacy-signals',
      title: 'Privacy signals from your browser',
      body: `If your browser sends **Global Privacy Control**, we treat it as a no to analytics and marketing, without asking you anything. It overrides any earlier choice. We don’t follow you across other companies’ sites, so the older “Do Not Track” signal would change nothing here.`,
    },
    {
      id: 'children',
      title: 'Children',
      body: `This site is for adults. ${ageRule.en} If a child has sent us something without you, tell us and we’ll delete it.`,
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      body: `When this policy changes, the date at the top changes too. If a change would let us use information you already gave us in a new way, we’ll ask you first.`,
    },
    {
      id: 'contact',
      title: 'Questions',
      body: `Privacy questions reach a person: [${email}](${emailLink(email)}), [${phone}](${phoneLink(phone) ?? paths.contact}), or our [contact page](${paths.contact}). The [cookie policy](${paths.cookiePolicy}) lists what your browser keeps, and the [terms of service](${paths.terms}) say what you can expect of this site.`,
    },
  ],
})
