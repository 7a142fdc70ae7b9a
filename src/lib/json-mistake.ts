import { createScanner } from 'jsonc-parser'

export type JsonMistake = { line: number; column: number; what: string }

/**
 * Finds where a text stops being JSON, in words for the person who wrote it. JSON.parse knows too, but each browser says it
 * differently, and some leave out the place. Only the scanner is jsonc-parser's: its parser recurses, so deep nesting
 * would exhaust the stack. Undefined for valid JSON.
 */
export function findJsonMistake(text: string): JsonMistake | undefined {
  const scanner = createScanner(text)
  const open: ('{' | '[')[] = []
  let expected: Expected = 'value'
  while (true) {
    const kind = scanner.scan()
    const at = scanner.getTokenOffset()
    if (kind === endOfText) {
      return expected === 'end'
        ? undefined
        : describeAt(text, at, `expected ${describe(expected, open)}, but it ends`)
    }
    if (whitespace.has(kind)) continue
    const token = tokens.get(kind)
    const isBroken = scanner.getTokenError() !== 0
    const isBadScalar =
      token === 'scalar' && (isBroken || isPartOfWord.test(text[scanner.getPosition()] ?? ''))
    if (!token || isBadScalar) {
      return describeAt(text, at, 'this is neither a number, true, false, null nor a text in double quotes')
    }
    if (isBroken) return describeBadString(text, at)
    const next = step(expected, token, open)
    if (next === undefined) return describeAt(text, at, `expected ${describe(expected, open)}`)
    expected = next
  }
}

type Expected = 'value' | 'first value' | 'name' | 'first name' | 'colon' | 'comma' | 'end'
type Token = '{' | '}' | '[' | ']' | ':' | ',' | 'string' | 'scalar'

/** The scanner's SyntaxKind, which is a const enum and so has no names at run time. Comments are not among them. */
const tokens = new Map<number, Token>([
  [1, '{'],
  [2, '}'],
  [3, '['],
  [4, ']'],
  [5, ','],
  [6, ':'],
  [7, 'scalar'],
  [8, 'scalar'],
  [9, 'scalar'],
  [10, 'string'],
  [11, 'scalar'],
])
const whitespace = new Set<number>([14, 15])
const endOfText: number = 17

/** The scanner splits 01 and 1x into two tokens. */
const isPartOfWord = /[\w.+-]/

/** Says what may follow a token, or undefined when the token must not be here. Keeps track of what is open. */
function step(expected: Expected, token: Token, open: ('{' | '[')[]): Expected | undefined {
  const inside = open.at(-1)
  if (token === ']' || token === '}') {
    const isOpen = token === ']' ? inside === '[' : inside === '{'
    if (!isOpen || !['comma', 'first value', 'first name'].includes(expected)) return undefined
    open.pop()
    return open.length > 0 ? 'comma' : 'end'
  }
  switch (expected) {
    case 'value':
    case 'first value':
      if (token === '{' || token === '[') {
        open.push(token)
        return token === '{' ? 'first name' : 'first value'
      }
      if (token !== 'string' && token !== 'scalar') return undefined
      return open.length > 0 ? 'comma' : 'end'
    case 'name':
    case 'first name':
      return token === 'string' ? 'colon' : undefined
    case 'colon':
      return token === ':' ? 'value' : undefined
    case 'comma':
      if (token !== ',') return undefined
      return inside === '{' ? 'name' : 'value'
    default:
      return undefined
  }
}

function describe(expected: Expected, open: readonly string[]): string {
  const close = open.at(-1) === '{' ? '}' : ']'
  const sentences: Record<Expected, string> = {
    value: 'a value',
    'first value': 'a value or ]',
    name: 'a name in double quotes',
    'first name': 'a name in double quotes or }',
    colon: 'a colon',
    comma: `a comma or ${close}`,
    end: 'nothing more',
  }
  return sentences[expected]
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows none inside quotes
const goodPart = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*/y

/** The scanner says that a string is wrong, but not where. */
function describeBadString(text: string, start: number): JsonMistake {
  goodPart.lastIndex = start
  const end = start + (goodPart.exec(text)?.[0].length ?? 0)
  if (text[end] === '\\') return describeAt(text, end, 'this backslash starts nothing that JSON knows')
  if (end < text.length) return describeAt(text, end, 'a line break or tab must be written as \\n or \\t')
  return describeAt(text, start, 'the text that starts here has no closing quote')
}

function describeAt(text: string, at: number, what: string): JsonMistake {
  const before = text.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, what }
}
