/** For the law firm. */
export const en = {
  title: 'The money',
  funded: 'We sent',
  fundedOn: (sum: string, day: string) => `${sum} on ${day}`,
  cancel: 'Your client can cancel until',
  owed: 'Owed today, if the case pays',
  next: 'Next step',
  from: (day: string, sum: string) => `${sum} from ${day}`,
  level: 'No more steps',
  short: {
    owed: (sum: string) => `${sum} owed today`,
    from: (sum: string, day: string) => `${sum} from ${day}`,
    cancel: (day: string) => `can cancel until ${day}`,
  },
}
