import type { Block } from '../../../src/lib/papers/paper.ts'

const section = (number: string, caption: string, ...body: string[]): Block => ({
  kind: 'section',
  number,
  caption,
  body,
})

export const firstTerms: readonly Block[] = [
  section(
    '1',
    'What this is',
    'We buy a right to be paid out of the money your claim may bring. We pay you now. You pay us later, out of your case, in the amount on page\u00a01. This isn’t a loan: you don’t make payments, and you don’t promise that your case will win.',
  ),
  section(
    '2',
    'Your claim',
    'Your claim is everything you may recover for the car crash of June\u00a03, 2026, in San Antonio, Texas, from anyone and in any court. Dana Whitfield of Whitfield & Rowe, LLP represents you.',
  ),
  section(
    '3',
    'When you get the money',
    'We send $5,000.00 by wire to your bank account ending in 4417 on Tuesday, March\u00a02, 2027. That’s the funding date. We send it only after you and your attorney have signed. If we can’t send it that day, this contract ends and we give you a new one with new dates to sign.',
  ),
  section(
    '4',
    'What you owe, and when',
    'The amount depends on the day we’re paid. It’s in the schedule on page\u00a01. It goes up once every six months, never in between, and stops at $10,000.00. It’s a simple charge on the funded amount: nothing compounds, and there’s no daily charge.',
    'If your attorney sends the payment within five business days after a step date, we accept the lower amount.',
  ),
  section(
    '5',
    'When you owe nothing',
    'If your claim brings no money, you owe us nothing. If what’s left after the payments in section\u00a06 is less than the amount on page\u00a01, we take what’s left and you don’t owe the rest. You never pay us from your wages, your savings, your home or anything else you own.',
  ),
  section(
    '6',
    'Who gets paid first',
    'Out of the money from your claim, in this order: your attorney’s fees and costs; Medicare, Medicaid and other liens set by law; child support and taxes; medical liens; then us. What’s left is yours.',
  ),
  section(
    '7',
    'No other charges',
    'Page\u00a01 lists everything. We don’t charge for copies, wires, letters, questions or closing your account. Nobody gets a commission or a referral fee for this contract, and we don’t pay or take one.',
  ),
  section(
    '8',
    'Your case stays yours',
    'You and your attorney make every decision. We don’t give legal advice, we don’t choose your attorney or your doctor, and we have no say in whether or for how much you settle.',
  ),
  section(
    '9',
    'What we ask of you',
    'What you told us about your claim is true. You’ll tell us, or have your attorney tell us, when your case ends and how, before money is paid out. You’ll tell us if you change your attorney or your address. You won’t sell or pledge the same part of your claim to somebody else.',
  ),
]

export const laterTerms: readonly Block[] = [
  section(
    '10',
    'Your attorney',
    'You ask your attorney to sign the last page, to answer our questions about where the case stands, at most once a quarter, and to pay us from the trust account before paying you. This contract stays in force if your attorney changes, and we ask the new one to sign too. Your attorney may share privileged papers only if you agree in writing.',
  ),
  section(
    '11',
    'Other advances',
    'You’ve told us you have no other advance on this claim. If you want another one, from us or anybody else, tell us first. A new advance from us is a second contract beside this one. We never roll this one into it.',
  ),
  section(
    '12',
    'If what you told us isn’t true',
    'If you lied to us about something that matters, or kept money that section\u00a06 says is ours, you may owe the amount on page\u00a01 even without a recovery. We’d have to prove it in court. We never report you to a credit bureau and never send a collector.',
  ),
  section(
    '13',
    'How to cancel',
    'The box on page\u00a01 says by when. Tell us in writing and send the money back in one of these ways: bring our uncashed check to 100 Placeholder Street, Suite 400, Columbus, Ohio 43215, Monday to Friday, 8\u00a0AM to 8\u00a0PM, or Saturday, 9\u00a0AM to 5\u00a0PM Eastern; mail our uncashed check, a certified check or a money order there by insured, registered or certified mail, and the postmark counts; or send it back by wire and email help@lakeshore.example. Then this contract is over and you owe nothing.',
  ),
  section(
    '14',
    'Taxes and benefits',
    'This money may be taxable. If you get SSI or Medicaid, it may count as income or as something you own, and you may have to report it within 10 days. Ask somebody who knows before you sign. We can’t advise you.',
  ),
  section(
    '15',
    'Your papers',
    'You get a copy as soon as you sign, and so does your attorney. Paper copies are free. Our privacy notice comes with this contract. We keep the file seven years after it closes.',
  ),
  section(
    '16',
    'If we sell this contract',
    'You keep every right and every defense you have against us. You may go on paying us until we tell you otherwise in writing, and we go on answering your questions.',
  ),
  section(
    '17',
    'If we disagree',
    'Texas law applies. You can take us to court where you live, and you keep your right to a jury. You don’t have to go to arbitration. If we sue you, it’s in the county where you live.',
  ),
  section(
    '18',
    'Death or bankruptcy',
    'If you die or file for bankruptcy, we stop contacting you and your family and talk to your attorney. Nobody else has to pay for you.',
  ),
  section(
    '19',
    'All of it',
    'These five pages are the whole agreement. We can change it only in writing, signed by you and us. Where a law gives you more than this contract does, the law counts.',
  ),
]
