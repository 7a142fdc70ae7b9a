import { spellNumber } from '#site/format.ts'

/** From the day the money left us to the last day to cancel. */
export const en = {
  turns: { ours: 'Our turn', yours: 'Your turn', nobody: 'All done' },
  ways: { wire: 'by wire', ach: 'by bank transfer (ACH)', check: 'by check' },
  sent: {
    headline: 'The money’s on its way.',
    left: (sum: string, when: string, way: string) => `${sum} left us ${when}, ${way}.`,
    leftTo: (sum: string, when: string, way: string, ending: string) =>
      `${sum} left us ${when}, ${way}, to your account ending in ${ending}.`,
    today: (time: string) => `today at ${time}`,
    wire: 'Not there by 5 PM? Call us, and we’ll trace it.',
    ach: (day: string) => `Not there by ${day}? Call us, and we’ll trace it.`,
    check: (day: string) => `Not in your mailbox by ${day}? Call us, and we’ll look for it.`,
    late: {
      headline: 'Is the money there?',
      lead: (sum: string, day: string) =>
        `We sent ${sum} on ${day}, and it should be with you by now. If it isn’t, call us today, and we’ll trace it.`,
    },
    strip: {
      from: (when: string) => `sent ${when}`,
      by: {
        wire: (_: string) => 'there by 5 PM',
        ach: (day: string) => `there by ${day}`,
        check: (day: string) => `with you by ${day}`,
      },
      now: 'now',
      described: (from: string, to: string, now: string) => `Sent ${from}. With you by ${to}. It’s ${now}.`,
    },
    have: 'I have the money',
    missing: 'It isn’t there',
    missingTitle: 'Call us, and we’ll trace it',
    missingText: 'Have this at hand. Your bank may ask for it, too.',
    reference: 'Reference',
    phone: 'Our phone',
  },
  received: {
    headline: 'You have the money.',
    lead: (sum: string, day: string) =>
      `${sum} arrived on ${day}. There’s nothing to do until your case ends.`,
  },
  noticed: {
    headline: (sum: string, day: string) => `We have your notice. Send ${sum} by ${day}.`,
    lead: (when: string) => `It came ${when}. Once the money is back, you owe nothing.`,
    postmark: (day: string) => `A postmark on ${day} is in time.`,
    part: (sum: string, day: string) => `${sum} came back on ${day}. That leaves the rest.`,
    soon: (sum: string) => `We have your notice. Send ${sum} soon.`,
    over: 'The last day to send it is over. Once all of it is here, we look at it and answer you.',
    accepted: 'It came late, and we’re taking it. Once all of the money is here, you owe nothing.',
  },
  late: {
    title: 'We have your notice, but it came late',
    text: (when: string, lastDay: string) =>
      `It came ${when}. The last day to cancel was ${lastDay}, so the contract goes on for now. A person looks at it and answers you.`,
    ask: 'If something held you up, tell us:',
  },
  canceled: {
    headline: 'Canceled. You owe nothing.',
    lead: (notice: string, sum: string, back: string) =>
      `Your notice came ${notice}. The ${sum} came back ${back}. The contract is over, as if it had never been.`,
    plain: 'The contract is over, as if it had never been.',
  },
  way: {
    money: (sum: string) => `${sum} on its way`,
    moneyThere: (sum: string) => `${sum} arrived`,
    moneySent: (sum: string) => `We sent ${sum}`,
    reference: (way: string, reference: string) => `${way}, reference ${reference}`,
    names: { wire: 'Wire', ach: 'Bank transfer', check: 'Check' },
    sentOn: (day: string) => `Sent ${day}`,
    arrivedOn: (day: string) => day,
    canCancel: 'You can still cancel',
    until: (day: string) => `Until ${day}`,
    notice: 'Your notice',
    back: (sum: string) => `${sum} comes back to us`,
    backBy: (day: string) => `By ${day}`,
    nothing: 'You owe nothing',
    nothingWhen: 'Once it’s here',
  },
  cancel: {
    title: (day: string) => `You can cancel until ${day}`,
    text: (sum: string) => `Send the ${sum} back by then and you owe nothing. You don’t have to say why.`,
    told: 'How to send it back',
    toldText: (sum: string, day: string) => `${sum}, by ${day}. You don’t have to say why.`,
    expected: 'If the money comes later than today, you have longer.',
    days: {
      start: 'start',
      day: (number: number) => `day ${number}`,
      last: 'last day',
      off: 'doesn’t count',
      holiday: 'holiday',
      closed: 'closed',
      today: 'today',
      sentence: (count: number, days: string, last: string) =>
        `You have ${count === 1 ? 'one business day' : `${spellNumber(count, 'en').toLowerCase()} business days`}: ${days}. The last is ${last}.`,
      off_: {
        weekend: 'Saturdays and Sundays don’t count.',
        holidays: (named: string) => `${named} doesn’t count, either.`,
        holidaysMany: (named: string) => `${named} don’t count, either.`,
        holiday: (day: string, name: string) => `${day} (${name})`,
        closed: (day: string) => `${day} (we’re closed)`,
      },
      itIs: (today: string) => `It’s ${today}.`,
      postmark: (day: string) => `A postmark on ${day} is in time.`,
    },
    ways: {
      wire: {
        title: 'Send it back by wire',
        text: (phone: string) => `The fastest. Call ${phone} for the account. We never send it by email.`,
      },
      check: {
        title: 'Bring it to us',
        text: (place: string, isCheck: boolean) =>
          isCheck ? `The check, uncashed, to ${place}.` : `A certified check or money order, to ${place}.`,
      },
      mail: {
        title: 'Mail it',
        text: (place: string) =>
          `A certified check or money order to ${place}, insured, registered or certified. The postmark counts.`,
      },
      noAddress: (phone: string) => `our office (call ${phone} for the address)`,
    },
    write: (payee: string, number: string) =>
      `Make a check or money order out to ${payee}, and write ${number} on it.`,
    keep: 'Keep the contract after all',
    action: 'Cancel the contract',
    calm: 'We walk you through it. Nothing happens before you confirm.',
  },
  before: {
    title: 'Changed your mind?',
    text: 'No money has moved. One tap ends it, and it costs nothing.',
  },
}
