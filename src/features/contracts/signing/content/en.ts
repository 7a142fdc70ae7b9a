export const en = {
  /** What the law wants told before somebody agrees to electronic records: the words of `consentVersion`. */
  consent: [
    { label: 'What it covers', text: 'This contract, its notices and letters. Nothing else.' },
    { label: 'Paper later', text: 'Free, any time. Call or write to us.' },
    {
      label: 'Changing your mind',
      text: 'Free, any time before or after you sign. From then on we mail paper.',
    },
    { label: 'What you need', text: 'A phone or computer that opens a PDF and can save or print it.' },
  ],
  /** In what people send us. */
  missing: {
    mailed: 'Type the code from the mail.',
    code: 'Type the code on page 1 of the PDF.',
    agrees: 'Say whether you agree.',
    initials: 'Type your initials, two or three letters.',
    name: 'Type your name as it’s on the contract.',
    amount: 'Choose an amount.',
    reason: 'Keep it under 1,000 characters.',
  },
  mistakes: {
    initials: (fitting: string) => `Your initials would be ${fitting}.`,
    page: (number: number) => `Page ${number}`,
    name: (name: string) => `The contract says ${name}. Type it that way, or ask us to fix the contract.`,
  },
  mail: {
    subject: (reference: string) => `You signed your contract (${reference})`,
    heading: 'You’ve signed. Now it’s your attorney’s turn.',
    paragraphs: (lastDay: string) => [
      `Your attorney has one page to sign, by ${lastDay}. You don’t have to do anything.`,
      'No money leaves before that. You can read what you signed on your page, any time.',
    ],
    /** In case it was somebody else. */
    notYou: (phone: string) => `If you didn’t sign anything, call ${phone} right away.`,
    open: 'Open your contract',
  },
  refusals: {
    unknown: 'There is no contract to sign here. If you expected one, call us.',
    'not known': 'Type the code that we mail you first. That’s how we know it’s you.',
    signed: 'This contract is signed already.',
    expired: 'The last day to sign is over, so this contract has ended. Ask us for a new one.',
    replaced: 'There’s a newer contract. Open your page again to read that one.',
    voided: 'This contract doesn’t stand anymore. Call us, and we’ll tell you why.',
    declined: 'You said no to this contract. If you changed your mind, call us.',
    canceled: 'This contract was canceled. You owe nothing.',
    unlawful: 'The law has changed since we sent this, so it can’t be signed. We’ll make you a new one.',
    'no consent': 'First agree to get your papers on this screen, with the code on page 1 of the PDF.',
    'on paper': 'You chose to sign on paper. To sign here, type the code on page 1 of the PDF.',
    'mailed on paper': 'We’ve mailed you the paper. Sign that one, or call us.',
    'other code': 'That isn’t the code. Open the PDF again and type the six characters in the frame.',
    wait: 'Ten codes were wrong. Try again in {wait}, or sign on paper.',
    'no page': 'The contract doesn’t have that page.',
    'page before': 'Initial the page before this one first.',
    'no initials': 'Type your initials to go on.',
    'other initials': 'These aren’t the initials of the name on the contract.',
    'same session':
      'Your attorney signs in this browser, too. The two signatures have to come from two people: use your own phone or computer.',
    'same address':
      'We have one email address for you and your attorney. Call us, so that each of you has your own.',
    unread: 'Some pages are left to read.',
    unconfirmed: 'Check every sentence, or call us if one isn’t true.',
    'other name': 'The name isn’t the one on the contract.',
    'broken paper': 'We can’t open your contract right now. Nothing is signed. Call us.',
    'other amount': 'Choose an amount from the least to the most on this page, in whole hundreds of dollars.',
    'not now': 'We can’t make that contract right now. Try again, or call us.',
  },
}
