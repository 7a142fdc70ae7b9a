import type { z } from 'zod'
import type { ContentSection } from '../schema.ts'

/** Where a text is seen, in the words of the admin's editor. */
export type PageName =
  | 'Home'
  | 'Every page'
  | 'How it works'
  | 'What we fund'
  | 'For attorneys'
  | 'Apply'
  | 'Thank you'
  | 'Contact'
  | 'Not found'

type Place = { section: ContentSection; usedOn: PageName }

/** A slot that shows plain words. `mistake` says what is wrong with words that the slot cannot use. */
export type TextDefinition = Place & {
  type: 'text'
  default: string
  mistake?: (words: string) => string | undefined
}
/** A slot that shows sanitised HTML, written as HTML or as Markdown. */
export type RichDefinition = Place & { type: 'html' | 'markdown'; default: string }
/** A slot that shows a list or record; what does not fit the schema is replaced by the default. */
export type JsonDefinition<T = unknown> = Place & { type: 'json'; default: T; schema: z.ZodType<T> }

export type ContentDefinition = TextDefinition | RichDefinition | JsonDefinition
export type Definitions = Record<string, ContentDefinition>

/** Markup that went through the sanitiser. Only such a string may be set as HTML. */
export type SafeHtml = string & { readonly sanitised: unique symbol }

/** What a page gets for each key: words, sanitised HTML, or the parsed value. */
export type Texts<D extends Definitions> = {
  [Key in keyof D]: D[Key] extends JsonDefinition<infer Value>
    ? Value
    : D[Key] extends RichDefinition
      ? SafeHtml
      : string
}

/** Makes the plain texts of one section: `plainTexts({ section, usedOn }, { 'hero.headline': '...' })`. */
export function plainTexts<Key extends string>(
  place: Place,
  texts: Record<Key, string>,
): Record<Key, TextDefinition> {
  const entries = Object.entries<string>(texts).map(([key, text]) => [
    key,
    { ...place, type: 'text', default: text },
  ])
  return Object.fromEntries(entries) as Record<Key, TextDefinition>
}
