import type { TemplateLine, TemplateLines } from '#db/schema/index.ts'
import { paperLanguages } from '#domain/contracts.ts'
import { type LineKey, lineKeys, noticeKey } from '../schema/lines.ts'
import { words as english } from './en/words.ts'
import { notices } from './es/notices.ts'
import { words as spanish } from './es/words.ts'

/** The words of version 1. No lawyer has confirmed them; the Spanish was not read by a native reviewer either. */
export const programLines: TemplateLines & Record<LineKey, TemplateLine> = {
  ...linesOf(lineKeys.map((key) => [key, english[key], spanish[key]])),
  ...linesOf(notices.map(([text, translation]) => [noticeKey(text), text, translation])),
}

function linesOf<Key extends string>(
  lines: readonly (readonly [key: Key, english: string, spanish: string])[],
): Record<Key, TemplateLine> {
  const made = lines.map(([key, ...words]) => [
    key,
    Object.fromEntries(paperLanguages.map((language, at) => [language, words[at]])),
  ])
  return Object.fromEntries(made)
}
