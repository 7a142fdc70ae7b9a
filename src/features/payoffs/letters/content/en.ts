/** Letters to persons and firms. Days and sums come written. */
export const en = {
  account: 'Account',
  date: 'Date',
  letter: 'Letter',
  client: 'Client',
  claim: 'Claim',
  number: 'Number',
  incident: 'Incident',
  replaces: (ordinal: number, before: number, on: string) =>
    `${ordinal}, replaces letter\u00a0${before} of ${on}`,
  claimOf: (kind: string, on: string) => `${kind} of ${on}`,
  copy: (who: string) => `Copy: ${who}`,
  funded: (on: string) => `Funded ${on}`,
  fundedOf: (account: string, on: string) => `${account}, funded ${on}`,
  charges: 'Charges',
  paid: 'Paid so far',
  reduced: 'Reduced by',
  none: 'none',
  total: 'Total',
  columns: {
    account: 'Contract',
    funded: 'Funded',
    charges: 'Charges',
    paid: 'Paid',
    reduced: 'Reduced',
    owed: 'Owed',
  },
  withoutContract: (on: string) => `Paid out ${on}`,
  payoff: {
    title: 'Payoff letter',
    part: 'Payoff letter',
    total: 'Total to pay us',
    goodThrough: (on: string) => ['good through ', { text: on, bold: true }] as const,
    from: (on: string) => `From ${on}`,
    noDaily: 'There’s no daily charge. The amount changes only on that day.',
    daily: 'A little more is owed every day. This is through the last day of the letter.',
    noMore: 'As of today nothing more will be charged.',
    gross: (gross: string) =>
      `The case pays ${gross} before fees. The law limits what we get to a share of that, and this total is within it.`,
    askLess: 'If too little is left to pay this, ask us for a reduction first.',
    grace: (days: string) => `What’s sent within ${days} after a step counts as paid the day before it.`,
    others: (count: string, owed: string) =>
      `This letter is about this contract alone. On this claim ${count} more: ${owed} through the same day.`,
    otherContract: (count: number) => (count === 1 ? 'one contract is' : `${count} contracts are`),
    wire: {
      caption: 'By wire',
      bank: 'Bank',
      routing: 'Routing number',
      account: 'Account number',
      name: 'Name',
      memo: 'Write on it',
    },
    call: {
      caption: 'Call before you wire',
      before: 'Read these numbers back to us at a phone number ',
      bold: 'you already have on file',
      after:
        ', not one from an email. We never change wire instructions by email. If a message says so, it isn’t from us.',
    },
    checkLine: (name: string, address: string, memo: string) =>
      [{ text: 'By check', bold: true }, ` to ${name}, ${address}. Write ${memo} on it.`] as const,
    checkAlone: (name: string, memo: string) =>
      [
        { text: 'By check', bold: true },
        ` to ${name}. Call us for the address. Write ${memo} on it.`,
      ] as const,
    before: {
      label: 'Who gets paid before us',
      firm: 'Your fees and costs; Medicare, Medicaid and other liens set by law; child support and taxes; medical liens. Then us. Then your client.',
      person:
        'Your attorney’s fees and costs, if you have one; Medicare, Medicaid and other liens set by law; child support and taxes; medical liens. Then us. Then you.',
    },
    after: {
      label: 'What you get from us',
      firm: 'Within one business day after the money is in: a zero-balance letter and the release of our interest. Nothing was filed against your client, so there’s nothing else to take back.',
      person:
        'Within one business day after the money is in: a letter that your balance is zero, and the release of our interest. Nothing was filed against you, so there’s nothing else to take back.',
    },
  },
  release: {
    part: 'Zero balance and release',
    title: 'Your balance is zero. Our claim is released.',
    titleSome: 'Paid: this part of your balance is zero.',
    dear: (name: string) =>
      `Dear ${name}: We received the payment for your contract. You owe us nothing more, and we have no part in your case anymore.`,
    dearReduced: (name: string) =>
      `Dear ${name}: We agreed to take less, and received it. You owe us nothing more, and we have no part in your case anymore.`,
    dearSome: (name: string) =>
      `Dear ${name}: We received the payment for what is listed here. You owe us nothing more for it.`,
    received: (on: string) => `Received, the last of it on ${on}`,
    letGo: 'What we let go',
    owed: 'What you owe',
    caption: 'Release',
    words: (company: string, accounts: string, name: string, claim: string) =>
      `${company} received full payment for ${accounts}. We release every right, claim and lien we had in the claim of ${name} from the ${claim}, and in the money from it. Your attorney may pay out the rest without asking us.`,
    wordsSome: (company: string, accounts: string, owed: string) =>
      `${company} received full payment for ${accounts}, and has no part in your case for it anymore. Other money of ours on this claim is still out: ${owed} is owed on it.`,
    contract: (account: string) => `the contract with account ${account}`,
    advance: (on: string) => `the money paid out on ${on}`,
    credit: {
      label: 'Your credit',
      text: 'We never reported this to a credit bureau. There’s nothing to fix.',
    },
    papers: {
      label: 'Your papers',
      text: 'We keep them as long as the law asks, and send copies free. After that we destroy them.',
    },
    taxes: {
      label: 'Your taxes',
      text: 'We don’t send a tax form for this payment. Ask a tax professional if you’re not sure what to report.',
    },
  },
  nothing: {
    part: 'You owe nothing',
    title: 'You owe nothing.',
    lost: (name: string) => `Dear ${name}: We’re sorry your case was lost.`,
    writtenOff: (name: string) => `Dear ${name}: We closed your account.`,
    keep: (sum: string) => `The ${sum} is yours to keep.`,
    whyLost: (on: string) =>
      `Your case ended on ${on} without a recovery. Your contract says what happens then: we don’t get paid, and we take the loss. Your account is closed.`,
    whyWrittenOff: (on: string) =>
      `On ${on} we wrote off what was left of your account. We won’t ask for it again. Your account is closed.`,
    call: {
      label: 'Nobody will call',
      text: 'We don’t collect, we don’t sue over this, and we don’t sell it on.',
    },
    credit: { label: 'Your credit', text: 'We didn’t report this to a credit bureau and never will.' },
    claim: {
      label: 'Your claim',
      text: 'We release every right we had in it. If it’s ever reopened, we still have no part in it.',
    },
    taxes: {
      label: 'Your taxes',
      text: 'We don’t send a tax form for this. Ask a tax professional if you’re not sure.',
    },
    ask: 'If anybody says you still owe us, send them this letter and call us.',
  },
  zero: '$0',
  verify: (address: string) => `Is this letter real? Type its number at ${address}.`,
}
