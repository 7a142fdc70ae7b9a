import type { CancelStart } from '#domain/cancellation.ts'

export const en = {
  title: (days: string) => `${days} to change your mind`,
  lead: {
    signing: 'They start the day after you sign. Give it all back in that time and you owe nothing.',
    funding: 'They start the day after we send the money. Give it all back in that time and you owe nothing.',
    receipt: 'They start the day after you get the money. Give it all back in that time and you owe nothing.',
    later:
      'They start the day after you sign or the day after you get the money, whichever is later. Give it all back in that time and you owe nothing.',
  } satisfies Record<CancelStart, string>,
  start: { signing: 'signed', funding: 'sent', receipt: 'arrives', later: 'start' } satisfies Record<
    CancelStart,
    string
  >,
  began: {
    signing: (day: string) => `signed ${day}`,
    funding: (day: string) => `sent ${day}`,
    receipt: (day: string) => `arrived ${day}`,
    later: (day: string) => `signed and arrived by ${day}`,
  } satisfies Record<CancelStart, (day: string) => string>,
  example: (began: string) => `Example: ${began}. Last day:`,
  rest: 'Weekends and federal holidays don’t count.',
  suggested: 'As we read the law, not confirmed yet.',
  /** With a soft hyphen, because squares are narrow. */
  holiday: 'holi\u00adday',
  last: 'last',
  listed: (days: string, began: string, last: string) =>
    `${days}, ${began}. Weekends and federal holidays don’t count. The last day is ${last}.`,
}
