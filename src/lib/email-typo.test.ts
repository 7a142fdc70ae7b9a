import { expect, test } from 'vitest'
import { guessEmail } from './email-typo.ts'

test.each([
  ['ana@gmial.con', 'ana@gmail.com'],
  ['Ana.Reyes+case@Gmail.con', 'Ana.Reyes+case@gmail.com'],
  ['ana@gmal.com', 'ana@gmail.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@icoud.com', 'ana@icloud.com'],
  ['ana@comcast.ney', 'ana@comcast.net'],
  ['lee@parklaw.con', 'lee@parklaw.com'],
  ['ana@gmail', 'ana@gmail.com'],
  ['ana@gmailcom', 'ana@gmail.com'],
  ['ana@gmail,com', 'ana@gmail.com'],
  ['ana@gmail..com', 'ana@gmail.com'],
  ['ana@yahoo.com.', 'ana@yahoo.com'],
])('%s was meant to be %s', (typed, meant) => expect(guessEmail(typed)).toBe(meant))

test.each([
  'ana@gmail.com',
  'ana@ymail.com',
  'ana@mail.com',
  'ana@me.com',
  'lee@park.example',
  'lee@parklaw.com',
  'ann@state.oh.us',
  'ana@',
  'ana@localhost',
  'ana@mail',
  'ana@gmail@gmail.com',
  'ana@yahoo.co.uk',
  'ana',
  '',
])('%j is left alone', (typed) => expect(guessEmail(typed)).toBeUndefined())
