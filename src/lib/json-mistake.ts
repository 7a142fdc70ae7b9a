export type JsonMistake = { line: number; column: number; what: string }

/**
 * Where a text stops being JSON, in words for the person who wrote it. JSON.parse knows, but says so in a different way in
 * each browser, and for some mistakes without the place. Undefined for valid JSON.
 */
export function findJsonMistake(text: string): JsonMistake | undefined {
  const open: ('{' | '[')[] = []
  let expected: Expected = 'value'
  let at = skipSpace(text, 0)
  while (at < text.length) {
    const found = tokenAt(text, at)
    if ('mistake' in found) return placed(text, found.at, found.mistake)
    const next = step(expected, found.token, open)
    if (next === undefined) return placed(text, at, `expected ${words(expected, open)}`)
    expected = next
    at = skipSpace(text, at + found.length)
  }
  return expected === 'end' ? undefined : placed(text, at, `expected ${words(expected, open)}, but it ends`)
}

type Expected = 'value' | 'first value' | 'name' | 'first name' | 'colon' | 'comma' | 'end'
type Token = '{' | '}' | '[' | ']' | ':' | ',' | 'string' | 'scalar'

/** What may follow a token, or nothing when the token must not stand here. Opens and closes what the token does. */
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

function words(expected: Expected, open: readonly string[]): string {
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

type Found = { token: Token; length: number } | { mistake: string; at: number }

const scalar = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows none inside quotes
const quoted = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*/y

function tokenAt(text: string, at: number): Found {
  const character = text[at] ?? ''
  if (isPunctuation(character)) return { token: character, length: 1 }
  if (character === '"') return stringAt(text, at)
  scalar.lastIndex = at
  const [match] = scalar.exec(text) ?? []
  if (match) return { token: 'scalar', length: match.length }
  return { mistake: 'this is neither a number, true, false, null nor a text in double quotes', at }
}

const isPunctuation = (character: string): character is '{' | '}' | '[' | ']' | ':' | ',' =>
  character !== '' && '{}[]:,'.includes(character)

function stringAt(text: string, at: number): Found {
  quoted.lastIndex = at
  const [match = ''] = quoted.exec(text) ?? []
  const end = at + match.length
  if (text[end] === '"') return { token: 'string', length: match.length + 1 }
  if (text[end] === '\\') return { mistake: 'this backslash starts nothing that JSON knows', at: end }
  if (end < text.length) return { mistake: 'a line break or tab must be written as \\n or \\t', at: end }
  return { mistake: 'the text that starts here has no closing quote', at }
}

function skipSpace(text: string, at: number): number {
  while (at < text.length && ' \t\n\r'.includes(text[at] ?? '')) at++
  return at
}

function placed(text: string, at: number, what: string): JsonMistake {
  const before = text.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, what }
}
