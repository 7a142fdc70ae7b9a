import { type Localized, localized } from './locale.ts'

/** Goes on every page that describes the law. */
export const notLegalAdvice: Localized<string> = localized({
  en: 'This page is general information, not legal advice.',
})
