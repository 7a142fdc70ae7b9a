import { type Handler, Parser } from 'htmlparser2'

/** Drawn in the pseudo-language, every sentence from a record is in ⟦brackets⟧. What is left stands outside. */
const bracketed = /⟦[^⟦⟧]*⟧/
/** `Intl` writes these. */
const dates =
  /\b(?:(?:Jan|Febr?)(?:uary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|(?:Nov|Dec)(?:ember)?|(?:Mon|Tue(?:s)?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?|[AP]M|ET|and)\b/g
const address = /https?:\/\/\S+|\S+@\S+\.\w+|\b(?:[a-z0-9-]+\.)+(?:com|example|gov|org)\b/g
const reference = /\b(?:[A-Z]{2}-\d{4})?[A-Z0-9]{6}\b/g
/** A word of two letters is a code of a state, or a unit. */
const word = /\p{L}{3,}/u

export function isPlain(text: string): boolean {
  let rest = text
  while (bracketed.test(rest)) rest = rest.replace(bracketed, ' ')
  // A page may show a part of a text.
  rest = rest.replace(/⟦.*$/s, ' ').replace(/^.*⟧/s, ' ')
  return word.test(rest.replaceAll(address, ' ').replaceAll(reference, ' ').replaceAll(dates, ' '))
}

const heard = [
  'alt',
  'title',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
]
const inline = /^(?:a|abbr|b|bdi|br|cite|em|i|mark|q|small|span|strong|sub|sup|time|u|wbr)$/
const silent = /^(?:script|style|template|svg)$/
const spokenMeta =
  /^(?:description|keywords|og:title|og:description|og:site_name|twitter:title|twitter:description)$/

export type Place = 'head' | 'frame' | 'main'
export type PlainWords = { place: Place; words: string }

/**
 * Text by block, attributes that people hear, tags of the head and structured data. `translate="no"` marks what the
 * owner or a person typed.
 */
export function findPlainWords(html: string): PlainWords[] {
  const found: PlainWords[] = []
  const open: { name: string; isKept: boolean }[] = []
  let block = ''
  const place = (): Place =>
    open.some(({ name }) => name === 'main')
      ? 'main'
      : open.some(({ name }) => name === 'body')
        ? 'frame'
        : 'head'
  const note = (words: string) => {
    if (isPlain(words)) found.push({ place: place(), words: words.replace(/\s+/g, ' ').trim() })
  }
  const endBlock = () => {
    note(block)
    block = ''
  }
  const handler: Partial<Handler> = {
    onopentag(name, attributes) {
      if (!inline.test(name)) endBlock()
      const isKept = attributes.translate === 'no' || open.at(-1)?.isKept === true
      open.push({ name, isKept })
      if (isKept) return
      for (const each of heard) note(attributes[each] ?? '')
      if (name === 'meta' && spokenMeta.test(attributes.name ?? attributes.property ?? ''))
        note(attributes.content ?? '')
      if (name === 'script' && attributes.type === 'application/ld+json') open.push({ name: 'ld', isKept })
    },
    ontext(text) {
      const { name = '', isKept = false } = open.at(-1) ?? {}
      if (name === 'ld') for (const value of listStrings(JSON.parse(text))) note(value)
      else if (!isKept && !silent.test(name)) block += text
    },
    onclosetag(name) {
      if (!inline.test(name)) endBlock()
      while (open.length > 0 && open.pop()?.name !== name);
    },
  }
  const parser = new Parser(handler)
  parser.end(html)
  endBlock()
  return found
}

/** Of structured data: what isn't a word of its vocabulary. */
const vocabulary = /^(?:@|inLanguage|availableLanguage|contactType|itemListOrder)/

function listStrings(value: unknown, name = ''): string[] {
  if (vocabulary.test(name)) return []
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => listStrings(part, Array.isArray(value) ? name : key))
}

type Written = { subject: string; text: string; html: string }

/** The same of a mail. `typed` are words of a person. */
export function findPlainSentences(
  { subject, text, html }: Written,
  { typed = [] as string[] } = {},
): string[] {
  const own = typed.flatMap((words) => words.split('\n')).filter((line) => line.trim() !== '')
  const withoutTyped = (words: string) => own.reduce((rest, line) => rest.replaceAll(line, ' '), words)
  const lines = [subject, ...withoutTyped(text).split('\n')].filter(isPlain)
  const drawn = findPlainWords(html)
    .map(({ words }) => words)
    .filter((words) => isPlain(withoutTyped(words)))
  return [...new Set([...lines, ...drawn])]
}
