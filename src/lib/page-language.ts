import { type Locale, languageTags, locales } from '#site/locale.ts'

/** For scripts that run without React, which knows it from `useLocale`. */
export const readPageLanguage = (): Locale =>
  locales.find((locale) => languageTags[locale] === document.documentElement.lang) ?? 'en'

/** Headers of a call: answers come in the page's language, not in the browser's. */
export const inPageLanguage = () => ({ 'accept-language': document.documentElement.lang })
