import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

/**
 * A browser gets the words of its page's language alone. `localized({ en, es })` keeps only that one in a client's
 * build; nothing then imports the other languages' files, and the bundler drops them.
 */
export function keepOneLanguage(language: string): Plugin {
  return {
    name: 'one-language',
    enforce: 'pre',
    applyToEnvironment: ({ name, config }) => name === 'client' && config.command === 'build',
    transform: {
      filter: { id: /\/src\/.*\.tsx?(\?|$)/ },
      handler(code, id) {
        const [file = ''] = id.split('?', 1)
        if (wordsFile.test(file)) return { code, map: null, moduleSideEffects: false }
        if (!code.includes('localized(')) return
        return { code: keepWordsOf(language, file, code), map: null }
      },
    },
  }
}

/** One language of a room. It does nothing by being loaded. */
const wordsFile = /\/content\/[a-z]{2}(\/[^/]+)?\.tsx?$/

/** Blanks the other languages out, so that everything keeps its line. */
export function keepWordsOf(language: string, file: string, code: string): string {
  const dropped: ESTree.Span[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [words] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'localized') return
      if (words?.type !== 'ObjectExpression')
        throw new Error(`${file}: localized() takes one object of words`)
      if (!words.properties.some((property) => languageOf(property) === language)) return
      dropped.push({ start: callee.start, end: callee.end })
      dropped.push(
        ...words.properties.filter((property) => languageOf(property) !== language).map(withComma(code)),
      )
    },
  }).visit(parseSync(file, code).program)
  return dropped.reduce(
    (kept, { start, end }) => kept.slice(0, start) + blank(kept.slice(start, end)) + kept.slice(end),
    code,
  )
}

const languageOf = (property: ESTree.ObjectPropertyKind): string | undefined =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : undefined

const withComma =
  (code: string) =>
  ({ start, end }: ESTree.Span): ESTree.Span => ({
    start,
    end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0),
  })

const blank = (text: string) => text.replace(/[^\n]/g, ' ')
