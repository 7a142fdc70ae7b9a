import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

/**
 * Keeps the house ready for a second language: visitors' words stand in content modules, and only
 * src/site/format.ts knows how a language writes numbers and dates.
 */
const formatFile = 'src/site/format.ts'
const localeFile = 'src/site/locale.ts'
/** What a contract says is data, in both languages from the start. */
const paperFile = /^src\/features\/(contracts\/checks|contract-forms\/(editor|papers|templates))\//
const testFile = /\.test\.tsx?$/

/** Staff reads English. */
const staffFile = /\/admin\/|^src\/features\/dashboard\/|^src\/ui\/gallery\//
/** A page without markup (robots.txt, a feed) answers machines. */
const componentFile =
  /^src\/(root\.tsx$|ui\/[^/]+\.tsx$|features\/.*\/(components\/|pages\/.*\.tsx$|mail\.tsx$))/
const isPublicComponent = (path: string) => componentFile.test(path) && !staffFile.test(path)

/** People see or hear these attributes. */
const spokenAttribute =
  /^(aria-(label|description|valuetext|roledescription|placeholder)|alt|title|label|placeholder|legend)$/
/** "Read next", "A “no” costs you nothing": class names and stored values start differently. */
const sentence = /^(?!\S+=)[\s“"‘(]*\p{Lu}(\p{Ll}|\s\p{L}|['’])/u

export function checkWords(root: string): string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root })
    .sort()
    .filter((path) => !testFile.test(path))
    .flatMap((path) => checkFile(path, readFileSync(join(root, path), 'utf8')))
}

function checkFile(path: string, source: string): string[] {
  const { program } = parseSync(path, source)
  const mistakes = [
    ...(isPublicComponent(path) ? findWords(program) : []),
    ...(path === formatFile ? [] : findFormatting(program, path)),
    ...(path === localeFile || paperFile.test(path) ? [] : findLooseRecords(program)),
  ]
  return mistakes.map(({ at, what }) => `${path}:${source.slice(0, at).split('\n').length}: ${what}`)
}

type Mistake = { at: number; what: string }

function findWords(program: ESTree.Program): Mistake[] {
  const mistakes = new Map<number, string>()
  const blame = ({ start }: ESTree.Span, text: string) =>
    mistakes.set(start, `belongs in a content module: ${text.trim().replace(/\s+/g, ' ')}`)
  const blameStrings = (nodes: readonly ESTree.Node[]) => {
    for (const node of nodes.flatMap(collectStrings))
      if (/\p{L}/u.test(textOf(node))) blame(node, textOf(node))
  }
  const blameSentence = (node: StringNode) => {
    if (!excused.has(node) && sentence.test(textOf(node))) blame(node, textOf(node))
  }
  /** Visitors never read what code compares, looks up, throws or imports. */
  const excused = new Set<ESTree.Node>()
  const excuse = (...nodes: readonly ESTree.Node[]) => {
    for (const node of nodes) excused.add(node)
  }

  new Visitor({
    ImportDeclaration: ({ source }) => excuse(source),
    ImportExpression: ({ source }) => excuse(source),
    BinaryExpression: ({ operator, left, right }) => {
      if (operator !== '+') excuse(left, right)
    },
    SwitchCase: ({ test }) => {
      if (test) excuse(test)
    },
    TSLiteralType: ({ literal }) => excuse(literal),
    NewExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'Identifier' && callee.name.endsWith('Error')) excuse(...given)
    },
    MemberExpression: ({ property, computed }) => {
      if (computed) excuse(property)
    },
    JSXAttribute: ({ name, value }) => {
      if (value && name.type === 'JSXIdentifier' && spokenAttribute.test(name.name)) blameStrings([value])
    },
    JSXElement: ({ children }) => blameStrings(children),
    JSXFragment: ({ children }) => blameStrings(children),
    Literal: (node) => {
      if (isString(node)) blameSentence(node)
    },
    TemplateLiteral: blameSentence,
  }).visit(program)
  return [...mistakes].map(([at, what]) => ({ at, what }))
}

type StringNode = ESTree.StringLiteral | ESTree.TemplateLiteral | ESTree.JSXText

const isString = (node: ESTree.Node): node is ESTree.StringLiteral =>
  node.type === 'Literal' && typeof node.value === 'string'

/** Every string that an expression may become. */
function collectStrings(node: ESTree.Node): StringNode[] {
  switch (node.type) {
    case 'JSXExpressionContainer':
      return collectStrings(node.expression)
    case 'ConditionalExpression':
      return [...collectStrings(node.consequent), ...collectStrings(node.alternate)]
    case 'LogicalExpression':
      return [...collectStrings(node.left), ...collectStrings(node.right)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...collectStrings(node.left), ...collectStrings(node.right)] : []
    case 'JSXText':
    case 'TemplateLiteral':
      return [node]
    default:
      return isString(node) ? [node] : []
  }
}

/** A template's fixed parts, with a mark for each value. */
const textOf = (node: StringNode): string =>
  node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked ?? '').join('…') : node.value

function findFormatting(program: ESTree.Program, path: string): Mistake[] {
  const mistakes: Mistake[] = []
  new Visitor({
    MemberExpression: ({ object, property, start }) => {
      const isIntl = object.type === 'Identifier' && object.name === 'Intl'
      const called = property.type === 'Identifier' ? property.name : ''
      if (isIntl || /^toLocale(Date|Time)?String$/.test(called))
        mistakes.push({ at: start, what: `only ${formatFile} formats numbers, dates and lists` })
    },
    Literal: ({ value, start }) => {
      if (value === 'en-US' && path !== localeFile)
        mistakes.push({ at: start, what: `only ${localeFile} spells en-US` })
    },
  }).visit(program)
  return mistakes
}

/** A browser's build and the pseudo-language know only what `localized` has joined. */
function findLooseRecords(program: ESTree.Program): Mistake[] {
  const joined = new Set<ESTree.Node>()
  const mistakes: Mistake[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'Identifier' && callee.name === 'localized')
        for (const words of given) joined.add(words)
    },
    ObjectExpression: (node) => {
      const hasEnglish = node.properties.some(
        (property) =>
          property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'en',
      )
      if (hasEnglish && !joined.has(node))
        mistakes.push({ at: node.start, what: 'words by language are joined by localized()' })
    },
  }).visit(program)
  return mistakes
}

if (import.meta.main) {
  const mistakes = checkWords('.')
  for (const mistake of mistakes) console.error(mistake)
  process.exitCode = mistakes.length > 0 ? 1 : 0
}
