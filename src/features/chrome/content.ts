import { identityTexts, officeTexts } from '#features/texts/content.ts'
import type { RichDefinition, TextDefinition, Texts } from '#features/texts/schema.ts'
import { localized } from '#site/locale.ts'
import type { NavigationLink } from '#site/navigation.ts'
import { paths } from '#site/paths.ts'
import type { SiteFacts } from '#site/site-facts.ts'
import { footerWords } from './content/default-chrome.ts'
import { en } from './content/en/disclosure.ts'

const socialPage: TextDefinition = {
  section: 'global',
  type: 'text',
  default: localized({ en: '' }),
  mistake: (words) =>
    URL.parse(words)?.protocol === 'https:'
      ? undefined
      : 'This isn’t a web address. Enter the whole of it, like https://www.facebook.com/your-page',
}

const footerTexts = {
  ...footerWords,
  'global.footer.facebook': socialPage,
  'global.footer.linkedin': socialPage,
  'global.footer.instagram': socialPage,
  'global.footer.disclosure': {
    section: 'global',
    type: 'markdown',
    default: localized({ en }),
  } satisfies RichDefinition,
}

export const chromeTexts = { ...identityTexts, ...officeTexts, ...footerTexts }

/** Texts that no single page owns, for the content editor. */
export const everyPage = { name: 'Every page', path: paths.home, texts: { ...identityTexts, ...footerTexts } }

export type ChromeTexts = Texts<typeof chromeTexts>
export type Chrome = {
  texts: ChromeTexts
  year: number
  opened: readonly NavigationLink[]
  licenses: readonly { state: string; license: string }[]
  facts: SiteFacts
  /** Counts page views of visitors who agree. */
  analyticsId: string | undefined
}
