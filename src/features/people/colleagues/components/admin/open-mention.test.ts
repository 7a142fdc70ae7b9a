import { expect, test } from 'vitest'
import { completeMention, findOpenMention } from './open-mention.ts'

const people = ['Ruth Owens', 'Rubén Díaz', 'Owner'].map((name) => ({ name }))
const offeredFor = (before: string) => findOpenMention(before, people)?.offered.map(({ name }) => name)

test('the first letters after the sign offer whoever is called so', () => {
  expect(offeredFor('Please look, @')).toEqual(['Ruth Owens', 'Rubén Díaz', 'Owner'])
  expect(offeredFor('@ru')).toEqual(['Ruth Owens', 'Rubén Díaz'])
  expect(offeredFor('@Ruth O')).toEqual(['Ruth Owens'])
})

test.each(['Ruth', 'mail@ru', '@Ruth Owens said', '@Nobody'])('"%s" offers nobody', (before) => {
  expect(offeredFor(before)).toBeUndefined()
})

test('a choice replaces what was typed and leaves the rest', () => {
  const text = 'Hi @ru please look'
  expect(completeMention(text, { from: 3, to: 6 }, 'Ruth Owens')).toEqual({
    text: 'Hi @Ruth Owens please look',
    caret: 'Hi @Ruth Owens '.length,
  })
})
