import { accentWords } from './pseudo-language.ts'

const spoken = ['en'] as const
export type Locale = (typeof spoken)[number]

export const defaultLocale: Locale = 'en'
/** Firms and colleagues read English. */
export const staffLocale: Locale = 'en'

/** ⟦Áççéñtéd⟧ English, in tests only: what it doesn't reach is outside the records. A build fixes the setting. */
const hasPseudo = process.env.PSEUDO_LANGUAGE === 'on'
export const pseudoLocale = 'xa' as Locale

export const locales: readonly Locale[] = hasPseudo ? [...spoken, pseudoLocale] : spoken

/** A browser gets one language: see scripts/client-language.ts. */
const atHand = locales.filter(
  (locale) => !process.env.CLIENT_LANGUAGE || locale === process.env.CLIENT_LANGUAGE,
)

/** A missing language or word doesn't compile: English says what there has to be. */
export type Localized<Words> = Readonly<{ en: Words } & Record<Locale, Words>>

/** Joins a room's words. Every record is made here, so that a browser's build can leave the other languages out. */
/* @__NO_SIDE_EFFECTS__ */
export function localized<Words>(
  words: { readonly en: Words } & { readonly [Other in Exclude<Locale, 'en'>]: NoInfer<Words> },
): Localized<Words> {
  return hasPseudo ? withPseudo(words) : words
}

/* @__NO_SIDE_EFFECTS__ */
export const mapLocales = <Words>(make: (locale: Locale) => Words): Localized<Words> =>
  Object.fromEntries(atHand.map((locale) => [locale, make(locale)])) as Localized<Words>

/** One text of a record, in every language. */
/* @__NO_SIDE_EFFECTS__ */
export const pick = <Words, Text>(words: Localized<Words>, choose: (words: Words) => Text): Localized<Text> =>
  mapLocales((locale) => choose(words[locale]))

/** For browsers, search engines and `Intl`. */
export const languageTags: Localized<string> = withTag({ en: 'en-US' })

function withTag(tags: Localized<string>): Localized<string> {
  return hasPseudo ? { ...tags, [pseudoLocale]: 'en-XA' } : tags
}

/** Made at the first use: most records are never asked for it. */
function withPseudo<Words>(words: Localized<Words>): Localized<Words> {
  let accented: Words | undefined
  return Object.defineProperty({ ...words }, pseudoLocale, {
    get: () => {
      accented ??= accentWords(words.en)
      return accented
    },
  })
}
