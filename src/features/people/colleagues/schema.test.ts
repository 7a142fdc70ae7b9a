import { expect, test } from 'vitest'
import { findMentioned } from './schema.ts'

const people = ['Ann', 'Ann Lee', 'José Núñez', 'Owner'].map((name) => ({ name }))
const namesIn = (text: string) => findMentioned(text, people).map(({ name }) => name)

test.each([
  ['@Ann please look', ['Ann']],
  ['@Ann Lee, please look', ['Ann Lee']],
  ['(@josé núñez) and @OWNER.', ['José Núñez', 'Owner']],
  ['@Ann @ann @Ann Lee', ['Ann', 'Ann Lee']],
  ['@Anna and @Annie', []],
  ['ruth@ann.example, mail@Ann', []],
  ['Ann said so @', []],
])('%s', (text, names) => {
  expect(namesIn(text).sort()).toEqual(names.toSorted())
})
