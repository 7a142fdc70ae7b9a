export const locales = ['en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'en'

/** For browsers, search engines and `Intl`. */
export const languageTags: Readonly<Record<Locale, string>> = { en: 'en-US' }

/** A missing language doesn't compile. */
export type Localized<Words> = Readonly<Record<Locale, Words>>

export const mapLocales = <Words>(make: (locale: Locale) => Words): Localized<Words> => ({ en: make('en') })
