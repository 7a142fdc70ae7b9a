import type { Type, Words } from './paper.ts'

export type PlainRun = { text: string; bold: boolean; lang: string | undefined }

export const runsOf = (words: Words, type?: Type): PlainRun[] =>
  (typeof words === 'string' ? [words] : words).map((run) => {
    const { text, bold = false, lang } = typeof run === 'string' ? { text: run } : run
    return { text: settle(type?.capitals ? text.toUpperCase() : text), bold, lang }
  })

/** Line breaks and tabs are for layouts to make. */
const settle = (text: string) => text.normalize('NFC').replaceAll(/[\n\r\t]+/g, ' ')

export const plainText = (words: Words, type?: Type) =>
  runsOf(words, type)
    .map(({ text }) => text)
    .join('')
