/** By the question's id: what people type who mean it. A phrase counts more than its words. */
export const en = {
  /** Too common to tell one question from another. */
  filler:
    'a an and any are as at be been but by can could did do does for from get had has have how i if i’m im in is it its me my of on or our should so that the their them then there they this to too us was we what what’s when where which who why will with would you your',
  means: {
    cost: 'interest, interest rate, rate, rates, apr, percent, percentage, price, pricing, charge, expensive, how much do i pay, pay back, repay, payback, payments, monthly',
    loan: 'lawsuit loan, settlement loan, pre settlement loan, legal loan, payday, borrow, lend, lender, debt, advance, non recourse, definition',
    fees: 'hidden, hidden fees, application fee, origination, upfront, up front, deposit, catch',
    compounding: 'compound, compound interest, interest on interest, compounded',
    cap: 'maximum, limit, most i can owe, ceiling, usury, capped',
    'early-payoff': 'early, pay early, prepay, prepayment, pay off, payoff, penalty, installments',
    'second-advance': 'more money, second, another advance, again, additional, top up, more later',
    buyout:
      'buy out, refinance, another company, other company, switch company, existing advance, already have a loan, competitor',
    compare: 'compare, cheaper, cheapest, best company, other offers, lowest',
    'how-much':
      'how much can i get, how much money, minimum, smallest, largest, amount, worth, 500, 1000, 5000, 10000',
    losing: 'lose, lost, loss, losing, lose my case, dismissed, dropped, if i dont win, no win, verdict',
    'small-settlement':
      'not enough, low settlement, small settlement, shortfall, less than expected, left over',
    'paid-first':
      'who gets paid, lien, liens, paid first, hospital bill, lawyer fee, attorney fee, contingency',
    exceptions: 'owe, fraud, lied, lying, sue me, sued, collections, collector, default, personally liable',
    credit: 'credit, credit score, credit check, bad credit, fico, credit report, credit bureau, poor credit',
    timing:
      'how fast, how quick, how quickly, how long until, fast, quick, quickly, same day, today, emergency, urgent, approval, approved, approve, wait, hours, 24 hours, turnaround, when will i know',
    'how-the-money-comes':
      'direct deposit, bank, bank account, wire, check, paid, payout, zelle, cash app, debit card, prepaid, receive, receive money, password',
    spending: 'use, spend, rent, groceries, bills, car repair, food, mortgage, anything',
    papers:
      'documents, document, paperwork, police report, records, proof, need to apply, requirements, upload, id, pay stubs',
    'case-length':
      'how long, duration, years, months, when will my case settle, settle, timeline, trial date',
    scam: 'scam, scams, legit, legitimate, fake, trust, trustworthy, real company, fraudulent, rip off, ripoff, reviews, bbb, licensed, license, safe, predatory',
    'before-signing': 'contract, agreement, sign, fine print, read, look for, terms, red flags',
    cancelling:
      'cancel, cancellation, change my mind, changed my mind, back out, rescind, refund, return the money, cooling off',
    'taking-it-back': 'withdraw, delete, remove my data, stop application, erase',
    declined: 'denied, deny, denial, rejected, refused, turned down, declined, appeal, reapply, no again',
    'no-attorney':
      'no lawyer, without a lawyer, without lawyer, need a lawyer, find a lawyer, lawyer, attorney, represent myself, pro se, no attorney',
    'attorney-refuses':
      'lawyer refuses, lawyer says no, lawyer wont, lawyer disagrees, attorney refuses, permission, lawyer agree, approval of my lawyer',
    'who-decides': 'control, decide, force me to settle, decisions, pressure, say',
    'new-attorney':
      'fire, fired, fire my lawyer, new lawyer, change lawyer, change lawyers, switch lawyers, different attorney, dropped me',
    'other-side':
      'insurance company, insurer, adjuster, defendant, find out, confidential, disclose, secret, other side, opposing',
    states:
      'state, where, california, texas, florida, new york, illinois, ohio, georgia, available, location, washington dc, move, moved',
    'kinds-of-cases':
      'kind, type, qualify, eligible, eligibility, accident, car accident, truck, slip and fall, dog bite, malpractice, workers comp, work injury, uber, motorcycle, wrongful arrest, criminal, class action, do i qualify',
    'post-settlement':
      'already settled, settled, waiting for check, post settlement, settlement check, after settlement',
    minors: 'child, children, kid, kids, son, daughter, minor, under 18, baby, teenager',
    estates: 'died, death, dead, killed, deceased, wrongful death, estate, funeral, passed away, widow',
    immigration:
      'immigrant, immigrants, immigration, undocumented, illegal, papers, green card, citizen, citizenship, visa, noncitizen, daca, deportation, ice, social security number, ssn, itin, status',
    ssi: 'ssi, supplemental security income, disability, disability benefits, ssdi, social security, food stamps, snap, welfare, benefits, section 8',
    medicaid: 'medicaid, medicare, health insurance, medi-cal',
    taxes: 'tax, taxes, taxable, irs, 1099, income tax, w2',
    bankruptcy: 'bankruptcy, bankrupt, chapter 7, chapter 13, trustee',
    'child-support': 'child support, arrears, alimony, behind on support, garnish, garnishment',
    divorce:
      'divorce, divorced, divorcing, spouse, husband, wife, separated, ex, marriage, married, community property',
    'who-reads-it':
      'privacy, private, data, information, sell my data, secure, security, spam, hacked, personal information',
    'medical-details': 'medical, medical records, hipaa, health, doctor, injuries, diagnosis, treatment',
  } as Readonly<Record<string, string>>,
}
