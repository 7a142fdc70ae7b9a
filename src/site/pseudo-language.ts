const accents: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', c: 'ç', n: 'ñ' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', C: 'Ç', N: 'Ñ' },
}

/** Addresses, keys and codes: not for people. */
const code = /^(?:\S+@\S+|[/#][\w/#?=&.:-]*|https?:\S*|[a-z0-9]+(?:[._:-][\w-]+)+)$/
/** A tag, the target of a Markdown link or a mark that begins a line ends a run of words. */
const breaks =
  /(<[^>]+>|\]\([^)]*\)|!?\[(?=[^\]]*\]\()|\n+(?:\s*(?:#+|[-*>]|\d+\.)\s+)?|^(?:#+|[-*>]|\d+\.)\s+)/
/** Stand inside a run as they are. */
const kept = /(\{[^}]*\}|https?:\/\/\S+|\S+@\S+|&#?\w+;)/

/** Every string in a record as ⟦áççéñtéd⟧ words, and what its functions return. */
export function accentWords<Words>(words: Words): Words {
  return accent(words) as Words
}

function accent(value: unknown): unknown {
  if (typeof value === 'string') return accentText(value)
  if (typeof value === 'function') return (...given: unknown[]) => accent(value(...given))
  if (Array.isArray(value)) return value.map(accent)
  if (isElement(value)) return { ...value, props: { ...value.props, children: accent(value.props.children) } }
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, accent(part)]))
}

function accentText(text: string): string {
  if (code.test(text)) return text
  return text
    .split(breaks)
    .map((part, place) => (place % 2 === 1 || !/\p{L}/u.test(part) ? part : `⟦${accentRun(part)}⟧`))
    .join('')
}

const accentRun = (run: string) =>
  run
    .split(kept)
    .map((part, place) =>
      place % 2 === 1 ? part : part.replace(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter),
    )
    .join('')

type Element = { $$typeof: symbol; props: { children?: unknown } }

const isElement = (value: unknown): value is Element =>
  typeof value === 'object' && value !== null && '$$typeof' in value

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
