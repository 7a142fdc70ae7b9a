import { expect, test } from 'vitest'
import { wizardWords } from './wizard.ts'

test('one mistake is a sentence with one period, however it is worded', () => {
  const say = (mistake: string) => wizardWords.en.malformed([mistake]).description
  expect(say('Enter a date')).toBe('Enter a date.')
  expect(say('That isn’t a day. Enter a date.')).toBe('That isn’t a day. Enter a date.')
})
