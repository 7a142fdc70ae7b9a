import type { Localized } from './locale.ts'

/** Goes on every page that describes the law. */
export const notLegalAdvice: Localized<string> = {
  en: 'This page is general information, not legal advice.',
}
