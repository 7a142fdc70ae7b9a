import { printParseErrorCode, visit } from 'jsonc-parser'

export type JsonMistake = { line: number; column: number; what: string }

/** jsonc-parser recurses: without a limit, deep nesting would exhaust the stack. */
const maxLevels = 200

type Mistake = ReturnType<typeof printParseErrorCode>
const sentences: Partial<Record<Mistake, string>> = {
  InvalidSymbol: 'this is neither a number, true, false, null nor a text in double quotes',
  PropertyNameExpected: 'expected a name in double quotes',
  ValueExpected: 'expected a value',
  ColonExpected: 'expected a colon',
  CommaExpected: 'expected a comma',
  CloseBraceExpected: 'expected a comma or }',
  CloseBracketExpected: 'expected a comma or ]',
  EndOfFileExpected: 'expected nothing more',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfString: 'the text that starts here has no closing quote on its line',
  InvalidCharacter: 'a line break or tab must be written as \\n or \\t',
  InvalidEscapeCharacter: 'a backslash in this text starts nothing that JSON knows',
  InvalidUnicode: 'a backslash in this text starts nothing that JSON knows',
}

/** Finds the first place where a text isn't JSON, in words for its author. Browsers each say it differently. */
export function findJsonMistake(text: string): JsonMistake | undefined {
  if (countLevels(text) > maxLevels)
    return { line: 1, column: 1, what: `more than ${maxLevels} brackets are open at once` }
  let found: JsonMistake | undefined
  const onError = (code: number, _at: number, _length: number, line: number, column: number) => {
    found ??= { line: line + 1, column: column + 1, what: sentences[printParseErrorCode(code)] ?? unclear }
  }
  visit(text, { onError }, { disallowComments: true })
  return found ?? (isJson(text) ? undefined : { line: 1, column: 1, what: unclear })
}

const unclear = 'this isn’t JSON'

function countLevels(text: string): number {
  let [level, deepest] = [0, 0]
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.?)*"?|[[{]|[\]}]/gs)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, ++level)
    else if (token === ']' || token === '}') level--
  }
  return deepest
}

/** The parser lets pass what the standard doesn't, such as 1e or a stray minus. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
