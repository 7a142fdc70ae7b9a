import type { Localized } from '#site/locale.ts'

const en = {
  unknown: 'There is no such draft. The link is wrong, or its seven days are over.',
  used: 'This link has been used.',
  stale: 'Another device has written a newer version.',
  nameTaken: 'This name is taken.',
  noRoom: 'We can’t keep more drafts for other devices right now. Please try again in {wait}.',
}

export const refusalWords: Localized<typeof en> = { en }
