import type { z } from 'zod'
import type { Locale, Localized } from '#site/locale.ts'
import { plainMistakes } from './plain-mistakes.ts'

const wordings = new WeakMap<object, Localized<z.ZodType>>()

/** For a route that takes the same fields in every language: their mistakes are worded by the request's. */
export function byLanguage<Schema extends z.ZodType>(schemas: Localized<Schema>): Schema {
  wordings.set(schemas.en, schemas)
  return schemas.en
}

/** What is wrong with a value, in words of a language. */
export function findMistakes(schema: z.ZodType, value: unknown, locale: Locale) {
  const worded = wordings.get(schema)?.[locale] ?? schema
  return worded.safeParse(value, { error: plainMistakes[locale] }).error?.issues ?? []
}
