import type { ItemState } from '#domain/case-file.ts'

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`)

export const en = {
  send: 'Send',
  sendAgain: 'Send again',
  sendMore: 'Send more',
  sendChosen: 'Send this file',
  of: (name: string) => `: ${name}`,
  accepts: 'PDF, Word, JPG, PNG, GIF or text, up to 50MB.',
  /** Takes the place of the help, which asks for the number. */
  numberGiven: 'You gave us its number. If you have the report, send that, too.',
  unavailable: 'I don’t have this',
  unavailableBusy: 'Telling us…',
  unavailableTold: 'You told us you don’t have this. If it turns up, send it here.',
  unavailableFailed: 'That didn’t reach us. Check your connection and try again.',
  sent: 'See what you sent',
  sentEarlier: (size: string) => `${size}, an earlier try`,
  arrived: (count: number, day: string) => `${files(count)}, ${day}.`,
  state: {
    needed: '',
    received: 'We’re reading it.',
    accepted: 'Nothing left to do here.',
    rejected: '',
  } satisfies Record<ItemState, string>,
  announced: (name: string, word: string) => `${name}: ${word}`,
  leaves: {
    label: 'Left, what came: a blurry, crooked page. Right, what works: the whole page, flat and sharp.',
    came: 'What came',
    works: 'What works',
  },
}
