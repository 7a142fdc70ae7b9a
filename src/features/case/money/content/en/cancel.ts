/** The page on which somebody cancels. */
export const en = {
  title: 'Cancel the contract',
  number: (number: string) => `Account ${number}`,
  headline: 'Cancel, and owe nothing.',
  lead: (day: string, zone: string, sum: string) =>
    `Two things have to happen by ${day}, 11:59 PM ${zone}: you tell us, and the ${sum} comes back.`,
  over: {
    headline: 'The days to cancel are over.',
    lead: (day: string) =>
      `The last day was ${day}. You can still ask us. A person looks at it and answers, but we can’t promise a yes.`,
    action: 'Ask us to cancel anyway',
    note: 'We keep this as your written notice, with the time on it.',
    call: 'Or call us:',
  },
  how: 'How will you send it back?',
  ways: {
    check: 'With the check we sent, uncashed',
    mail: 'By mail, with a certified check or money order',
    person: 'In person, at our office',
    wire: 'By wire from my bank',
  },
  where: 'Where it goes',
  amount: 'Amount',
  address: 'Address',
  hours: 'Open',
  account: 'Account',
  writeOn: 'Write on it',
  mailHow: 'Send it insured, registered or certified, and keep the receipt. The postmark counts.',
  wireHow: (phone: string) => `Call ${phone}, and a person reads you the account. We never send it by email.`,
  wireFee: 'Your bank may charge you for the wire. A mailed check avoids that.',
  checkHow: 'Bring it, or mail it insured, registered or certified. Don’t cash it.',
  tell: 'Tell us',
  tellText: (attorney: string) =>
    `This is your written notice. You and ${attorney} each hear of it, with the time on it.`,
  tellTextAlone: 'This is your written notice. We keep it with the time on it, and tell you.',
  action: 'Send my notice',
  keep: 'Keep the contract',
  before: {
    headline: 'Cancel the contract?',
    lead: 'No money has moved. It costs nothing, and you owe nothing.',
    action: 'Cancel the contract',
  },
  received: {
    title: 'I have the money',
    headline: 'When did the money come?',
    lead: 'Your days to cancel count from then, where your state counts them so. They can only get longer.',
    label: 'The day it came',
    help: (first: string, today: string) => `From ${first} to ${today}.`,
    action: 'I have the money',
    back: 'Not yet',
    wrongDay: 'Choose a day from the day we sent it to today.',
  },
}
