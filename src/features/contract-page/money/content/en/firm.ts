import type { AdvanceEnding } from '#domain/money.ts'

/** For the law firm. */
export const en = {
  title: 'The money',
  funded: 'Our advance',
  fundedOn: (sum: string, day: string) => `${sum} on ${day}`,
  cancel: 'Your client can cancel until',
  noticed: 'Your client gave notice to cancel',
  noticedOn: (day: string, sum: string, lastDay: string) =>
    `On ${day}. Once ${sum} is back, nothing is owed. It has to be sent by ${lastDay}.`,
  owed: 'Owed today, if the case pays',
  next: 'Next step',
  from: (day: string, sum: string) => `${sum} from ${day}`,
  level: 'No more steps',
  ended: 'How it ended',
  endedOn: {
    paid: (day: string) => `Paid in full, ${day}`,
    reduced: (day: string) => `Reduced and paid, ${day}`,
    lost: (day: string) => `The case was lost, nothing is owed since ${day}`,
    'written-off': (day: string) => `Nothing is owed since ${day}`,
    canceled: (day: string) => `Canceled, ${day}`,
    returned: (day: string) => `The payment came back, ${day}`,
    refinanced: (day: string) => `Paid by a new contract, ${day}`,
  } satisfies Record<AdvanceEnding, (day: string) => string>,
  short: {
    owed: (sum: string) => `${sum} owed today`,
    from: (sum: string, day: string) => `${sum} from ${day}`,
    cancel: (day: string) => `can cancel until ${day}`,
    noticed: 'gave notice to cancel',
  },
  /** On the page of an attorney who applied: where the client's money is. */
  turns: { ours: 'Our turn', clients: 'Your client’s turn', none: 'Nothing to do today', over: 'All done' },
  stages: {
    sent: {
      headline: 'The money’s on its way to your client.',
      lead: (sum: string, day: string, way: string) => `${sum} left us ${day}, ${way}.`,
    },
    received: {
      headline: 'Your client has the money.',
      lead: (sum: string, day: string) => `${sum} arrived on ${day}.`,
    },
    noticed: {
      headline: 'Your client gave notice to cancel.',
      lead: 'The contract ends once all of the money is back.',
    },
    active: {
      headline: 'The case goes on.',
      lead: 'Look here before you settle: what’s owed depends on the day the money reaches us.',
    },
    paid: {
      headline: 'It’s closed. Your client owes nothing.',
      lead: (sum: string, day: string) => `We got ${sum} on ${day}. That’s all of it.`,
    },
    canceled: {
      headline: 'Canceled. Your client owes nothing.',
      lead: 'You don’t have to hold anything back for us.',
    },
  },
}
