import { homeCrumb, type identityTexts, officeTexts } from '#features/texts/content.ts'
import { definePage, definePlainTexts, type HeadFacts, type Texts } from '#features/texts/schema.ts'
import { addressIn } from '#site/addresses.ts'
import { localized, pick } from '#site/locale.ts'
import { absoluteUrl, type PageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { areaServed, breadcrumbList } from '#site/structured-data.ts'
import { en } from './content/en/texts.ts'
import { contactWords } from './content/words.ts'
import type { ContactField } from './schema.ts'

const contactTexts = definePlainTexts('global', localized({ en }))

const contactPageTexts = { ...officeTexts, ...contactTexts }
export type ContactTexts = Texts<typeof contactPageTexts & typeof identityTexts>

export const contactPage = definePage({
  name: 'Contact',
  path: paths.contact,
  file: 'features/contact/pages/contact.tsx',
  texts: contactPageTexts,
  head: contactHead,
  navigation: [{ label: pick(contactWords, ({ contact }) => contact), in: ['header', 'help'] }],
})

/** A form sent without scripts comes back to this place. */
export const formAnchor = 'contact-form'

export const fieldId = (field: ContactField) => `contact-${field}`

function contactHead(facts: HeadFacts<typeof contactPageTexts>): PageMeta {
  const { texts, site, locale, area } = facts
  const { name, publicUrl } = site
  const words = contactWords[locale]
  const phone = texts['global.contact.phone']
  const home = absoluteUrl(addressIn(locale, paths.home), { publicUrl })
  const url = absoluteUrl(addressIn(locale, paths.contact), { publicUrl })
  return {
    title: words.head.title(name),
    description: words.head.description(phone),
    keywords: words.head.keywords,
    path: paths.contact,
    jsonLd: [
      {
        '@type': 'ContactPage',
        '@id': `${url}#page`,
        url,
        name: texts['global.contact.hero-title'],
        about: { '@id': `${home}#company` },
      },
      {
        '@type': ['Organization', 'FinancialService'],
        '@id': `${home}#company`,
        name,
        url: home,
        telephone: phone,
        email: texts['global.contact.email'],
        areaServed: areaServed(area, locale),
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          telephone: phone,
          email: texts['global.contact.email'],
          availableLanguage: 'en',
        },
      },
      breadcrumbList([homeCrumb[locale]], { label: words.contact, to: paths.contact }, site, locale),
    ],
  }
}

export type OpeningHours = { days: string; hours: string }

/** A table if every line looks like "Saturday: 9AM-5PM"; other hours stay as written. */
export function readOpeningHours(lines: readonly string[]): OpeningHours[] | undefined {
  const rows = lines.map((line) => {
    const [, days, hours] = /^([^:]+):\s*(.+)$/.exec(line.trim()) ?? []
    return days && hours ? { days, hours } : undefined
  })
  return rows.length > 0 && rows.every((row) => row !== undefined) ? rows : undefined
}
