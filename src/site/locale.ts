/** The languages the site speaks. */
export const locales = ['en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'en'

/** What browsers, search engines and `Intl` call them. */
export const languageTags: Readonly<Record<Locale, string>> = { en: 'en-US' }

/** The same words in every language: a missing language does not compile. */
export type Localized<Words> = Readonly<Record<Locale, Words>>

/** Makes the same thing for every language. */
export const mapLocales = <Words>(make: (locale: Locale) => Words): Localized<Words> => ({ en: make('en') })

/** Makes the same thing once for each language. */
export const inEachLocale = <Thing>(make: (locale: Locale) => Thing): Localized<Thing> => ({ en: make('en') })
