// Not the registry: this module is sent to browsers, and the registry brings every text and Zod with it.
import type { Definitions, SafeHtml } from '#features/content/content/definition.ts'
import { footerTexts, identityTexts, officeTexts } from '#features/content/content/global.ts'
import type { chromeTexts, Texts } from '#features/content/content.ts'

export type ChromeTexts = Texts<typeof chromeTexts>
export type Chrome = {
  texts: ChromeTexts
  year: number
  /** Where page views are counted, for visitors who agree. */
  analyticsId: string | undefined
}

/** The words of header and footer when the stored ones cannot be read. */
export const defaultChrome = (): Chrome => ({
  texts: {
    ...defaultsOf(identityTexts),
    ...defaultsOf(officeTexts),
    ...defaultsOf(footerTexts),
    // Markdown is turned into HTML on the server only.
    'global.footer.disclosure': '' as SafeHtml,
  },
  year: new Date().getFullYear(),
  analyticsId: undefined,
})

function defaultsOf<D extends Definitions>(definitions: D): Texts<D> {
  const entries = Object.entries(definitions).map(([key, definition]) => [key, definition.default])
  return Object.fromEntries(entries) as Texts<D>
}

/** Where a page could not be fetched. */
export const connectionWords = {
  title: 'You are offline',
  text: 'We can’t reach the site from your device. Check your Wi-Fi or signal. The page will open on its own once you’re back online.',
  retry: 'Try again',
  trying: 'Trying…',
  back: 'Go back',
} as const
