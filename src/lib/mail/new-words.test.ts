import { expect, test } from 'vitest'
import { takeNewWords } from './new-words.ts'

const line = '--- Write your reply above this line ---'
const ours = `${line}\n\nYou have a message from us\n\nOpen your page to read it.`
const quote = (text: string) =>
  text
    .split('\n')
    .map((words) => `> ${words}`)
    .join('\n')

test.each([
  ['nothing quoted', 'Yes, I have it.\n\nAna', 'Yes, I have it.\n\nAna'],
  [
    'Gmail',
    `Yes, I have it.\n\nOn Mon, Nov 16, 2026 at 9:40 AM Beaconfield <no-reply@funding.example>\nwrote:\n\n${quote(ours)}`,
    'Yes, I have it.',
  ],
  [
    'Apple Mail, with its own line in the quote',
    `Yes.\r\n\r\n> On Nov 16, 2026, at 9:40 AM, Beaconfield <no-reply@funding.example> wrote:\r\n> \r\n${quote(ours)}`,
    'Yes.',
  ],
  [
    'an introduction right below the words',
    `Yes.\nOn Nov 16, 2026 Beaconfield wrote:\n${quote(ours)}`,
    'Yes.',
  ],
  ['Outlook', `Yes.\n\n________________________________\nFrom: Beaconfield\nSent: Monday\n\n${ours}`, 'Yes.'],
  [
    'Outlook without our line',
    'Yes.\n\n-----Original Message-----\nFrom: Beaconfield\nSent: Monday\nSubject: We wrote\n\nOld words',
    'Yes.',
  ],
  ['an answer below', `${quote(ours)}\n\nYes, below.`, 'Yes, below.'],
  ['only a quote', ours, ''],
  ['words that look like a head', 'From: my heart.\nI thank you.', 'From: my heart.\nI thank you.'],
])('takes the new words of a mail: %s', (_program, text, words) => {
  expect(takeNewWords(text)).toBe(words)
})
