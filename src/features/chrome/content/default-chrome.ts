// Goes to browsers with every page: only what the frame shows.
import { identityTexts, officeTexts } from '#features/texts/content.ts'
import { type Definitions, definePlainTexts, type SafeHtml, type Texts } from '#features/texts/schema.ts'
import { type Locale, localized } from '#site/locale.ts'
import { plainFacts } from '#site/site-facts.ts'
import type { Chrome } from '../content.ts'
import { en } from './en/footer.ts'

export const footerWords = definePlainTexts('global', localized({ en }))

export const defaultChrome = (locale: Locale): Chrome => ({
  texts: {
    ...defaultsOf(identityTexts, locale),
    ...defaultsOf(officeTexts, locale),
    ...defaultsOf(footerWords, locale),
    'global.footer.facebook': '',
    'global.footer.linkedin': '',
    'global.footer.instagram': '',
    // Only the server turns Markdown into HTML.
    'global.footer.disclosure': '' as SafeHtml,
  },
  year: new Date().getFullYear(),
  opened: [],
  licenses: [],
  facts: plainFacts,
  analyticsId: undefined,
})

function defaultsOf<D extends Definitions>(definitions: D, locale: Locale): Texts<D> {
  const entries = Object.entries(definitions).map(([key, definition]) => [key, definition.default[locale]])
  return Object.fromEntries(entries) as Texts<D>
}
