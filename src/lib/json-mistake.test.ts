import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findJsonMistake } from './json-mistake.ts'

test.each([
  ['', 1, 1, 'expected a value'],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'expected a comma'],
  ['[1, 2', 1, 6, 'expected a comma or ]'],
  ['{"a": 1', 1, 8, 'expected a comma or }'],
  ['[1,]', 1, 4, 'expected a value'],
  ['{"a": 1,}', 1, 9, 'expected a name in double quotes'],
  ['{a: 1}', 1, 2, 'this is neither a number, true, false, null nor a text in double quotes'],
  ['{"a" 1}', 1, 6, 'expected a colon'],
  ['["one\ntwo"]', 1, 2, 'the text that starts here has no closing quote on its line'],
  ['["a\tb"]', 1, 2, 'a line break or tab must be written as \\n or \\t'],
  ['["a\\x"]', 1, 2, 'a backslash in this text starts nothing that JSON knows'],
  ['[1] [2]', 1, 5, 'expected nothing more'],
  ['[1e]', 1, 2, 'this isn’t JSON'],
  ['{} // a comment', 1, 4, 'JSON has no comments'],
  ['[01]', 1, 3, 'expected a comma'],
])('says where %j stops being JSON', (text, line, column, what) => {
  expect(findJsonMistake(text)).toEqual({ line, column, what })
})

const parses = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test('finds nothing in any valid JSON, however it is spaced', () => {
  fc.assert(
    fc.property(fc.json({ depthSize: 'large' }), fc.constantFrom(undefined, 1, '\t'), (json, space) => {
      expect(findJsonMistake(JSON.stringify(JSON.parse(json), null, space))).toBeUndefined()
    }),
  )
})

test('agrees with JSON.parse on JSON that was damaged in any one place', () => {
  const character = fc.constantFrom(...'{}[]:,"\\ \n\t019.eE+-truefalsn\u0000é')
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.option(character), fc.boolean(), (json, place, wrong, insert) => {
      const at = place % (json.length + 1)
      const damaged = json.slice(0, at) + (wrong ?? '') + json.slice(at + (insert ? 0 : 1))
      expect(findJsonMistake(damaged) === undefined, damaged).toBe(parses(damaged))
    }),
    { numRuns: 2000 },
  )
})

test('refuses too many levels before they exhaust the stack', () => {
  const nest = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  expect(findJsonMistake(nest(200))).toBeUndefined()
  expect(findJsonMistake(nest(100_000))?.what).toBe('more than 200 brackets are open at once')
  expect(findJsonMistake(`["${nest(100_000)}"]`)).toBeUndefined()
})
