import { ageRule } from '#site/age-rule.ts'
import type { Localized } from '#site/locale.ts'
import { emailLink, paths, phoneLink } from '#site/paths.ts'
import type { Company, LegalDocument } from './document.ts'

const en = ({ name, email, phone }: Company): LegalDocument => ({
  updated: '2026-11-16',
  title: 'Terms of Service',
  description: `The rules for using the ${name} website: what applying does and does not commit you to, what non-recourse means, and why nothing here is legal advice.`,
  keywords: ['terms of service', 'non-recourse funding terms', 'pre-settlement funding agreement'],
  lead: `These are the rules for using this website, in plain words. They are not a funding contract: if ${name} offers you an advance, that contract is a separate paper, and you read it with your attorney before you sign.`,
  inShort: [
    'Applying is free and commits you to nothing. It is not a promise that you will be funded.',
    'An advance is non-recourse: you repay it only if your case pays, and only from that money.',
    'We are not your lawyers. Nothing on this site is legal advice.',
    'Tell us the truth, and keep upload links to yourself.',
  ],
  sections: [
    {
      id: 'about-these-terms',
      title: 'About these terms',
      body: `“We” and “us” mean ${name}. By using this site you accept these terms and have read the [privacy policy](${paths.privacyPolicy}). If you do not accept them, please do not use the site; you can still [call us](${phoneLink(phone) ?? paths.contact}). ${ageRule.en}`,
    },
    {
      id: 'what-we-do',
      title: 'What we do',
      body: `We advance money to people in the United States who have a personal injury case that is not decided yet. If the case pays, we’re paid back from it: the advance and a charge for the time it was out, as the contract states it. We are not a law firm, a bank or an insurer.`,
    },
    {
      id: 'applying',
      title: 'Applying',
      body: `- Applying costs nothing. There is no fee before, during or after the review.
- We do not check your credit. We look at the case.
- You need an attorney who represents you in the case, because we review it together with that attorney.
- An application is a request, not a contract. We may decline it, offer less than you asked for, or ask for more documents. You may withdraw it at any time before you sign.
- Times and amounts on this site are what is usual or what we aim for once we have all we need. They are not promises about your case.`,
    },
    {
      id: 'non-recourse',
      title: 'What non-recourse means',
      body: `If your case is lost and pays nothing, you owe us nothing back. If it is won or settled, we are repaid from that money, after what the law puts first, and never from your wages, savings or home. If the case pays less than you would owe us, we are paid only from what is there.

This rests on honest information. Your contract says what happens if someone has misled us on purpose about the case.`,
    },
    {
      id: 'your-contract',
      title: 'The contract comes later and counts more',
      body: `If we approve your application, you get a written contract. It states how much you receive, every charge, and what you would owe at different dates. Some states require more: a certain form, a time in which you may cancel, a limit on charges, or a registration. The contract follows the law that applies to you. **Read it with your attorney before you sign.** Where the contract and this page differ, the contract counts.

State laws on funding change. If yours ever keeps us from making an offer, we tell you so.`,
    },
    {
      id: 'no-legal-advice',
      title: 'No legal advice, no attorney-client relationship',
      body: `What you read here, on our state and case type pages too, is general information. Laws change and cases differ, so it cannot replace advice about yours. Using this site, applying or talking to us does **not** make us your attorney and creates no attorney-client relationship. What you tell us is confidential, but it is not protected in the way that talks with your own attorney are.

You and your attorney decide about your case: whether to settle, when, and for how much. We do not steer it and will not try to.`,
    },
    {
      id: 'attorneys',
      title: 'If you are an attorney',
      body: `When you apply for a client, you confirm that the client has authorized you to share what you send. Your duties to your client come first, and nothing here asks you to set them aside. We pay no referral fee for clients and take no part in your judgment about the case.`,
    },
    {
      id: 'your-information',
      title: 'What you send us',
      body: `Please tell us what is true and complete as far as you know, and correct it when it changes. Send only papers that you are allowed to send. They stay yours; you let us use them to review and carry out your funding, and for nothing else.

Upload links are for you and your legal team. Do not pass them on or publish them. Tell us if one went astray and we’ll disable it.`,
    },
    {
      id: 'fair-use',
      title: 'Fair use of the site',
      body: `Please do not:

- send harmful files, or files that have nothing to do with a case;
- apply in another person’s name without their permission;
- guess links, get around limits or try to reach what is not yours;
- flood the forms or copy the site by machine in a way that slows it for others.

If you find a weakness in the site, tell us and give us time to fix it. We will thank you and not pursue you for an honest report.`,
    },
    {
      id: 'what-is-on-the-site',
      title: 'Texts, pictures and experiences',
      body: `The texts, drawings and the name on this site belong to us or to those who let us use them. Read, print and share them for your own use.

What clients and attorneys say about us is their own experience. Your case can go differently. Links that lead to other sites are there to help; we do not answer for what is on them.`,
    },
    {
      id: 'responsibility',
      title: 'What we answer for',
      body: `We work to keep the site correct and reachable, and it will still fail at times. The site is offered as it is: we do not promise that it is always available or free of mistakes. Do not wait for us if a court deadline is near; your attorney watches those, not us.

As far as the law allows, we are not liable for indirect losses from using or not being able to use this **website**. This takes away no right that the law does not let you give up, and it does not limit what we owe under a signed contract or for harm done on purpose.`,
    },
    {
      id: 'law',
      title: 'Which law applies',
      body: `These terms do not choose one state’s law or one court over another. The law that applies is the one that courts would apply without such a choice, and the consumer protections of your own state stay with you. A funding contract names its own rules on this.

Talk to us first if something went wrong. Most things are settled by a call. If one part of these terms turns out to be invalid, the rest stays.`,
    },
    {
      id: 'changes',
      title: 'Changes',
      body: `We may change these terms. The date at the top shows when. Changes count from then on and do not touch a contract you have signed.`,
    },
    {
      id: 'contact',
      title: 'Questions',
      body: `Write to [${email}](${emailLink(email)}), call [${phone}](${phoneLink(phone) ?? paths.contact}), or use the [contact page](${paths.contact}).`,
    },
  ],
})

export const termsOfService: Localized<typeof en> = { en }
