import type { termRules } from '../../schema/lines/terms.ts'

export const terms: Record<keyof typeof termRules, string> = {
  'terms.part': 'Funding contract, terms',
  'terms.heading': 'The terms',
  'terms.months': 'All contracts on this claim, if they’re paid at the end of a month',
  'terms.monthsAfter': 'Months after the funding date',
  'terms.monthsEarlier': 'Earlier contracts',
  'terms.monthsThis': 'This contract',
  'terms.monthsAll': 'All together',
  'what.caption': 'What this is',
  'what.text':
    'We buy a right to be paid out of the money your claim may bring. We pay you now. You pay us later, out of your case, in the amount on page 1.',
  'what.noLoan': 'This isn’t a loan: you make no payments, and you don’t promise that your case will win.',
  'what.asLoan':
    'You make no payments before that, and you don’t promise that your case will win. If the law treats this contract as a loan, you have the rights of a borrower, too.',
  'claim.caption': 'Your claim',
  'claim.text':
    'Your claim is everything you may recover, from anyone and in any way, for this: {case}, on {caseDay}. Where it happened: {casePlace}. Your attorney: {attorney}. The law firm: {firm}.',
  'money.caption': 'When you get the money',
  'money.text':
    'We send you {received} on {fundingDay}. That’s the funding date. We send it only after you and your attorney have signed. The last day to sign is {signBy}.',
  'money.heldBack': 'We keep {heldBack} of the funded amount for the one-time charges that page 1 lists.',
  'money.otherDay':
    'If we can’t send it that day, this contract ends and you owe nothing. We then give you a new one with new dates to sign.',
  'owed.caption': 'What you owe, and when',
  'owed.dated': 'The amount depends on the day we’re paid. It’s in the schedule on page 1.',
  'owed.outcomes':
    'The amount depends on what your case brings and on the day we’re paid. The table on page 1 says the most it can be.',
  'owed.perStep':
    'We charge {rate} of the funded amount for each {period} that has begun, counted from the funding date. It goes up on the first day of each {period} and never in between.',
  'owed.proRata':
    'We charge {rate} of the funded amount for each {period}, counted by the day from the funding date. If we’re paid before a step ends, you owe less than the schedule says for its last day.',
  'owed.inAdvance':
    'We charge {rate} of the funded amount for each {period}. A whole year’s charge is owed on the funding date, and again each year on that day.',
  'owed.byLaw':
    'The law limits our charges. The schedule already keeps to that limit, and the schedule is what counts.',
  'owed.simple': 'It’s a simple charge on the funded amount: nothing compounds.',
  'owed.compounds':
    'Charges compound: every {compounds}, unpaid charges are added to the amount that later charges are counted on.',
  'owed.stops': 'Charges stop {mostMonths} months after the funding date.',
  'owed.maximum': 'Whatever happens, you never owe more than {maximum}.',
  'owed.grace':
    'If your attorney sends the payment within {grace} days after a step date, we accept the lower amount.',
  'nothing.caption': 'When you owe nothing',
  'nothing.text':
    'If your claim brings no money, you owe us nothing. If what’s left after the payments in section 6 is less than the amount on page 1, we take what’s left and you don’t owe the rest. Unless section 12 applies, you never pay us from your wages, your savings, your home or anything else you own.',
  'order.caption': 'Who gets paid first',
  'order.text':
    'Out of the money from your claim, in this order: your attorney’s fees and costs; Medicare, Medicaid and other liens set by law; child support and taxes; medical liens; then us. What’s left is yours.',
  'charges.caption': 'No other charges',
  'charges.text':
    'Page 1 lists every charge. Nothing else costs you anything: not copies, letters, questions or closing your account. We pay no attorney and no medical provider a commission or a referral fee for this contract, and we take none from them.',
  'case.caption': 'Your case stays yours',
  'case.text':
    'You and your attorney make every decision. We don’t give legal advice, we don’t choose your attorney or your doctor, and we have no say in whether or for how much you settle.',
  'ask.caption': 'What we ask of you',
  'ask.text':
    'What you told us about your claim is true. You’ll tell us, or have your attorney tell us, when your case ends and how, before money is paid out. You’ll tell us if you change your attorney or your address. You won’t sell or pledge the same part of your claim to somebody else.',
  'ask.others': 'The law asks you or your attorney to tell {others} about this contract.',
  'attorney.caption': 'Your attorney',
  'attorney.text':
    'You ask your attorney to sign the attorney’s page, to answer our questions about where the case stands, at most once a quarter, and to pay us from the trust account before paying you. This contract stays in force if your attorney changes, and we ask the new one to sign, too. Your attorney may share privileged papers only if you agree in writing.',
  'advances.caption': 'Other advances',
  'advances.text':
    'Every earlier contract you have with us on this claim is listed before these terms. Advances from other companies, as you told us: {advances}. If you want another advance, from us or anybody else, tell us first. A new one from us is a second contract beside this one. We never roll this one into it.',
  'untrue.caption': 'If what you told us isn’t true',
  'untrue.text':
    'If you lied to us about something that matters, or kept money that section 6 says is ours, you may owe the amount on page 1 whatever your case brings. We’d have to prove it in court. We never report you to a credit bureau and never send a collector.',
  'cancel.caption': 'How to cancel',
  'cancel.text':
    'The box about your right to cancel says by when. Tell us in writing and send the money back in one of these ways: bring our uncashed check to {address}, during office hours ({hours}); mail our uncashed check, a certified check or a money order there by insured, registered or certified mail, and the postmark counts; or send it back by wire and email {email}.',
  'cancel.anyMail': 'Any other mail to that address will do, too, and the postmark counts.',
  'cancel.done': 'Then this contract is over and you owe nothing.',
  'taxes.caption': 'Taxes and benefits',
  'taxes.text':
    'This money may be taxable. If you get SSI or Medicaid, it may count as income or as something you own, and you may have to report it within 10 days. Ask somebody who knows before you sign: we can’t advise you.',
  'taxes.benefits': 'You told us that you get SSI or Medicaid.',
  'papers.caption': 'Your papers',
  'papers.text':
    'You get a copy as soon as you sign, and so does your attorney. Paper copies are free. Our privacy notice is on our website, and on paper if you ask. We keep the file for as long as the law asks, and after that no longer than we need it.',
  'sale.caption': 'If we sell this contract',
  'sale.never': 'We don’t sell, assign or securitize this contract.',
  'sale.licensees':
    'We may sell or pledge it only to those who are licensed for such contracts, to banks and to those whom the agency allows.',
  'sale.servicing': 'We may sell it only if we go on looking after it ourselves.',
  'sale.text':
    'No matter who holds it, you keep every right and every defense you have against us. You may go on paying us until we tell you otherwise in writing, and we go on answering your questions.',
  'court.caption': 'If we disagree',
  'court.text':
    'The law of {state} applies. You can take us to court where you live, and you keep your right to a jury. You don’t have to go to arbitration. If we sue you, it’s in the county where you live.',
  'court.forum': 'Your claim is pursued in {forum}. Where its law gives you more, it counts, too.',
  'death.caption': 'Death or bankruptcy',
  'death.text':
    'If you die or file for bankruptcy, we stop contacting you and your family and talk to your attorney. Nobody else has to pay for you.',
  'whole.caption': 'All of it',
  'whole.text':
    'These pages, each with the number {number}, are the whole agreement. We can change it only in writing, signed by you and us. Where a law gives you more than this contract does, the law counts.',
  'whole.languages':
    'The English and the Spanish say the same. Where they don’t, what’s better for you counts.',
}
