import type { ItemState } from '#domain/case-file.ts'
import { type Localized, localized } from '#site/locale.ts'

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`)

const item = {
  send: 'Send',
  sendAgain: 'Send again',
  sendMore: 'Send more',
  sendChosen: 'Send this file',
  photo: 'Take a photo',
  of: (name: string) => `: ${name}`,
  accepts: 'PDF, Word, JPG, PNG, GIF or text, up to 50MB.',
  unavailable: 'I don’t have this',
  unavailableBusy: 'Telling us…',
  unavailableTold: 'You told us you don’t have this. If it turns up, send it here.',
  unavailableFailed: 'That didn’t reach us. Check your connection and try again.',
  sent: 'See what you sent',
  sentEarlier: 'an earlier try',
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

export const itemWords: Localized<typeof item> = localized({ en: item })

const photos = {
  looking: 'Looking at your photos…',
  joining: 'Making one PDF of your photos…',
  title: (count: number) => (count === 1 ? 'Your photo' : `${count} photos`),
  order: 'They’ll go out as one PDF, in this order.',
  blurred: 'This one looks blurry.',
  blurredHelp:
    'If you can’t read it on your screen, we can’t either. Lay the page flat by a window and hold the phone right above it.',
  page: (number: number) => `Page ${number}`,
  remove: 'Leave out',
  again: 'Choose a sharper one',
  addPage: 'Add a page',
  sendOne: 'Send it',
  sendAnyway: 'Send it anyway',
  sendJoined: 'Send as one PDF',
  discard: 'Don’t send',
  joinedName: (name: string, count: number) => `${name}, ${count} pages.pdf`,
}

export const photoWords: Localized<typeof photos> = localized({ en: photos })
