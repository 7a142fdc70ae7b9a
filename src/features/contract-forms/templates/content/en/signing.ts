import type { signingRules } from '../../schema/lines/signing.ts'

export const signing: Record<keyof typeof signingRules, string> = {
  'notices.part': 'Funding contract, notices and signatures',
  'notices.heading': 'Notices',
  'notices.onlyFromClaim':
    'You pay us only from the money your claim brings, and only as far as that money goes. If your claim brings no money, you owe {company} nothing, unless you lied to us about something that matters or kept money that’s ours. Section 12 says more.',
  'notices.cancel': 'Your right to cancel:',
  'notices.time':
    'In this contract you have {cancelDays}: as planned, until {cancelBy}. If two of these notices name different times, the longer one counts.',
  'notices.untranslated': 'This notice is in English only.',
  'confirm.heading': 'What you confirm',
  'confirm.attorney': '{attorney} represents me in this claim.',
  'confirm.advice': 'I talked with my attorney about this contract, or had the chance to.',
  'confirm.advances': 'I have no other advance on this claim than those that this contract names.',
  'confirm.complete': 'No section of this contract was blank when I got it.',
  'confirm.capacity': 'I may sign for {person} as {capacity}, and the paper I gave you says so.',
  'sign.above':
    'Read all of this contract before you sign it. If any of it is blank, don’t sign: you have a right to a complete copy first. Talk with your attorney before you sign. Somebody who knows about taxes, benefits or money may be able to help you, too.',
  'sign.you': 'You',
  'sign.forPerson': '{capacity}, for {person}',
  'sign.we': 'We',
  'sign.forUs': '{issuer}, for {company}',
  'sign.date': 'Date and time',
  'sign.once': 'You sign once, in the other language. That signature is for both.',
  'initials.you': 'Your initials',
  'initials.attorney': 'Attorney’s initials',
  'lawyer.part': 'Funding contract, attorney’s page',
  'lawyer.title': 'Attorney’s acknowledgment',
  'lawyer.intro':
    'Part of the contract between {person} and {company}. No money moves before this page is signed. Check each statement that’s true. If you can’t check one, leave it open and tell us why: {phone}.',
  'lawyer.contract-reviewed':
    'I represent {person} in this claim and had the chance to review this contract.',
  'lawyer.disclosures-reviewed': 'I went over the disclosures on page 1 with my client.',
  'lawyer.costs-disclosed': 'To the best of my knowledge, all costs and charges were disclosed to my client.',
  'lawyer.contingency': 'I’m paid on contingency, under a written fee agreement.',
  'lawyer.trust-account': 'All proceeds of the claim will go through my trust account or a settlement fund.',
  'lawyer.instructions': 'I’ll follow my client’s written instructions about this funding.',
  'lawyer.no-referral-fee': 'I neither received nor paid a referral fee for this funding, and I won’t.',
  'lawyer.notCaption': 'What this page doesn’t do',
  'lawyer.not':
    'It doesn’t make you or your firm a guarantor. You don’t owe us anything, you don’t vouch for the outcome, and you give no opinion on the price. You pay us from the trust account, and only out of what’s left after everyone whom section 6 puts before us.',
  'lawyer.signs': 'Attorney for {person}',
  'lawyer.firm': 'Firm',
  'lawyer.bar': 'Bar number and state',
}
