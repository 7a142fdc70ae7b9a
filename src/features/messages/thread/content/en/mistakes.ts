import { formatNumber } from '#site/format.ts'

export const en = {
  empty: 'Write a message',
  tooLong: (most: number) => `Write a message of at most ${formatNumber(most, 'en')} characters`,
  key: 'Send a submissionKey of 8 to 100 characters',
}
