import type { TemplateLines } from '#db/schema/index.ts'
import type { PaperLanguage } from '#domain/contracts.ts'
import type { ContractContent, ContractTemplate } from '#features/contract-forms/papers/schema.ts'
import { programLines } from '#features/contract-forms/templates/content/program.ts'
import { type LineKey, noticeKey, type Place } from '#features/contract-forms/templates/schema/lines.ts'
import type { Run, Words } from '#lib/papers/paper.ts'
import { languageTags } from '#site/locale.ts'
import { valuesOf } from './values.ts'
import { bind, type PaperWords, wordsOf } from './words.ts'

type Values = Partial<Record<Place, string>>

/** Puts a contract's values into the lines of one language. */
export type Writer = {
  content: ContractContent
  words: PaperWords
  /** The first language is the one that is signed in. */
  isFirst: boolean
  say: (key: LineKey, more?: Values) => string
  /** The same, with words of another language marked. */
  write: (key: LineKey, more?: Values) => Words
  /** Of a statute's words, if the template has them in this language. */
  translate: (english: string) => string | undefined
  values: Readonly<Record<Place, string>>
}

export function createWriter(
  content: ContractContent,
  { version, lines }: ContractTemplate,
  language: PaperLanguage,
): Writer {
  const words = wordsOf(language)
  const lineOf = (key: LineKey) => (lines[key] ?? programLines[key])[language]
  const values = valuesOf(content, version, words, lineOf('front.noLimit'))
  const typed = language === 'en' ? [] : typedInEnglish(content)
  return {
    content,
    words,
    isFirst: content.languages[0] === language,
    values,
    say: (key, more) => textOf(fill(lineOf(key), { ...values, ...more }, [])),
    write: (key, more) => joined(fill(lineOf(key), { ...values, ...more }, typed)),
    translate(english) {
      const line = lines[noticeKey(english)]?.[language]
      return line ? textOf(fill(line, values, [])) : undefined
    },
  }
}

/** What a newer program asks of a template that doesn't have it yet is printed in the program's words, as a draft. */
export const lacksLines = (lines: TemplateLines): boolean =>
  Object.keys(programLines).some((key) => !key.startsWith('notice.') && !lines[key])

/** By the owner. */
const typedInEnglish = ({ facts, figures }: ContractContent): string[] => [
  ...(facts.company.hours ? [facts.company.hours] : []),
  ...figures.oneTimeCharges.map(({ name }) => name),
]

function fill(line: string, values: Values, english: readonly string[]): Run[] {
  return line.split(/(\{\w+\})/).map((part) => {
    const place = /^\{(\w+)\}$/.exec(part)?.[1]
    if (place === undefined) return part
    const value = values[place as Place]
    if (!value) throw new Error(`A contract has nothing for {${place}}.`)
    return english.includes(value) ? { text: bind(value), lang: languageTags.en } : value
  })
}

const textOf = (runs: readonly Run[]) =>
  bind(runs.map((run) => (typeof run === 'string' ? run : run.text)).join(''))

/** Text, unless a part of it is in another language. */
const joined = (runs: readonly Run[]): Words =>
  runs.every((run) => typeof run === 'string')
    ? textOf(runs)
    : runs.filter((run) => run !== '').map((run) => (typeof run === 'string' ? bind(run) : run))
