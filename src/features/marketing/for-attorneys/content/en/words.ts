import { en as claims } from '#site/content/en/claims.ts'
import { promise } from '#site/content/en/promise.ts'
import type { Question } from '#site/structured-data.ts'

const figures: readonly { figure: string; text: string }[] = [
  { figure: claims.approvalForAttorneys, text: 'to a decision' },
  { figure: claims.lawFirms, text: 'law firms have worked with us' },
  { figure: claims.attorneyRating, text: 'from the attorneys we work with' },
  { figure: claims.successRate, text: 'success rate' },
]

const filing = [
  {
    title: 'A paralegal opens the application',
    text: 'Choose “I’m an attorney.” It’s four short steps, and most of the answers are on your intake sheet.',
    time: claims.applicationTime,
  },
  {
    title: 'We send one upload link',
    text: 'It’s for that case alone. Anyone on the file can use it: no account, no password, no fax.',
    time: 'documents can come later',
  },
  {
    title: 'You get a decision and a draft',
    text: `${promise} The agreement goes to you and your client. Nobody signs until your client has had time to read it with you.`,
    time: claims.approvalForAttorneys,
  },
]

/** A firm sends these once, by link, and has them on day one. */
const documents = [
  { name: 'Your fee agreement', why: 'Shows that you have the case and how your fee works.' },
  { name: 'Police, incident or OSHA report', why: 'Our first look at fault.' },
  { name: 'Medical records and bills to date', why: 'Summaries are fine, if you have them.' },
  { name: 'Coverage', why: 'Declarations page, policy limits, or the carrier’s letter.' },
  { name: 'Complaint and case number', why: 'If suit is filed.' },
  { name: 'Known liens and earlier advances', why: 'So the math is right for your client.' },
]

const payoff = [
  {
    title: 'At signing',
    text: 'Your client assigns us part of the proceeds. You acknowledge in writing that you have notice of it. You don’t guarantee anything.',
  },
  {
    title: 'While the case runs',
    text: 'We ask for a short status update now and then. You can ask for the balance any day, or for any future date you need for mediation.',
  },
  {
    title: 'Before disbursement',
    text: 'You request a payoff letter. It gives one figure, the date it is good through, and where to send it.',
  },
  {
    title: 'At disbursement',
    text: 'Your fee, costs and senior liens come first. You pay us from the trust account as the letter says, and we send a release.',
  },
  {
    title: 'If the recovery falls short',
    text: 'Call before you disburse. We’re paid only from what’s left for your client, and your client never owes the difference.',
  },
]

const ethics = [
  {
    rule: 'Model Rule 1.8(e)',
    title: 'You can’t pay a client’s rent. Others can.',
    text: 'The rule keeps lawyers from paying living expenses for clients in pending litigation, with narrow exceptions. It’s about lawyers. It doesn’t keep a client from taking an advance from someone else. State versions differ, so check yours.',
  },
  {
    rule: 'Model Rules 5.4(c) and 2.1',
    title: 'We never steer the case.',
    text: 'We get no say over experts, discovery, settlement or trial, and no right to end your engagement. Our agreement leaves all of that to you and your client.',
  },
  {
    rule: 'Model Rule 1.6',
    title: 'Nothing without your client’s consent.',
    text: 'We don’t look at a file until you’ve explained what’s shared and your client has agreed. Your client can take that back.',
  },
  {
    rule: 'Privilege and work product',
    title: 'Send us facts, keep your opinions.',
    text: 'Courts disagree on whether a funder shares a common interest, and several have said no. So what you show us may lose its privilege. Records, reports and policy limits are enough. The form asks for fault and value only as broad ranges, and someone may ask for even those one day.',
  },
  {
    rule: 'Model Rules 5.4(a) and 1.7',
    title: 'No shared fees, no referral fees.',
    text: 'We don’t pay lawyers for sending us clients, and we don’t take part of your fee. Advise your client as if you’d never heard of us.',
  },
]

const questions: readonly Question[] = [
  {
    question: 'Do I have to recommend funding to my client?',
    answer:
      'No. Many attorneys tell clients to wait if they can, and so do we. When a client can’t wait, we’d rather you read the agreement with them than have them sign one alone.',
  },
  {
    question: 'Does the firm take on any liability?',
    answer:
      'The firm acknowledges notice and agrees to protect our interest at disbursement, as with any valid lien or assignment. It doesn’t guarantee the outcome or the repayment.',
  },
  {
    question: 'What if I leave the case or my client changes attorneys?',
    answer:
      'Tell us who has the file. The new firm signs the same acknowledgment, and the agreement doesn’t change.',
  },
  {
    question: 'Will the advance have to be disclosed?',
    answer:
      'It depends on the court. Some states and federal districts require it in some or all civil cases. We’ll give you whatever copy your rule calls for.',
  },
]

export const en = {
  crumb: 'For Attorneys',
  call: (phone: string) => `Call ${phone}`,
  figures,
  filing: {
    title: 'A paralegal can file it before lunch',
    steps: filing,
    documentsTitle: 'What we ask for',
    documentsLead: 'We ask once, and only for what you already have.',
    documents,
  },
  payoff: {
    title: 'Liens and payoff letters',
    lead: 'Our interest attaches to your client’s share, after your fee. Here’s how it goes from start to finish.',
    steps: payoff,
  },
  ethics: {
    title: 'The rules, in plain words',
    lead: 'The ABA Model Rules, and how we keep you on the right side of them.',
    rules: ethics,
    seeAlso:
      'See also the ABA’s Best Practices for Third-Party Litigation Funding (2020), and your own state’s rules and opinions.',
  },
  questions: { title: 'From other firms', items: questions },
  client: {
    title: 'Have a client who can’t wait?',
    text: 'With their consent, you can file for them in minutes. It’s free for both of you.',
  },
  head: {
    title: 'Funding for Your Clients: For Attorneys',
    description: `Decisions in ${claims.approvalForAttorneys}. ${claims.lawFirms} law firms. Rated ${claims.attorneyRating}. What we ask for, how liens and payoff letters work, and the ethics rules in plain words.`,
    keywords: [
      'attorney litigation funding',
      'client living expenses',
      'payoff letter',
      'Model Rule 1.8(e)',
      'plaintiff funding for law firms',
    ],
  },
}
