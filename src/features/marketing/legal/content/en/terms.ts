import { ageRule } from '#site/age-rule.ts'
import { concession, promise } from '#site/content/en/promise.ts'
import { emailLink, paths, phoneLink } from '#site/paths.ts'
import type { Company, LegalDocument } from '../document.ts'

export const en = ({ name, email, phone }: Company): LegalDocument => ({
  updated: '2026-11-18',
  title: 'Terms of Service',
  description: `The rules for using the ${name} website: what applying does and doesn’t commit you to, what non-recourse means, and why nothing here is legal advice.`,
  keywords: ['terms of service', 'non-recourse funding terms', 'pre-settlement funding agreement'],
  lead: `These are the rules for using this website, in plain words. They aren’t a funding contract. If ${name} offers you an advance, that’s a separate contract, and you read it with your attorney before you sign.`,
  inShort: [
    'Applying is free and commits you to nothing. It isn’t a promise that you’ll be funded.',
    'An advance is non-recourse: you repay it only if your case pays, and only from that money.',
    'We’re not your lawyers. Nothing on this site is legal advice.',
    'Tell us the truth, and keep upload links to yourself.',
  ],
  sections: [
    {
      id: 'about-these-terms',
      title: 'About these terms',
      body: `“We” and “us” mean ${name}. By using this site, you accept these terms and have read the [privacy policy](${paths.privacyPolicy}). If you don’t accept them, don’t use the site. You can still [call us](${phoneLink(phone) ?? paths.contact}). ${ageRule.en}`,
    },
    {
      id: 'what-we-do',
      title: 'What we do',
      body: `We advance money to people in the United States who have an open personal injury case. If the case pays, we’re paid back from it: the advance plus a charge for the time it was out, as the contract says. We’re not a law firm, a bank or an insurer.`,
    },
    {
      id: 'applying',
      title: 'Applying',
      body: `- Applying costs nothing. There’s no fee before, during or after the review.
- We don’t check your credit. We look at the case.
- You need an attorney who represents you in the case, because we review it together with that attorney.
- An application is a request, not a contract. We may decline it, offer less than you asked for, or ask for more documents. You can withdraw it at any time before you sign.
- ${promise} Amounts on this site are what’s usual. They aren’t promises about your case.`,
    },
    {
      id: 'non-recourse',
      title: 'What non-recourse means',
      body: `If you lose your case and it pays nothing, you owe us nothing back. If you win or settle, we’re repaid from that money, after what the law puts first, and never from your wages, savings or home. If the case pays less than you’d owe us, we’re paid only from what’s there.

${concession}`,
    },
    {
      id: 'your-contract',
      title: 'The contract comes later and counts more',
      body: `If we approve your application, you get a written contract. It shows how much you receive, every charge, and what you’d owe at different dates. Some states require more: a certain form, a time to cancel, a limit on charges, or a registration. The contract follows the law that applies to you. **Read it with your attorney before you sign.** Where the contract and this page differ, the contract counts.

State laws on funding change. If yours ever keeps us from making an offer, we’ll tell you.`,
    },
    {
      id: 'no-legal-advice',
      title: 'No legal advice, no attorney-client relationship',
      body: `What you read here, including our state and case type pages, is general information. Laws change and cases differ, so it can’t replace advice about yours. Using this site, applying or talking to us does **not** make us your attorney and creates no attorney-client relationship. What you tell us is confidential, but it isn’t protected the way talks with your own attorney are.

You and your attorney make the decisions: whether to settle, when, and for how much. We don’t steer your case and won’t try to.`,
    },
    {
      id: 'attorneys',
      title: 'If you’re an attorney',
      body: `When you apply for a client, you confirm that the client has authorized you to share what you send. Your duties to your client come first, and nothing here asks you to set them aside. We pay no referral fee for clients and take no part in your judgment about the case.`,
    },
    {
      id: 'your-information',
      title: 'What you send us',
      body: `Tell us the truth, all of it as far as you know, and correct it when it changes. Send only documents you’re allowed to send. They stay yours. You let us use them to review and carry out your funding, and for nothing else.

Upload links are for you and your legal team. Don’t pass them on or post them. If one gets out, tell us and we’ll disable it.`,
    },
    {
      id: 'fair-use',
      title: 'Fair use of the site',
      body: `Don’t:

- send harmful files, or files that have nothing to do with a case;
- apply in another person’s name without their permission;
- guess links, get around limits or try to reach what isn’t yours;
- flood the forms or scrape the site in a way that slows it for others.

If you find a weakness in the site, tell us and give us time to fix it. We’ll thank you, and we won’t come after you for an honest report.`,
    },
    {
      id: 'what-is-on-the-site',
      title: 'Texts, pictures and experiences',
      body: `The texts, drawings and the name on this site belong to us or to those who let us use them. Read, print and share them for your own use.

What clients and attorneys say about us is their own experience. Your case can go differently. Links to other sites are there to help, but we’re not responsible for what’s on them.`,
    },
    {
      id: 'responsibility',
      title: 'What we’re responsible for',
      body: `We work to keep the site correct and running, and it’ll still fail at times. We offer it as it is. We don’t promise that it’s always available or free of mistakes. If a court deadline is close, don’t wait for us. Your attorney watches those, and we don’t.

As far as the law allows, we’re not liable for indirect losses from using or not being able to use this **website**. This doesn’t take away any right the law won’t let you give up. It doesn’t limit what we owe under a signed contract or for harm done on purpose.`,
    },
    {
      id: 'law',
      title: 'Which law applies',
      body: `These terms don’t choose one state’s law or one court over another. The law that applies is the one courts would apply without such a choice, and you keep your own state’s consumer protections. A funding contract has its own rules on this.

If something goes wrong, talk to us first. A call settles most things. If one part of these terms turns out to be invalid, the rest stays.`,
    },
    {
      id: 'changes',
      title: 'Changes',
      body: `We may change these terms. The date at the top shows when. Changes count from then on and don’t affect a contract you’ve signed.`,
    },
    {
      id: 'contact',
      title: 'Questions',
      body: `Write to [${email}](${emailLink(email)}), call [${phone}](${phoneLink(phone) ?? paths.contact}), or use the [contact page](${paths.contact}).`,
    },
  ],
})
